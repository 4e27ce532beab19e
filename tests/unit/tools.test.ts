import { describe, expect, it } from "vitest";
import { RESOURCES } from "../../app/i18n/resources.ts";
import { LANGUAGES } from "../../locales/index.ts";
import { APP_ID } from "../../trpc/contract/rules/tasks.ts";
import { UPLOAD_RULES } from "../../trpc/contract/rules/uploads.ts";
import { appIdsOf, BUILT_TOOLS, isAiGenerated, PRO_APPS, toolOfApp } from "../../trpc/contract/tools/app.ts";
import { TOOLS } from "../../trpc/contract/tools/index.ts";

type Words = Record<
  string,
  { page?: object; makes?: string; takes?: string; title?: string; lead?: string; phases?: Record<string, string> }
>;

describe.each(LANGUAGES)("the words of each built tool in %s", (language) => {
  const words = RESOURCES[language].translation.tools as Words;

  it.each(BUILT_TOOLS.map(({ slug, work }) => [slug, work.phases] as const))(
    "%s: its page, what it makes and takes, and every phase",
    (slug, phases) => {
      expect(words[slug]).toMatchObject({
        page: expect.any(Object),
        makes: expect.any(String),
        takes: expect.any(String),
        title: expect.any(String),
        lead: expect.any(String),
      });
      expect(Object.keys(words[slug]?.phases ?? {})).toEqual([...phases]);
    },
  );
});

it("an app of the specification belongs to one tool at most", () => {
  const ids = TOOLS.flatMap((tool) => appIdsOf(tool));
  expect(new Set(ids).size).toBe(ids.length);
  expect(toolOfApp(APP_ID.TEXT_TO_VOICE)?.slug).toBe("text-to-speech");
});

it("spec §6: the pro apps are short-movie translate, product video remix and video translation", () => {
  expect([...PRO_APPS].toSorted((a, b) => a - b)).toEqual([107, 115, 116]);
});

it("what a tool shows of its uploads and is charged as is in the tables", () => {
  for (const { box } of BUILT_TOOLS) if (box?.uploads) expect(UPLOAD_RULES).toHaveProperty(box.uploads);
});

it("is_ai_generated: what a generator makes is told from what is cut, cleaned, converted or written down", () => {
  const generated = BUILT_TOOLS.filter(({ work }) => work.generates).map(({ slug }) => slug as string);
  expect(generated.toSorted()).toEqual([
    "ai-image",
    "ai-video-ads",
    "ai-voice",
    "create-ai-video",
    "face-swap",
    "image-to-videos",
    "link-to-video",
    "text-to-speech",
    "veo3",
    "video-avatar",
    "video-translation",
  ]);
  for (const { slug, work } of BUILT_TOOLS) expect(work.makes, slug).toEqual(expect.arrayContaining([...(work.generates ?? [])]));
  expect([isAiGenerated(APP_ID.TEXT_TO_VOICE, "audio"), isAiGenerated(APP_ID.TEXT_TO_VOICE, "subtitles")]).toEqual([true, false]);
  expect(isAiGenerated(9999, "video")).toBe(false);
});

it("the failures of each tool are of its stages", () => {
  for (const { slug, work } of BUILT_TOOLS) expect(Object.keys(work.failure).toSorted(), slug).toEqual([...work.stages].toSorted());
});
