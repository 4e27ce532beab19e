import type { ActionFunctionArgs, LoaderFunctionArgs } from "@remix-run/cloudflare";
import { useActionData, useLoaderData } from "@remix-run/react";
import type { Language } from "../../../trpc/contract/rules/languages.ts";
import { readDraft } from "../../flow/draft.ts";
import { ProductForm } from "../../flow/product/product-form.tsx";
import { type ProductValues, valuesOf } from "../../flow/product/values.ts";
import { Steps } from "../../flow/steps.tsx";
import { urlOf } from "../../http/per-request.ts";
import { useTranslation } from "../../i18n/use-translation.tsx";
import { Sentences } from "../../ui/sentences.tsx";
import { describeProduct } from "./actions.ts";

export async function loader({ request, context }: LoaderFunctionArgs) {
  const named = urlOf(request).searchParams.has("draft");
  return { draft: named ? await readDraft(request, context, "ai-video-ads") : null };
}

export const action = (args: ActionFunctionArgs) => describeProduct(args);

const blank = (language: Language): ProductValues => ({
  name: "",
  brand: "",
  intro: "",
  points: [],
  price: "",
  oldPrice: "",
  currency: language === "zh" ? "CNY" : "EUR",
  audience: "",
  language,
  media: [],
});

export default function DescribeProduct() {
  const { t, lang } = useTranslation();
  const { draft: saved } = useLoaderData<typeof loader>();
  const typed = useActionData<typeof action>();
  const draft = typed?.draft ?? saved;
  const values = typed?.values ?? (draft ? valuesOf(draft.product) : blank(lang));
  return (
    <>
      <Steps flow="ai-video-ads" at="describe" draftId={draft?.id} />
      <header className="mb-8 grid gap-2">
        <h1 className="calm">
          <Sentences text={t("describe.title")} />
        </h1>
        <p className="max-w-2xl quiet">{t("describe.lead")}</p>
      </header>
      <ProductForm
        flow="ai-video-ads"
        values={values}
        problems={typed?.problems ?? []}
        media={draft?.product.media ?? []}
        draftId={draft?.id}
      />
    </>
  );
}
