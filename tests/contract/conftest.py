"""A check that fails says what it compared, as a test does."""

import pytest

pytest.register_assert_rewrite("tests.contract.checks")
