import { subtitleTranslation as manifest } from "../../../trpc/contract/tools/subtitle-translation.ts";
import { toolAction } from "../../tool/actions.ts";
import { subtitlesSample } from "../../translation/sample.ts";
import { readTranslation, TranslationPage } from "../../translation/translation-page.tsx";

export const loader = readTranslation(manifest);
export { toolHeaders as headers } from "../../tool/queries.ts";
export const action = toolAction(manifest);

/** Subtitle translation (spec §1, app 99). */
export default function SubtitleTranslation() {
  return <TranslationPage slug={manifest.slug} manifest={manifest} sample={subtitlesSample} voice={false} />;
}
