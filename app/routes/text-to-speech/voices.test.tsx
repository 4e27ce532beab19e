import { renderToStaticMarkup } from "react-dom/server.browser";
import { expect, it } from "vitest";
import type { CloudVoice } from "../../../trpc/contract/voice.ts";
import { Translated } from "../../i18n/use-translation.tsx";
import { firstCloudVoice, NO_CLOUD, Voices } from "./voices.tsx";

const voice = (more: Partial<CloudVoice>): CloudVoice =>
  ({
    id: "openai:nova",
    provider: "openai",
    name: "Nova",
    language: null,
    gender: null,
    character: "",
    emotions: true,
    own: false,
    ...more,
  }) as CloudVoice;

const shown = (lang: "en" | "zh", chosen: string, list: CloudVoice[] = []) =>
  renderToStaticMarkup(
    <Translated lang={lang}>
      <Voices chosen={chosen} cloud={{ ...NO_CLOUD, list }} problems={[{ field: "voice", text: "Choose a voice." }]} />
    </Translated>,
  );

/** The groups of voices in their order, each with whether it is open and how many it has. */
const groupsOf = (html: string) =>
  [...html.matchAll(/<details class="voicegroup"( open="")?><summary[^>]*>([^<]+)<span.*?<\/summary>(.*?)<\/details>/g)].map(
    ([, open, name, voices = ""]) => [name, open !== undefined, voices.match(/type="radio"/g)?.length],
  );

it("voices stand by their languages, of which only that of the chosen one is open: it works without scripts", () => {
  expect(groupsOf(shown("en", "bm_george"))).toEqual([
    ["American English", false, 12],
    ["British English", true, 4],
    ["Chinese", false, 8],
  ]);
});

it("where none is chosen none is checked, and the page's language is open", () => {
  expect(groupsOf(shown("zh", ""))[0]).toEqual(["中文", true, 8]);
  expect(shown("zh", "")).not.toContain("checked");
});

it("one's own voices come first, and providers' voices stand beside ours of their language", () => {
  const own = voice({ id: "elevenlabs:21m00Tcm4TlvDq8ikWAM", name: "Ada", language: "de", own: true });
  const groups = groupsOf(shown("en", "af_heart", [voice({}), voice({ id: "openai:ash", language: "en-US" }), own]));
  expect(groups).toEqual([
    ["German", false, 1],
    ["American English", true, 13],
    ["British English", false, 4],
    ["Chinese", false, 8],
    ["Any language", false, 1],
  ]);
});

it("what is wrong with the choice is said once, where it is seen", () => {
  const html = shown("en", "");
  expect(html.match(/Choose a voice\./g)).toHaveLength(1);
  expect(html.indexOf("Choose a voice.")).toBeLessThan(html.indexOf("British English"));
});

it("of providers' voices alone that is chosen at first which stands first: one's own, else one of the page's language", () => {
  const list = ["en-US", "zh-CN", null].map((language, at) => voice({ id: `openai:v${at}`, language }));
  expect(["en", "zh", "fr"].map((lang) => firstCloudVoice({ ...NO_CLOUD, list }, lang))).toEqual(["openai:v0", "openai:v1", "openai:v0"]);
  const own = voice({ id: "elevenlabs:mine", language: "de", own: true });
  expect(firstCloudVoice({ ...NO_CLOUD, list: [...list, own] }, "zh")).toBe("elevenlabs:mine");
  expect(firstCloudVoice(NO_CLOUD, "en")).toBe("");
});

it("a language says that the filters leave none of its voices: a style sheet shows it", () => {
  expect(shown("en", "").match(/data-none[^<]*no voice fits these filters/g)).toHaveLength(3);
  expect(shown("zh", "").match(/没有符合筛选的声音/g)).toHaveLength(3);
});
