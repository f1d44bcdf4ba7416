"""`python -m admiralty` is the command line."""

import sys

from admiralty.cli import main

sys.exit(main())
