"""Every recorded screen comes out of the module in the browser byte for byte as out of the native programs."""

import json
from pathlib import Path

from browser_test import BrowserTest
from cases import rows

RECORDED = Path(__file__).resolve().parents[1] / "__Snapshots__"
ENDINGS = {"text": "txt", "json": "json"}


class Snapshots(BrowserTest):
    def test_all(self):
        wanted = [
            (row["name"], row["app"], row["keys"] or "", form, row["mode"] or "basic")
            for row in rows("snapshots.tsv")
            for form in ENDINGS
        ]
        screens = self.page.evaluate(f"""import("./tally.js").then(async ({{ Tally }}) => {{
            const tally = await Tally.load(await (await fetch("tally.wasm")).arrayBuffer());
            const text = (...asked) => new TextDecoder().decode(tally.snapshot(...asked));
            return {json.dumps(wanted)}.map(([, ...asked]) => text(...asked));
        }})""")
        for (name, _, _, form, _), screen in zip(wanted, screens, strict=True):
            with self.subTest(name, form=form):
                self.assertEqual(screen, (RECORDED / f"{name}.{ENDINGS[form]}").read_text())
