import type { LoaderFunctionArgs } from "@remix-run/cloudflare";
import { useActionData, useLoaderData } from "@remix-run/react";
import { useTranslation } from "../../../i18n/use-translation.tsx";
import { Fields } from "../../../tool/fields.tsx";
import { type FileChoices, readFileChoices } from "../../../tool/file-choices.ts";
import { Problems, problemFor } from "../../../ui/problems.tsx";
import { Section } from "../../../ui/section.tsx";
import { firstVoice, Voices } from "../../text-to-speech/voices.tsx";
import type { action as act } from "./actions.ts";
import { FORM } from "./fields.ts";

export const loader = async ({ request, context }: LoaderFunctionArgs) => ({
  files: await readFileChoices(context, { work: { input: FORM, accepts: { image: "picture" } } }, new URL(request.url).searchParams),
});
export { action } from "./actions.ts";

const SLUG = "create-picture-avatar";
const NO_CLOUD = { list: [], unavailable: [] };
const ABOUT = FORM.omit({ agreed: true });

/** Create Talking Photo (spec §2 CreatePictureAvatar). */
export default function CreatePictureAvatar() {
  const { t, lang } = useTranslation();
  const { files } = useLoaderData<typeof loader>() as { files: FileChoices | null };
  const answer = useActionData<typeof act>();
  const { values = {}, problems = [] } = answer ?? {};
  const voice = typeof values.voice === "string" ? values.voice : firstVoice(lang);
  const noConsent = problemFor(problems, "agreed");
  return (
    <div className="grid gap-12">
      <header className="grid max-w-3xl gap-4">
        <h1 className="calm">{t("tools.create-picture-avatar.title")}</h1>
        <p className="text-lead">{t("tools.create-picture-avatar.lead")}</p>
        <p className="hint">{t("tools.create-picture-avatar.limits")}</p>
      </header>
      <Problems list={problems} />
      <x-behave name="busy">
        <form method="post" encType="multipart/form-data" className="grid gap-10">
          <Fields
            slug={SLUG}
            input={ABOUT}
            values={values}
            problems={problems}
            files={files}
            custom={{ voice: <Voices chosen={voice} cloud={NO_CLOUD} /> }}
          />
          <Section title={t("tools.create-picture-avatar.consentTitle")} hint={t("tools.create-picture-avatar.consentHint")}>
            <label className="flex min-h-11 max-w-prose items-start gap-3">
              <input className="mt-1.5" type="checkbox" name="agreed" defaultChecked={values.agreed === true} />
              <span>{t("tools.create-picture-avatar.fields.agreed.label")}</span>
            </label>
            {noConsent && <p className="wrong">{noConsent}</p>}
          </Section>
          <p className="border-t hair pt-6">
            <button className="btn btn-primary" data-busy={t("tools.create-picture-avatar.going")}>
              {t("tools.create-picture-avatar.go")}
            </button>
          </p>
        </form>
      </x-behave>
    </div>
  );
}
