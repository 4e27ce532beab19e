import type { LoaderFunctionArgs } from "@remix-run/cloudflare";
import type { ShownModel } from "../../trpc/contract/model.ts";
import type { Manifest } from "../../trpc/contract/tools/manifest.ts";
import { readToolState, type ToolState } from "../tool/queries.ts";
import { readModels } from "./queries.ts";

export interface FilmState extends ToolState {
  /** Which of its forms the address asks for. */
  mode: string | null;
  models: ShownModel[];
  /** What the seed's field begins with: another one each time. */
  seed: number;
}

const SEEDS = 1_000_000;

/** A number for a form's seed: another one each time. */
export function freshSeed(): number {
  const [seed = 1] = crypto.getRandomValues(new Uint32Array(1));
  return seed % SEEDS;
}

/** What the page of a tool of films shows. */
export async function readFilmState(args: LoaderFunctionArgs, manifest: Manifest): Promise<FilmState> {
  const [state, models] = await Promise.all([readToolState(args, manifest), readModels(args.context, "video")]);
  const sent = state.files?.sent || state.files?.picked ? "ingredients" : null;
  const mode = new URL(args.request.url).searchParams.get("mode") ?? sent ?? state.task?.output?.facts["mode"] ?? null;
  return { ...state, mode: mode === null ? null : String(mode), models, seed: freshSeed() };
}
