import { BREATH, REST } from "../../../../timeline/compose/pauses.ts";
import type { DraftRow } from "../../../../db/queries/draft.ts";
import type { AdBrief, TemplateName } from "../../../../timeline/brief.ts";
import type { Script } from "../../../../trpc/contract/script.ts";
import { AppError } from "../../app-error.ts";
import { briefProduct } from "../../scripts/brief-product.ts";
import { writeScripts } from "../../scripts/index.ts";
import { spokenSeconds } from "../../../../trpc/contract/rules/speech.ts";
import { beforeOf, seedOf } from "./brief.ts";
import { buttonWords } from "./button-words.ts";

/**
 * The script that was chosen, or where none is written yet one as the built-in writer would. Throws script.missing: it
 * has nothing to say.
 */
function scriptOf({ scripts, script_id, product, settings }: DraftRow): Script {
  const { language, length, objective } = settings;
  const written = scripts.find(({ id }) => id === script_id) ?? scripts[0];
  const script = written ?? writeScripts(product, { language, lengthSeconds: length, objective, count: 1, seed: 1 })[0];
  if (!script) throw new AppError("script.missing");
  return script;
}

/** A draft as a brief without voice, music and presenter: how a template would look with it, before anything is spoken. */
export function silentBrief(row: DraftRow, template: TemplateName, shown: Pick<AdBrief, "pictures" | "films" | "logo">): AdBrief {
  const { id, product, settings } = row;
  const { clips, language } = scriptOf(row);
  return {
    id,
    template,
    ratio: settings.ratio,
    language,
    seed: seedOf(id),
    length: null,
    call: buttonWords(settings, language, product),
    product: briefProduct(product, language),
    clips: clips.map((clip, index) => ({
      ...clip,
      duration: spokenSeconds(clip.text, language) + (index === clips.length - 1 ? REST : BREATH),
      voice: null,
    })),
    ...shown,
    before: beforeOf(product),
    presenter: null,
    music: null,
  };
}
