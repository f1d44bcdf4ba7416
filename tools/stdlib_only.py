"""An import-linter contract: the named packages import the standard library and our own package only."""

import sys
from typing import cast

from grimp import ImportGraph
from importlinter import Contract, ContractCheck, fields, output


class StdlibOnly(Contract):
    """Broken by any third-party import, so a new dependency needs no new entry here."""

    type_name = "stdlib_only"

    packages = fields.ListField(subfield=fields.StringField())

    def check(self, graph: ImportGraph, verbose: bool) -> ContractCheck:
        packages = cast(list[str], self.packages)
        ours = {name.partition(".")[0] for name in packages}
        allowed = ours | sys.stdlib_module_names
        breaches = sorted(
            f"{module} imports {imported}"
            for package in packages
            for module in {package} | graph.find_descendants(package)
            for imported in graph.find_modules_directly_imported_by(module)
            if imported.partition(".")[0] not in allowed
        )
        return ContractCheck(kept=not breaches, metadata={"breaches": breaches})

    def render_broken_contract(self, check: ContractCheck) -> None:
        for breach in check.metadata["breaches"]:
            output.print_error(breach, bold=False)
