import type { LoaderFunctionArgs } from "@remix-run/cloudflare";
import { useActionData, useLoaderData } from "@remix-run/react";
import { veo3 as manifest } from "../../../trpc/contract/tools/veo3.ts";
import { veoOfferOf } from "../../../trpc/contract/rules/flash.ts";
import { attempt } from "../../http/problem.ts";
import { listText } from "../../../locales/list-text.ts";
import { sentences } from "../../i18n/sentences.ts";
import { useTranslation } from "../../i18n/use-translation.tsx";
import { modelAction } from "../../models/actions.ts";
import { FilmPage } from "../../models/film-page.tsx";
import { type FilmState, readFilmState } from "../../models/film-state.ts";
import { dayText } from "../../payment/day.ts";
import type { ToolAnswer } from "../../tool/actions.ts";
import { shown } from "../../tool/queries.ts";

const { input } = manifest.work;

interface VeoState extends FilmState {
  offer: ReturnType<typeof veoOfferOf>;
}

export async function loader(args: LoaderFunctionArgs) {
  const [state, plans] = await Promise.all([readFilmState(args, manifest), attempt(args.context.api.plans.pricing({}))]);
  return shown({ ...state, offer: plans.value ? veoOfferOf(plans.value.pricing.offers, Date.now()) : null });
}
export { toolHeaders as headers } from "../../tool/queries.ts";
export const action = modelAction(manifest, "video");

/** The family as it is today, and its offer while that runs. */
function Family({ models, offer }: Pick<VeoState, "models" | "offer">) {
  const { t, lang } = useTranslation();
  const alive = models.filter(({ family, state }) => family === "veo" && state !== "retired");
  const keys = alive.some(({ state }) => state === "available") ? [] : [...new Set(alive.flatMap(({ missing }) => missing))];
  return (
    <p className="note" data-kind="info">
      {sentences(
        t("tools.veo3.family", {
          names: listText(
            alive.map(({ name }) => name),
            lang,
          ),
        }),
        offer && t("tools.veo3.offer", { percent: offer.percent, day: dayText(offer.ends_at - 1, lang) }),
        keys.length > 0 && t("tools.veo3.notHere", { keys: listText(keys, lang, "disjunction") }),
      )}
    </p>
  );
}

/** Veo3 (spec §2). */
export default function Veo3() {
  const state = useLoaderData<typeof loader>() as VeoState;
  const answer = useActionData<typeof action>() as ToolAnswer["data"] | undefined;
  return (
    <FilmPage
      slug={manifest.slug}
      input={input}
      modes={input.shape.mode.unwrap().options}
      state={state}
      answer={answer}
      family="veo"
      offer={1 - (state.offer?.percent ?? 0) / 100}
      note={<Family models={state.models} offer={state.offer} />}
    />
  );
}
