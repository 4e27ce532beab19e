import type { Problem } from "../../http/problem.ts";
import { useTranslation } from "../../i18n/use-translation.tsx";
import { Choice, Choices } from "../../ui/choice.tsx";
import { InputField } from "../../ui/input-field.tsx";
import type { Made } from "./actions.ts";

/** The link of an invitation that no mail brings: it is told once. */
export function MadeLink({ made, origin }: { made: Made; origin: string }) {
  const { t } = useTranslation();
  return (
    <x-behave name="copy">
      <div className="deal">
        <label className="font-semibold" htmlFor="made-link">
          {made.email ? t("team.linkFor", { email: made.email }) : t("team.linkForAll")}
        </label>
        <span className="hint">{t("team.linkOnce")}</span>
        <div className="flex flex-wrap gap-2">
          <input id="made-link" className="input min-w-0 basis-72 grow" readOnly defaultValue={`${origin}/team/join?code=${made.code}`} />
          <button type="button" hidden className="btn btn-plain" data-done={t("account.center.copied")}>
            {t("account.center.copy")}
          </button>
        </div>
      </div>
    </x-behave>
  );
}

/** One address, and the role that it gets. */
export function InviteForm({ problems, typed, mails }: { problems: readonly Problem[]; typed: string; mails: boolean }) {
  const { t } = useTranslation();
  return (
    <x-behave name="busy">
      <form method="post" className="grid max-w-xl gap-4" noValidate>
        <InputField
          name="email"
          type="email"
          autoComplete="off"
          label={t("account.email")}
          hint={t(mails ? "team.inviteMailed" : "team.inviteByHand")}
          defaultValue={typed}
          problems={problems}
        />
        <Choices legend={t("team.role")} min={220}>
          <Choice name="role" value="member" chosen title={t("team.roles.member")} text={t("team.roleHints.member")} />
          <Choice
            name="role"
            value="administrator"
            chosen={false}
            title={t("team.roles.administrator")}
            text={t("team.roleHints.administrator")}
          />
        </Choices>
        <button className="btn btn-primary justify-self-start" name="intent" value="invite" data-busy={t("team.inviting")}>
          {t("team.invite")}
        </button>
      </form>
    </x-behave>
  );
}

/** A link for several: folded away, for it asks less of who comes. */
export function LinkForm({ problems, seats }: { problems: readonly Problem[]; seats: number }) {
  const { t } = useTranslation();
  return (
    <details open={problems.length > 0}>
      <summary className="min-h-11 cursor-pointer content-center font-semibold">{t("team.link")} …</summary>
      <form method="post" className="flex flex-wrap items-start gap-2 pt-3" noValidate>
        <div className="basis-60">
          <InputField
            name="limit"
            type="number"
            min={1}
            max={seats}
            label={t("team.linkLimit")}
            hint={t("team.linkHint")}
            defaultValue={String(Math.max(1, Math.min(seats, 5)))}
            problems={problems}
          />
        </div>
        <button className="btn btn-plain mt-8" name="intent" value="link">
          {t("team.linkMake")}
        </button>
      </form>
    </details>
  );
}
