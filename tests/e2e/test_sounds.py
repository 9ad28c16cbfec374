"""The sounds of the games, made without a loudspeaker: each is heard, none is cut off."""

from __future__ import annotations

import subprocess
from pathlib import Path

import pytest
from playwright.sync_api import Page

from hatch_build import node_folder

WEB = Path(__file__).parents[2] / "web"

# The loudest moment of each, at the highest volume that can be chosen: 1 is all there is.
_PEAKS = """async () => {
    const found = {};
    for (const [name, made] of Object.entries(sounds.MADE)) {
        const at = new OfflineAudioContext(1, 2 * 44100, 44100);
        made(at, 0);
        const samples = (await at.startRendering()).getChannelData(0);
        found[name] = samples.reduce((most, one) => Math.max(most, Math.abs(one)), 0);
    }
    return found;
}"""


@pytest.mark.parametrize(("game", "count"), [("heat", 9), ("heap", 11), ("potatoh", 8)])
def test_no_sound_is_silent_and_none_is_cut_off(page: Page, game: str, count: int) -> None:
    node = node_folder() / "bin" / "node"
    bundled = subprocess.run(
        [node, "bundle_sounds.mjs", game], cwd=WEB, check=True, capture_output=True, text=True
    )
    page.goto("about:blank")
    page.add_script_tag(content=bundled.stdout)
    peaks: dict[str, float] = page.evaluate(_PEAKS)
    assert len(peaks) == count
    assert {name: peak for name, peak in peaks.items() if not 0.03 < peak < 0.95} == {}
