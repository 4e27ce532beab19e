import { isRouteErrorResponse, useRouteError } from "@remix-run/react";
import { failureOf, type FailureStatus, waysOn } from "../http/failure.ts";
import { useTranslation } from "../i18n/use-translation.tsx";
import { frameOf, filmStrip } from "../ui/film-strip.ts";

/** A page that is not there, or could not be made: what happened, and where to go on. */
export function Failure({ status }: { status: FailureStatus }) {
  const { t } = useTranslation();
  return (
    <div className="failure">
      <div dangerouslySetInnerHTML={{ __html: filmStrip(frameOf(status)) }} />
      <h1 className="calm">{t(`failures.s${status}.title`)}</h1>
      <p className="text-lead">{t(`failures.s${status}.body`)}</p>
      <p className="flex flex-wrap gap-3">
        {waysOn(status).map(([href, word], place) => (
          <a key={href} className={`btn ${place === 0 ? "btn-primary" : "btn-plain"}`} href={href}>
            {t(`failures.${word}`)}
          </a>
        ))}
      </p>
      <p className="hint num">{t("failures.code", { status })}</p>
    </div>
  );
}

export function RouteFailure() {
  const error = useRouteError();
  return <Failure status={isRouteErrorResponse(error) ? failureOf(error.status) : 500} />;
}
