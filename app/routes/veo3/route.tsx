import type { LoaderFunctionArgs } from "@remix-run/cloudflare";
import { useActionData, useLoaderData } from "@remix-run/react";
import { veo3 as manifest } from "../../../trpc/contract/tools/veo3.ts";
import { VEO_OFFER } from "../../../trpc/contract/rules/models/index.ts";
import { useTranslation } from "../../i18n/use-translation.tsx";
import { modelAction } from "../../models/actions.ts";
import { FilmPage } from "../../models/film-page.tsx";
import { type FilmState, readFilmState } from "../../models/film-state.ts";
import type { ToolAnswer } from "../../tool/actions.ts";
import { shown } from "../../tool/queries.ts";

const { input } = manifest.work;

export const loader = async (args: LoaderFunctionArgs) => shown(await readFilmState(args, manifest));
export { toolHeaders as headers } from "../../tool/queries.ts";
export const action = modelAction(manifest, "video");

/** The family as it is today, and its offer. */
function Family({ models }: Pick<FilmState, "models">) {
  const { t } = useTranslation();
  const alive = models.filter(({ family, state }) => family === "veo" && state !== "retired");
  return (
    <p className="note" data-kind="info">
      {t("tools.veo3.family", { names: alive.map(({ name }) => name).join(", ") })} {t("tools.veo3.offer")}
    </p>
  );
}

/** Veo3 (spec §2). */
export default function Veo3() {
  const state = useLoaderData<typeof loader>() as FilmState;
  const answer = useActionData<typeof action>() as ToolAnswer["data"] | undefined;
  return (
    <FilmPage
      slug={manifest.slug}
      input={input}
      modes={input.shape.mode.unwrap().options}
      state={state}
      answer={answer}
      family="veo"
      offer={VEO_OFFER}
      note={<Family models={state.models} />}
    />
  );
}
