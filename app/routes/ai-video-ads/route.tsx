import type { ActionFunctionArgs, LoaderFunctionArgs } from "@remix-run/cloudflare";
import { useActionData, useLoaderData } from "@remix-run/react";
import type { ScriptLanguage } from "../../../trpc/contract/product.ts";
import { FIRST_CURRENCY, scriptLanguageOf } from "../../../trpc/contract/rules/script-language.ts";
import { draftIdOf, readDraft } from "../../flow/draft.ts";
import { likeOf, readLikeness } from "../../flow/like.ts";
import { LikeNote } from "../../flow/like-note.tsx";
import { madeCutouts } from "../../flow/product/cutouts.ts";
import { sentMedia } from "../../flow/product/sent.tsx";
import { ProductForm } from "../../flow/product/product-form.tsx";
import { type ProductValues, valuesOf } from "../../flow/product/values.ts";
import { Steps } from "../../flow/steps.tsx";
import { useTranslation } from "../../i18n/use-translation.tsx";
import { Sentences } from "../../ui/sentences.tsx";
import { describeProduct } from "./actions.ts";

export async function loader({ request, context }: LoaderFunctionArgs) {
  const named = draftIdOf(request);
  if (named === undefined) {
    const [like, sent] = await Promise.all([readLikeness(context, likeOf(request)), sentMedia(request, context)]);
    return { draft: null, cutouts: [], like, sent };
  }
  const [draft, cutouts] = await Promise.all([readDraft(request, context, "ai-video-ads"), madeCutouts(context, named)]);
  return { draft, cutouts, like: null, sent: null };
}

export const action = (args: ActionFunctionArgs) => describeProduct(args);

const blank = (language: ScriptLanguage): ProductValues => ({
  name: "",
  brand: "",
  brandColors: "",
  intro: "",
  points: [],
  price: "",
  oldPrice: "",
  currency: FIRST_CURRENCY[language],
  audience: "",
  language,
  media: [],
  uses: {},
  before: [],
});

export default function DescribeProduct() {
  const { t, lang } = useTranslation();
  const saved = useLoaderData<typeof loader>();
  const typed = useActionData<typeof action>();
  const { draft, cutouts } = typed?.made ?? saved;
  const values = typed?.values ?? (draft ? valuesOf(draft.product) : blank(scriptLanguageOf(lang)));
  return (
    <>
      <Steps flow="ai-video-ads" at="describe" draftId={draft?.id} />
      <header className="mb-8 grid gap-2">
        <h1 className="calm">
          <Sentences text={t("tools.ai-video-ads.title")} />
        </h1>
        <p className="max-w-2xl quiet">{t("tools.ai-video-ads.lead")}</p>
      </header>
      <LikeNote like={saved.like} />
      <ProductForm
        flow="ai-video-ads"
        values={values}
        problems={typed?.problems ?? []}
        media={draft?.product.media ?? []}
        cutouts={cutouts}
        sent={draft ? null : saved.sent}
        draftId={draft?.id}
        revision={typed?.made?.revision ?? draft?.revision}
      />
    </>
  );
}
