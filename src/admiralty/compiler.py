"""What sources say to mypyc alone: machine integers, and classes that interpreted ones may extend.

Games of other packages are interpreted. Without the compiler these words mean nothing; this module is never
compiled.
"""

from typing import TYPE_CHECKING

if TYPE_CHECKING:
    from mypy_extensions import i64 as i64
    from mypy_extensions import mypyc_attr as mypyc_attr
else:
    i64 = int

    def mypyc_attr(**wishes):
        return lambda kind: kind
