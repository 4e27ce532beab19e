import type { z } from "zod";
import type { ModelNow } from "../../../../trpc/contract/rules/models/state.ts";
import { modelCost } from "../../../../trpc/contract/rules/models/units.ts";
import type { UploadPurpose } from "../../../../trpc/contract/rules/uploads.ts";
import type { FilmAsked } from "../../../../trpc/contract/tools/film-input.ts";
import type { Call } from "../../http/implement.ts";
import { refuseLacking, refuseUnable } from "../../models/admit.ts";
import { requireDecent } from "../../models/decent.ts";
import { usableModel } from "../../models/registry.ts";
import { resolveFile, resolveFiles } from "../files.ts";
import { defineTool, type Tool } from "../tool.ts";
import { type KeptFilm, keptFilm } from "./kept.ts";
import { extended, varied } from "./anew.ts";
import { filmsOf, makeFilms } from "./run.ts";

const TITLE = 80;

const titleOf = ({ asked: { prompt, mode }, pictures, first }: KeptFilm): string =>
  (prompt.split("\n")[0]?.trim() || first?.name || pictures[0]?.name || mode).slice(0, TITLE);

/** Refuses a form that lacks what its mode needs. */
function requireInput({ mode, prompt, pictures, first, last, follows }: FilmAsked): void {
  // What goes on from a film begins with its last frame.
  if (follows !== undefined && mode !== "text") return;
  refuseLacking(mode, {
    prompt: (mode === "text" || mode === "ingredients") && prompt === "",
    pictures: (mode === "image" || mode === "ingredients") && pictures.length === 0,
    first: mode === "frames" && first === undefined,
    last: mode === "frames" && last === undefined,
  });
}

const NEEDS = { text: "text", image: "image", frames: "last-frame", ingredients: "ingredients" } as const;

/** Refuses what the model cannot do, before anybody pays for it. */
function requireAbility(model: ModelNow, { mode, follows, seconds, ratio, pictures }: FilmAsked): void {
  // Words of the built-in engine go on as words; all else goes on from a picture.
  const need = follows === undefined || (mode === "text" && model.provider === "built-in") ? NEEDS[mode] : NEEDS.image;
  const together = need === "ingredients" ? pictures.length : 0;
  refuseUnable(model, { makes: "video", need, seconds: Number(seconds), ratio, pictures: together });
}

interface FilmTool {
  manifest: Tool<FilmAsked>["manifest"];
  /** The upload rule of its pictures. */
  purpose: UploadPurpose;
  /** What is taken off the price now (spec §9 Offers); 0: nothing. */
  percentOff?: (call: Pick<Call, "db">) => Promise<number>;
}

/** A tool of films: AI Video, Image to Video, Veo3. */
export const filmTool = ({ manifest, purpose, percentOff = async () => 0 }: FilmTool): Tool =>
  defineTool<FilmAsked, KeptFilm>({
    manifest: manifest as Tool<FilmAsked>["manifest"] & { work: { input: z.ZodType<FilmAsked> } },
    kept: { version: 1, schema: keptFilm },
    async prepare(call, asked) {
      requireInput(asked);
      requireDecent(asked.prompt);
      const model = await usableModel(call, asked.model);
      requireAbility(model, asked);
      const one = (file: string | undefined) => (file ? resolveFile(call, file, purpose) : null);
      const [pictures, first, last, follows] = await Promise.all([
        asked.pictures.length > 0 ? resolveFiles(call, asked.pictures, purpose) : [],
        one(asked.first),
        one(asked.last),
        asked.follows ? resolveFile(call, asked.follows, "film-extension") : null,
      ]);
      const { id, name, credits } = model;
      const off = id.startsWith("built-in/") ? 0 : await percentOff(call);
      const input: KeptFilm = {
        asked,
        pictures,
        first,
        last,
        follows,
        model: { id, name, credits: (credits * (100 - off)) / 100 },
      };
      return { input, title: titleOf(input) };
    },
    files: ({ pictures, first, last, follows }) => [...pictures, first, last, follows].flatMap((one) => one?.key ?? []),
    vary: ({ asked }, change) => varied(asked, change),
    extend: ({ asked }, change) => extended(asked, change),
    check() {
      /* All that can be refused is refused while the order is read. */
    },
    quote: (kept) => {
      const seconds = Number(kept.asked.seconds) * filmsOf(kept);
      return { credits: modelCost(kept.model, seconds), seconds };
    },
    run: makeFilms,
  });
