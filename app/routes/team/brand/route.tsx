import { type ActionFunctionArgs, data, type LoaderFunctionArgs } from "@remix-run/cloudflare";
import { useActionData, useLoaderData } from "@remix-run/react";
import { TEMPLATES } from "../../../../timeline/brief.ts";
import { BRAND_KIT, type BrandKit, brandKit } from "../../../../trpc/contract/rules/brand-kit.ts";
import { isAtLeast } from "../../../../trpc/contract/rules/team.ts";
import { MAX_CALL_CHARACTERS } from "../../../../trpc/contract/settings.ts";
import { requireUser } from "../../../account/guard.ts";
import { seeOther } from "../../../http/flash.ts";
import { readForm, textOf } from "../../../http/form.ts";
import { brandColorsOf } from "../../../flow/product/values.ts";
import { attempt, type Problem, said } from "../../../http/problem.ts";
import { translationOf } from "../../../i18n/translation.ts";
import { useTranslation } from "../../../i18n/use-translation.tsx";
import { BackLink } from "../../../ui/back-link.tsx";
import { oneOf } from "../../../ui/choice.tsx";
import { InputField } from "../../../ui/input-field.tsx";
import { Problems } from "../../../ui/problems.tsx";
import { TextField } from "../../../ui/text-field.tsx";

/** What new ads of the team begin with; 404 for those who are in none. */
export async function loader({ request, context }: LoaderFunctionArgs) {
  await requireUser(context, request);
  const { api } = context;
  const [found, { team }] = await Promise.all([attempt(api.team.brandKit({})), api.team.current({})]);
  if (found.problem || !team) throw data(null, { status: 404 });
  return { ...found.value, manages: isAtLeast(team.role, "administrator") };
}

export async function action({ request, context: { api, lang, ...context } }: ActionFunctionArgs) {
  await requireUser({ ...context, api, lang }, request);
  const form = await readForm(request);
  const logo = textOf(form, "logo");
  const typed = {
    name: textOf(form, "name").slice(0, BRAND_KIT.nameMax),
    colors: textOf(form, "colors").slice(0, 100),
    template: oneOf(TEMPLATES, textOf(form, "template")) ?? null,
    call: textOf(form, "call").slice(0, MAX_CALL_CHARACTERS),
    tone: textOf(form, "tone").slice(0, BRAND_KIT.toneMax),
    logo: logo === "" || textOf(form, "intent") === "removeLogo" ? null : logo,
  };
  const colors = brandColorsOf({ brandColors: typed.colors });
  const kit = brandKit.safeParse({ ...typed, colors });
  const problems: Problem[] = colors ? [] : [{ field: "colors", text: translationOf(lang).t("details.brandColorsWrong") }];
  if (colors && !kit.success) problems.push(said("form.outOfRange", lang));
  const { problem } = kit.success ? await attempt(api.team.setBrandKit({ kit: kit.data })) : { problem: null };
  if (problem) problems.push(problem);
  if (problems.length > 0) return data({ problems, typed }, { status: 422 });
  return seeOther("/team/brand", { type: "success", message: "account.center.saved" });
}

interface Shown extends Omit<BrandKit, "colors"> {
  colors: string;
}

function Swatches({ colors }: { colors: readonly string[] }) {
  return (
    <p className="flex gap-2" aria-hidden="true">
      {colors.map((color) => (
        <span key={color} className="size-8 rounded border hair" style={{ background: color }} />
      ))}
    </p>
  );
}

function Fields({ kit, problems }: { kit: Shown; problems: readonly Problem[] }) {
  const { t } = useTranslation();
  return (
    <>
      <InputField name="name" label={t("team.brand.name")} defaultValue={kit.name} maxLength={BRAND_KIT.nameMax} problems={problems} />
      <InputField
        name="colors"
        label={t("team.brand.colors")}
        hint={t("team.brand.colorsHint")}
        defaultValue={kit.colors}
        problems={problems}
      />
      <label className="field">
        <span className="label-text">{t("team.brand.template")}</span>
        <select className="select" name="template" defaultValue={kit.template ?? ""}>
          <option value="">{t("team.brand.templateAny")}</option>
          {TEMPLATES.map((name) => (
            <option key={name} value={name}>
              {t(`settings.templates.${name}`)}
            </option>
          ))}
        </select>
        <span className="hint">{t("team.brand.templateHint")}</span>
      </label>
      <InputField name="call" label={t("team.brand.call")} defaultValue={kit.call} maxLength={MAX_CALL_CHARACTERS} problems={problems} />
      <TextField name="tone" label={t("team.brand.tone")} hint={t("team.brand.toneHint")} value={kit.tone} rows={3} problems={problems} />
    </>
  );
}

/** What a member reads. */
function Facts({ kit }: { kit: BrandKit }) {
  const { t } = useTranslation();
  const facts = [
    [t("team.brand.name"), kit.name],
    [t("team.brand.colors"), kit.colors.join(" ")],
    [t("team.brand.template"), kit.template ? t(`settings.templates.${kit.template}`) : ""],
    [t("team.brand.call"), kit.call],
    [t("team.brand.tone"), kit.tone],
  ].filter(([, value]) => value !== "");
  if (facts.length === 0) return <p className="quiet">{t("team.brand.empty")}</p>;
  return (
    <dl className="grid gap-3">
      {facts.map(([name, value]) => (
        <div key={name}>
          <dt className="hint">{name}</dt>
          <dd className="wrap-anywhere">{value}</dd>
        </div>
      ))}
    </dl>
  );
}

/** The team's brand kit: managers write it, members read it. */
export default function TeamBrand() {
  const { t } = useTranslation();
  const { kit, logo, manages } = useLoaderData<typeof loader>();
  const failed = useActionData<typeof action>();
  const problems = failed?.problems ?? [];
  const shown: Shown = failed ? { ...failed.typed } : { ...kit, colors: kit.colors.join(" ") };
  return (
    <form method="post" className="grid max-w-lg gap-6" noValidate>
      <header className="grid gap-2">
        <BackLink href="/team">{t("team.title")}</BackLink>
        <h1 className="calm">{t("team.brand.title")}</h1>
        <p className="quiet">{t("team.brand.hint")}</p>
        <Problems list={problems.filter(({ field }) => field === undefined)} />
      </header>
      {kit.colors.length > 0 && <Swatches colors={kit.colors} />}
      {manages ? <Fields kit={shown} problems={problems} /> : <Facts kit={kit} />}
      <section className="grid gap-2">
        <h2>{t("team.brand.logo")}</h2>
        <input type="hidden" name="logo" value={logo?.id ?? ""} />
        {logo ? (
          <>
            <img src={logo.thumb_url} alt={logo.file_name} width={150} height={150} className="size-36 object-contain" />
            <p className="hint">{t("team.brand.logoNote")}</p>
          </>
        ) : (
          <p className="quiet">{t("team.brand.logoNone")}</p>
        )}
        <p>
          <a className="link inline-flex min-h-11 items-center" href="/team/shared">
            {t("team.seeShared")}
          </a>
        </p>
      </section>
      {manages && (
        <p className="flex flex-wrap gap-2">
          <button className="btn btn-primary" name="intent" value="save">
            {t("account.center.save")}
          </button>
          {logo && (
            <button className="btn btn-plain" name="intent" value="removeLogo">
              {t("team.brand.logoRemove")}
            </button>
          )}
        </p>
      )}
    </form>
  );
}
