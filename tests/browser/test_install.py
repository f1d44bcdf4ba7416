"""The page can be installed: Chromium itself is asked what is missing."""

from __future__ import annotations

import json
import os
import shutil
from pathlib import Path

from playwright.sync_api import Playwright

from tests.browser.conftest import CHROMIUM, FLAGS
from tests.browser.harness import Server


def test_the_browser_finds_nothing_that_stands_against_installing(
    playwright: Playwright, server: Server, tmp_path: Path
) -> None:
    """In a profile that is kept: a private window installs nothing."""
    path = os.environ.get(CHROMIUM, shutil.which("chromium")) or None
    context = playwright.chromium.launch_persistent_context(
        tmp_path, executable_path=path, args=FLAGS.split()
    )
    page = context.new_page()
    page.goto(server.url)
    page.get_by_role("heading", level=1).wait_for()
    devtools = context.new_cdp_session(page)
    manifest = devtools.send("Page.getAppManifest")
    assert manifest["errors"] == []
    assert json.loads(manifest["data"])["display"] == "standalone"
    assert devtools.send("Page.getInstallabilityErrors")["installabilityErrors"] == []
    context.close()
