import type { LoaderFunctionArgs } from "@remix-run/cloudflare";
import { useActionData, useLoaderData } from "@remix-run/react";
import type { OutputOf } from "../../../../trpc/contract/endpoint.ts";
import { CLONING_KEY } from "../../../../trpc/contract/rules/cloned-voices.ts";
import type { voices } from "../../../../trpc/contract/voice.ts";
import { attempt, type Problem } from "../../../http/problem.ts";
import { useTranslation } from "../../../i18n/use-translation.tsx";
import { tickOf } from "../../../tool/consent-files.ts";
import { ConsentTick } from "../../../tool/consent-tick.tsx";
import { Fields } from "../../../tool/fields.tsx";
import { type FileChoices, readFileChoices } from "../../../tool/file-choices.ts";
import { Follows } from "../../../ui/follows.tsx";
import { Problems } from "../../../ui/problems.tsx";
import { Section } from "../../../ui/section.tsx";
import type { action as act } from "./actions.ts";
import { Cloned } from "./cloned.tsx";
import { Closed } from "./closed.tsx";
import { CLONE_FORM, newClone } from "./fields.ts";

export { action } from "./actions.ts";

interface CloneState extends OutputOf<typeof voices.cloned> {
  files: FileChoices | null;
}

export const loader = async ({ request, context }: LoaderFunctionArgs): Promise<CloneState> => {
  const work = { input: CLONE_FORM, accepts: { audio: "samples" } };
  const [files, cloned] = await Promise.all([
    readFileChoices(context, { work }, new URL(request.url).searchParams),
    attempt(context.api.voices.cloned({})),
  ]);
  return { files, ...(cloned.value ?? { list: [], may_add: 0, lacks: null, missing: [CLONING_KEY] }) };
};

interface FormProps {
  files: FileChoices | null;
  values: Record<string, unknown>;
  problems: Problem[];
}

function CloneForm({ files, values, problems }: FormProps) {
  const { t } = useTranslation();
  return (
    <x-behave name="busy">
      <form method="post" encType="multipart/form-data" className="grid gap-10">
        <Fields slug="clone-voice" input={CLONE_FORM.omit({ agreed: true })} values={values} problems={problems} files={files} />
        <Section title={t("tools.clone-voice.consentTitle")} hint={t("tools.clone-voice.consentHint")}>
          <ConsentTick
            name="agreed"
            text={t("tools.clone-voice.fields.agreed.label")}
            ticked={values.agreed === true}
            problems={problems}
            about={tickOf("clone-voice", "agreed", values)}
          />
        </Section>
        <p className="border-t hair pt-6">
          <button className="btn btn-primary" data-busy={t("tools.clone-voice.going")}>
            {t("tools.clone-voice.go")}
          </button>
        </p>
      </form>
    </x-behave>
  );
}

/** Cloned voices of one's own: what there are, and the form that clones one. It works without scripts. */
export default function CloneVoice() {
  const { t, lang } = useTranslation();
  const { list, may_add, lacks, missing, files } = useLoaderData<typeof loader>() as CloneState;
  const answer = useActionData<typeof act>();
  const { values = {}, problems = [] } = answer ?? {};
  const isOpen = missing.length === 0 && (may_add > 0 || Object.keys(values).length > 0);
  return (
    <div className="grid gap-12">
      <header className="grid max-w-3xl gap-4">
        <h1 className="calm">{t("tools.clone-voice.title")}</h1>
        <p className="text-lead">{t("tools.clone-voice.lead")}</p>
        <p className="hint">{t("tools.clone-voice.limits")}</p>
      </header>
      <Follows of="problems">
        <Problems list={problems} />
      </Follows>
      {list.length > 0 && <Cloned list={list} />}
      {isOpen ? (
        <CloneForm files={files} values={{ ...newClone(lang), ...values }} problems={problems} />
      ) : (
        <Closed missing={missing} lacks={lacks} />
      )}
      {list.length === 0 && <Cloned list={list} />}
    </div>
  );
}
