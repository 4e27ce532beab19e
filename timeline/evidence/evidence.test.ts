import { describe, expect, it } from "vitest";
import { compose } from "../compose/compose.ts";
import type { TimelineDocument } from "../document.ts";
import { openDocument } from "../document/open.ts";
import { editCommand, type EditCommandInput } from "../edit/commands.ts";
import { begin, edit, undo } from "../edit/log.ts";
import { after } from "../edit/testing.ts";
import { unbound } from "../draw/text/bound.ts";
import { fixtureBrief } from "../fixtures/brief.ts";
import { transcriptOf } from "../transcript.ts";
import { claimsOf } from "./attach.ts";
import { flaggedBy, flagsOf } from "./flags.ts";

const FACTS = [{ id: "f1", text: "Keeps drinks hot for 24 hours." }];
const SCRIPT = {
  clips: [
    { id: "c2", claims: [{ text: "keep it hot for twenty four hours", fact_id: "f1" }] },
    { id: "c3", claims: [{ text: "nothing leaks in your bag", fact_id: null }] },
    { id: "gone", claims: [{ text: "never said", fact_id: null }] },
  ],
};
const ad = compose(fixtureBrief({ template: "studio", ratio: "9:16", language: "en" }));
const claims = claimsOf(ad, SCRIPT, FACTS);
const document: TimelineDocument = { ...ad, claims };
const all = document.tracks.flatMap(({ elements }) => elements);
const [hot] = claims;
const commands = (list: EditCommandInput[]) => list.map((one) => editCommand.parse(one));

/** The elements that show a picture. */
const showing = (assetId: string) => all.filter((one) => "assetId" in one && one.assetId === assetId).map(({ id }) => id);
const saying = (text: string) => all.filter((one) => one.type === "text" && unbound(one.text) === text).map(({ id }) => id);

describe("the evidence of claims", () => {
  it("is found in the document of an ad: the words' own time, the shot, the captions, and the figure on the screen", () => {
    expect(claims.map(({ id, source }) => [id, source])).toEqual([
      ["c2-1", "Keeps drinks hot for 24 hours."],
      ["c3-1", ""],
    ]);
    expect(hot?.shows.map(({ kind }) => kind)).toEqual(expect.arrayContaining(["shot", "caption", "source"]));
    expect(hot?.shows).toContainEqual({ kind: "source", text: "Hot for 24 hours" });
    const voice = document.assets["voice-c2"]?.duration ?? 0;
    expect(hot?.voice).toMatchObject({ assetId: "voice-c2" });
    expect((hot?.voice.to ?? 0) - (hot?.voice.from ?? 0)).toBeLessThan(voice * 120_000);
    expect(flagsOf(document)).toEqual([]);
    expect(openDocument(JSON.parse(JSON.stringify(document)))).toMatchObject({ document: { claims }, losses: { count: 0 } });
  });

  it("is missed where an edit cuts it away, and no more once that is undone", () => {
    const ids = saying("Hot for 24 hours");
    const log = edit(begin(document), commands([{ type: "delete", ids }]));
    const [flag] = flaggedBy(document, log.document);
    expect(flag).toMatchObject({ claim: "c2-1", source: "Keeps drinks hot for 24 hours.", gone: [{ kind: "source" }] });
    expect(flagsOf(undo(log).document)).toEqual([]);
    // The next edit is not told of what was gone before it.
    const next = edit(log, commands([{ type: "marker", marker: { id: "m", time: 0 } }]));
    expect(flaggedBy(log.document, next.document)).toEqual([]);
    expect(flagsOf(next.document)).toHaveLength(1);
  });

  it("is missed where its shot is taken out, its caption says something else, or its track is hidden", () => {
    const shot = hot?.shows.find((one) => one.kind === "shot");
    const gone = (...list: EditCommandInput[]) =>
      flaggedBy(document, after(document, ...list)).flatMap((one) => one.gone.map(({ kind }) => kind));
    expect(gone({ type: "delete", ids: showing(shot?.kind === "shot" ? shot.assetId : "") })).toContain("shot");
    const caption = hot?.shows.find((one) => one.kind === "caption");
    const [id = ""] = saying(caption?.kind === "caption" ? caption.text : "");
    expect(gone({ type: "update", id, values: { text: "something else altogether" } })).toContain("caption");
    const track = document.tracks.find(({ elements }) => elements.some((one) => one.id === id))?.id ?? "";
    expect(gone({ type: "setTrack", track, hidden: true })).toContain("caption");
    expect(gone({ type: "update", id, values: { transform: { opacity: 0 } } })).toContain("caption");
  });

  it("stays where an element is split, moved with its words, or the claim is not said any more", () => {
    const at = Math.round((all.find(({ id }) => id === saying("Hot for 24 hours")[0])?.startTime ?? 0) + 40_000);
    expect(flaggedBy(document, after(document, { type: "split", at }))).toEqual([]);
    const voice = showing("voice-c2");
    const silent = after(document, { type: "delete", ids: voice });
    expect(flaggedBy(document, after(silent, { type: "delete", ids: saying("Hot for 24 hours") }))).toEqual([]);
    const words = transcriptOf(document);
    const [first] = words;
    const cut = after(document, { type: "cut", spans: [{ from: first?.from ?? 0, to: first?.to ?? 1 }] });
    expect(flaggedBy(document, cut)).toEqual([]);
  });
});
