import type { z } from "zod";
import type { ModelNow } from "../../../../trpc/contract/rules/models/state.ts";
import { modelCost, pictureCount } from "../../../../trpc/contract/rules/models/units.ts";
import { aiImage as manifest } from "../../../../trpc/contract/tools/ai-image.ts";
import { seedBeside } from "../../../../timeline/poster/poster.ts";
import { POSTER_STYLES } from "../../../../timeline/poster/style-names.ts";
import { refuseLacking, refuseUnable } from "../../models/admit.ts";
import { requireDecent } from "../../models/decent.ts";
import { usableModel } from "../../models/registry.ts";
import { resolveFile, resolveFiles } from "../files.ts";
import { defineTool } from "../tool.ts";
import { type KeptImage, keptImage } from "./kept.ts";
import { makeImages } from "./run.ts";

const TITLE = 80;
/** So many pictures are made where one is varied. */
const VARIATIONS = 4;
/** Seeds are below that (`ai-image.ts` of the contract): a multiple of the sets of colors. */
const SEEDS = 1_000_000;

type Asked = z.output<typeof manifest.work.input>;

/** The first line of the prompt, else the first file's name. */
const titleOf = ({ asked: { prompt, mode }, pictures, foreground }: KeptImage): string =>
  (prompt.split("\n")[0]?.trim() || foreground?.name || pictures[0]?.name || mode).slice(0, TITLE);

/** Refuses a form that lacks what its mode needs. */
function requireInput({ mode, prompt, pictures, foreground, background }: Asked): void {
  refuseLacking(mode, {
    prompt: mode === "text" && prompt === "",
    pictures: mode === "image" && pictures.length === 0,
    foreground: mode === "blend" && foreground === undefined,
    background: mode === "blend" && background === undefined,
  });
}

/** Refuses what the model cannot do, before anybody pays for it. */
function requireAbility(model: ModelNow, { mode, prompt, ratio, pictures }: Asked): void {
  // What is made from pictures has their shape: its form asks for none.
  const shape = mode === "text" ? ratio : "auto";
  refuseUnable(model, { makes: "image", need: mode, ratio: shape, pictures: mode === "image" ? pictures.length : 0 });
  refuseLacking(mode, { prompt: mode === "image" && model.provider !== "built-in" && prompt === "" });
}

/** AI Image: by a provider's model or by the built-in engine, whose posters, treatments and blends are labelled so. */
export const aiImage = defineTool<Asked, KeptImage>({
  manifest,
  kept: { version: 1, schema: keptImage },
  async prepare(call, asked) {
    requireInput(asked);
    requireDecent(asked.prompt);
    const model = await usableModel(call, asked.model);
    requireAbility(model, asked);
    const { id, name, credits } = model;
    const one = (file: string | undefined) => (file ? resolveFile(call, file, "foreground-image") : null);
    const [pictures, foreground, background] = await Promise.all([
      resolveFiles(call, asked.pictures, "ai-image"),
      one(asked.foreground),
      one(asked.background),
    ]);
    const input = { asked, pictures, foreground, background, model: { id, name, credits } };
    return { input, title: titleOf(input) };
  },
  files: ({ pictures, foreground, background }) => [...pictures, foreground, background].flatMap((one) => one?.key ?? []),
  vary: ({ asked }, { index, seed, facts }) => {
    const style = String(facts["styles"] ?? "").split(",")[index];
    const own = POSTER_STYLES.find((one) => one === style) ?? asked.style;
    const anew = { ...asked, style: own };
    // In a style without chance in its drawing only the colors differ.
    return asked.mode === "text"
      ? { ...anew, seed: seedBeside(seed, asked.seed + index) % SEEDS, count: VARIATIONS }
      : { ...anew, seed, count: asked.count };
  },
  check() {
    /* All that can be refused is refused while the order is read. */
  },
  quote: ({ model, asked, pictures }) => ({
    credits: modelCost(model, pictureCount({ ...asked, pictures: pictures.length })),
    seconds: null,
  }),
  run: makeImages,
});
