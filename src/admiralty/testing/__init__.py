"""The contract of a game as tests, for the games of this project and of other packages.

    pytest --pyargs admiralty.testing                              all games that are installed
    ADMIRALTY_TESTED=sea-lion pytest --pyargs admiralty.testing    only these, with commas between

The tests need `admiralty[testing]`. A check that fails says what it compared, as a test does.
"""

import pkgutil
import sys

if "pytest" in sys.modules:
    modules = [f"{__name__}.{module.name}" for module in pkgutil.iter_modules(__path__)]
    sys.modules["pytest"].register_assert_rewrite(*modules)
