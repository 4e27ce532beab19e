import { expect, it } from "vitest";
import { fixtureBrief } from "../fixtures/brief.ts";
import { compose } from "./compose.ts";
import { DECOR } from "./document-builder.ts";

it.each(["studio", "demo", "magazine"] as const)("a sentence that is set large is without its lead-in: %s", (template) => {
  const brief = fixtureBrief({ template, ratio: "16:9", language: "zh" });
  const text = "价格放在最后说，是因为我想让你先看完：不到30美元，值不值你来定。";
  const clips = brief.clips.map((one, i) =>
    i === 1 ? { ...one, role: "offer" as const, headline: "29.99美元", text, voice: null, duration: 7 } : one,
  );
  const document = compose({ ...brief, clips, films: [], presenter: null, pictures: brief.pictures.slice(0, 1) });
  const large = document.tracks.flatMap(({ elements }) =>
    elements.flatMap((one) => (one.type === "text" && one.name !== DECOR && one.text.includes("价格放在最后") ? [one] : [])),
  );
  for (const { startTime, duration, text: shown } of large)
    expect({ shown, startTime, duration }).toMatchObject({ shown: expect.not.stringContaining("美元") as string });
});
