import { ERROR_TABLE } from "../../../trpc/contract/rules/error-codes.ts";
import { messageText } from "../../../trpc/contract/rules/errors.ts";
import { statusOf } from "../../../trpc/contract/v1/status.ts";
import { useTranslation } from "../../i18n/use-translation.tsx";
import { Examples } from "./examples.tsx";
import { OperationEntry } from "./operation.tsx";
import type { reference } from "./reference.ts";

const BASICS = ["address", "idempotency", "money", "limits", "lists", "files"] as const;

/** The codes that only a program meets, and those that every program has to expect. */
const TOLD = /^(?:API_|WEBHOOK_|CREDITS_INSUFFICIENT|UPGRADE_REQUIRED|SYSTEM_|FORM_INCOMPLETE|APP_SWITCHED_OFF|TASK_QUEUE|DRAFT_CHANGED)/;
const ERRORS = ERROR_TABLE.filter(({ name }) => TOLD.test(name)).map(({ code, name, key }) => ({ name, key, status: statusOf(code) }));

/** From nothing to an ad. */
export function Start({ origin }: { origin: string }) {
  const { t } = useTranslation();
  return (
    <section id="start" className="grid grid-cols-1 gap-4">
      <h2>{t("api.docs.start")}</h2>
      <ol className="numbered">
        <li>
          <p>
            {t("api.docs.startSteps.key")}{" "}
            <a className="link" href="/api-center">
              {t("api.keys.title")}
            </a>
          </p>
        </li>
        <li>
          <p className="break-words">{t("api.docs.startSteps.env", { origin })}</p>
        </li>
        <li>
          <p>{t("api.docs.startSteps.run")}</p>
        </li>
      </ol>
      <Examples />
    </section>
  );
}

/** What holds for every call. */
export function Basics({ origin }: { origin: string }) {
  const { t } = useTranslation();
  return (
    <section id="basics" className="grid grid-cols-1 gap-4">
      <h2>{t("api.docs.basics")}</h2>
      <dl className="grid gap-4">
        {BASICS.map((one) => (
          <div key={one} className="grid gap-1">
            <dt className="font-semibold">{t(`api.docs.${one}`)}</dt>
            <dd className="quiet max-w-prose break-words">{t(`api.docs.${one}Text`, { origin })}</dd>
          </div>
        ))}
      </dl>
    </section>
  );
}

/** Why a call may be refused. */
export function Errors() {
  const { t, lang } = useTranslation();
  return (
    <section id="errors" className="grid grid-cols-1 gap-4">
      <h2>{t("api.docs.errors")}</h2>
      <p className="quiet max-w-prose">{t("api.docs.errorsText")}</p>
      <ul className="rows">
        {ERRORS.map(({ name, key, status }) => (
          <li key={name} id={`error-${name}`} className="grid gap-1 py-3">
            <span>
              <b className="num">{status}</b> <code>{name}</code>
            </span>
            <span className="hint">{messageText(key, lang)}</span>
          </li>
        ))}
      </ul>
    </section>
  );
}

/** Every operation, by its part of the API. */
export function Reference({ list }: { list: ReturnType<typeof reference> }) {
  const { t } = useTranslation();
  return (
    <section id="reference" className="grid grid-cols-1 gap-6">
      <h2>{t("api.docs.reference")}</h2>
      {list.map(({ tag, entries }) => (
        <div key={tag} id={tag} className="grid gap-1">
          <h3>{t(`api.docs.tag.${tag}`)}</h3>
          <ul className="rows">
            {entries.map((one) => (
              <OperationEntry key={one.id} value={one} />
            ))}
          </ul>
        </div>
      ))}
    </section>
  );
}
