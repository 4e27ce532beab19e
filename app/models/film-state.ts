import type { LoaderFunctionArgs } from "@remix-run/cloudflare";
import { LONGEST_PROMPT } from "../../trpc/contract/rules/models/model.ts";
import type { Manifest } from "../../trpc/contract/tools/manifest.ts";
import { askedOf } from "../task/asked.ts";
import { readToolState, type ToolState } from "../tool/queries.ts";
import { type ModelsState, readModels } from "./queries.ts";

export interface FilmState extends ToolState, ModelsState {
  /** Which of its forms the address asks for. */
  mode: string | null;
  /** A prompt that the address brings, to be looked at before it runs. */
  prompt: string | null;
  /** What the seed's field begins with: another one each time. */
  seed: number;
}

const SEEDS = 1_000_000;

/** A number for a form's seed: another one each time. */
export function freshSeed(): number {
  const [seed = 1] = crypto.getRandomValues(new Uint32Array(1));
  return seed % SEEDS;
}

/** A prompt that an address brings; null: none. */
export const promptIn = ({ searchParams }: URL): string | null => searchParams.get("prompt")?.slice(0, LONGEST_PROMPT) ?? null;

/** What the page of a tool of films shows. */
export async function readFilmState(args: LoaderFunctionArgs, manifest: Manifest): Promise<FilmState> {
  const [state, known] = await Promise.all([readToolState(args, manifest), readModels(args.context, "video")]);
  const sent = state.files?.sent || state.files?.picked ? "ingredients" : null;
  const address = new URL(args.request.url);
  const mode = address.searchParams.get("mode") ?? sent ?? askedOf(state.task)["mode"] ?? null;
  return { ...state, mode: mode === null ? null : String(mode), prompt: promptIn(address), ...known, seed: freshSeed() };
}
