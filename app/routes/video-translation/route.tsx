import { BUILT_IN_DUB } from "../../../trpc/contract/rules/models/index.ts";
import { fileInputs } from "../../../trpc/contract/tools/file-input.ts";
import { TRANSLATED_VIDEOS, videoTranslation as manifest } from "../../../trpc/contract/tools/video-translation.ts";
import { type Batch, toolAction } from "../../tool/actions.ts";
import { TRANSLATED_SAMPLE } from "../../translation/sample.ts";
import { readTranslation, TranslationPage } from "../../translation/translation-page.tsx";
import { DubberField } from "./dubber-field.tsx";
import { VoiceField } from "./voice-field.tsx";

const { video: _video, ...rest } = manifest.work.input.shape;
/** One to five videos (spec §5): a task each. */
const FORM = manifest.work.input.omit({ video: true }).extend({ videos: fileInputs("video-translation", TRANSLATED_VIDEOS) });
const ORDERED = FORM.pick({ videos: true }).extend(rest);
/** The tool as its form asks it: what is sent here from elsewhere is among its videos. */
const ASKED = { ...manifest, work: { ...manifest.work, input: ORDERED, accepts: { video: "videos" } } };

const videosOf = ({ videos }: Record<string, unknown>): unknown[] => (Array.isArray(videos) ? videos : []);

const BATCH: Batch = {
  form: ORDERED,
  asks: { video: "videos" },
  each: ({ videos, ...values }) => videosOf({ videos }).map((video) => ({ ...values, video })),
  check: (values) =>
    videosOf(values).length > 1 && [values.lines, values.target].some((text) => String(text ?? "").trim() !== "")
      ? [{ field: "lines", key: "subtitles.oneVideo", params: {} }]
      : [],
};

export const loader = readTranslation(ASKED, "dub");
export { toolHeaders as headers } from "../../tool/queries.ts";
export const action = toolAction(manifest, BATCH);

/** Video translation (spec §2). */
export default function VideoTranslation() {
  return (
    <TranslationPage
      slug={manifest.slug}
      manifest={ASKED}
      sample={() => TRANSLATED_SAMPLE}
      voice
      custom={(values, problems) => ({
        voice: <VoiceField chosen={String(values.voice ?? "")} />,
        by: <DubberField chosen={String(values.by ?? BUILT_IN_DUB)} values={values} problems={problems} />,
        agreed: null,
        statement: null,
      })}
    />
  );
}
