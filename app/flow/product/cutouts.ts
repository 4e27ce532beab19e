import type { AppLoadContext } from "@remix-run/cloudflare";
import type { Cutout } from "../../../trpc/contract/preview.ts";
import { attempt, type Problem } from "../../http/problem.ts";
import { sentences } from "../../i18n/sentences.ts";
import type { Translation } from "../../i18n/translation.ts";

/** The button that has the pictures cut out posts this. */
export const CUT_OUT = "cutouts";

/** What was cut out of a draft's pictures before now; nothing where that cannot be told. */
export const madeCutouts = async ({ api }: AppLoadContext, draft_id: string): Promise<Cutout[]> =>
  (await attempt(api.previews.cutouts({ draft_id }))).value?.list ?? [];

/** Has the pictures cut out; answers why that could not be. */
export const makeCutouts = async ({ api }: AppLoadContext, draft_id: string): Promise<Problem[]> => {
  const { problem } = await attempt(api.previews.makeCutouts({ draft_id }));
  return problem ? [problem] : [];
};

/** What is said of a cut-out beside it. */
export const sayCutout = ({ state, doubt }: Cutout, t: Translation["t"]): string =>
  state === "unsure" ? sentences(t(`details.doubts.${doubt ?? "area"}`), t("details.cutoutUnsure")) : t(`details.cutouts.${state}`);
