import { codeOf } from "../../../trpc/contract/rules/errors.ts";
import { useTranslation } from "../../i18n/use-translation.tsx";
import { tickOf } from "../../tool/consent-files.ts";
import { ConsentTick } from "../../tool/consent-tick.tsx";
import { Fields } from "../../tool/fields.tsx";
import { type Problem } from "../../http/problem.ts";
import { Voices } from "../text-to-speech/voices.tsx";
import { Follows } from "../../ui/follows.tsx";
import { Problems } from "../../ui/problems.tsx";
import { Section } from "../../ui/section.tsx";
import { NoMore } from "../../avatar/no-more.tsx";
import { AsItIs } from "./as-it-is.tsx";
import type { CreateState } from "./create-loader.ts";
import { FILM_FORM, PICTURE_FORM } from "./create-fields.ts";

const ABOUT = {
  "create-picture-avatar": PICTURE_FORM.omit({ agreed: true, as_it_is: true }),
  "create-video-avatar": FILM_FORM.omit({ agreed: true }),
} as const;

interface CreatePageProps {
  slug: keyof typeof ABOUT;
  state: CreateState;
  answer: { values: Record<string, unknown>; problems: Problem[] } | undefined;
}

interface FormProps extends Pick<CreatePageProps, "slug" | "state"> {
  values: Record<string, unknown>;
  problems: Problem[];
}

function CreateForm({ slug, state: { files, cloud }, values, problems }: FormProps) {
  const { t } = useTranslation();
  return (
    <x-behave name="busy">
      <form method="post" encType="multipart/form-data" className="grid gap-10">
        <Fields
          slug={slug}
          input={ABOUT[slug]}
          values={values}
          problems={problems}
          files={files}
          custom={{ voice: <Voices chosen={String(values.voice ?? "")} cloud={cloud} problems={problems} /> }}
        />
        <AsItIs values={values} problems={problems} />
        <Section title={t(`tools.${slug}.consentTitle`)} hint={t(`tools.${slug}.consentHint`)}>
          <ConsentTick
            name="agreed"
            text={t(`tools.${slug}.fields.agreed.label`)}
            ticked={values.agreed === true}
            problems={problems}
            about={tickOf(slug, "agreed", values)}
          />
        </Section>
        <div className="grid justify-items-start gap-3 border-t hair pt-6">
          <button className="btn btn-primary" data-busy={t(`tools.${slug}.going`)}>
            {t(`tools.${slug}.go`)}
          </button>
          {problems.some(({ code }) => code === codeOf("avatar.stillLooking")) && (
            <x-behave name="again">
              <p className="hint" hidden>
                {t("tools.create-video-avatar.again")}
              </p>
            </x-behave>
          )}
        </div>
      </form>
    </x-behave>
  );
}

/** The form of an avatar of one's own: the file, who it is, and the consent; or why there is none, before anything is uploaded. */
export function CreatePage({ slug, state, answer }: CreatePageProps) {
  const { t } = useTranslation();
  const { values = {}, problems = [] } = answer ?? {};
  return (
    <div className="grid gap-12">
      <header className="grid max-w-3xl gap-4">
        <h1 className="calm">{t(`tools.${slug}.title`)}</h1>
        <p className="text-lead">{t(`tools.${slug}.lead`)}</p>
        <p className="hint">{t(`tools.${slug}.limits`)}</p>
      </header>
      <Follows of="problems">
        <Problems list={problems} />
      </Follows>
      {state.mayAdd || answer ? (
        <CreateForm slug={slug} state={state} values={values} problems={problems} />
      ) : (
        <NoMore lacks={state.lacks} />
      )}
    </div>
  );
}
