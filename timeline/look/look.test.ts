import { describe, expect, it } from "vitest";
import { TEMPLATES } from "../brief.ts";
import { compose } from "../compose/compose.ts";
import { documentDuration, parseDocument } from "../document.ts";
import { editCommand, type EditCommandInput } from "../edit/commands.ts";
import { begin, edit, undo } from "../edit/log.ts";
import { after, the } from "../edit/testing.ts";
import { fixtureBrief } from "../fixtures/brief.ts";
import { captionCommands, styleCommands, textsOf } from "./captions.ts";
import { CAPTION_LOOK_NAMES, CAPTION_LOOKS } from "./presets.ts";
import { templateCommands } from "./template.ts";

const ad = compose(fixtureBrief({ template: "magazine", ratio: "9:16", language: "en" }));
const step = (commands: readonly EditCommandInput[]) =>
  edit(
    begin(ad),
    commands.map((one) => editCommand.parse(one)),
  );

describe("looks", () => {
  it("change all captions at once, and one undo gives back the very document", () => {
    for (const name of CAPTION_LOOK_NAMES) {
      const commands = captionCommands(ad, CAPTION_LOOKS[name]);
      expect(commands).toHaveLength(1);
      const log = step(commands);
      const captions = textsOf(log.document, ["caption"]);
      expect(captions.length).toBeGreaterThan(8);
      expect(new Set(captions.map(({ style, spoken }) => `${style.families.join()} ${spoken?.kind}`)).size).toBe(1);
      expect(parseDocument(log.document)).toEqual(log.document);
      expect({ ...undo(log).document, revision: ad.revision }).toEqual(ad);
    }
  });

  it("give a document the type and changes of another template; what is said, and when, stays", () => {
    for (const name of TEMPLATES) {
      const log = step(templateCommands(ad, name));
      expect(documentDuration(log.document)).toBe(documentDuration(ad));
      const said = (document: typeof ad) =>
        textsOf(document, ["price", "call", "text", "caption"]).map(({ text, startTime }) => [text, startTime]);
      expect(said(log.document)).toEqual(said(ad));
      const faces = textsOf(log.document, ["text", "price", "call"]).map(({ style }) => style.families.join());
      expect(new Set(faces)).toEqual(new Set([CAPTION_LOOKS[name].faces.en.join()]));
      expect({ ...undo(log).document, revision: ad.revision }).toEqual(ad);
    }
  });

  it("leave locked tracks as they are, and move many elements by as much", () => {
    const [caption] = textsOf(ad, ["caption"]);
    const track = ad.tracks.find(({ elements }) => elements.some(({ id }) => id === caption?.id))?.id ?? "";
    const locked = after(ad, { type: "setTrack", track, locked: true });
    expect(textsOf(locked, ["caption"]).some(({ id }) => id === caption?.id)).toBe(false);
    const id = caption?.id ?? "";
    const moved = the(after(ad, { type: "updateAll", ids: [id], values: {}, dy: -100 }), id);
    expect(moved.type === "text" && moved.transform.y).toBe((caption?.transform.y ?? 0) - 100);
    expect(styleCommands(ad, ["price"], { color: "#ff0000" })).toMatchObject([
      { type: "updateAll", values: { style: { color: "#ff0000" } } },
    ]);
  });
});
