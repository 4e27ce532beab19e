import { isRouteErrorResponse, useRouteError } from "@remix-run/react";
import { failureOf, type FailureStatus, mayTryAgain } from "../http/failure.ts";
import { useTranslation } from "../i18n/use-translation.tsx";

/** A page that is not there, or could not be made: what happened, and where to go on. */
export function Failure({ status }: { status: FailureStatus }) {
  const { t } = useTranslation();
  return (
    <div className="grid max-w-2xl gap-6">
      <p className="num text-title quiet" aria-hidden="true">{status}</p>
      <h1 className="calm">{t(`failures.s${status}.title`)}</h1>
      <p className="text-lead">{t(`failures.s${status}.body`)}</p>
      <p className="flex flex-wrap gap-3">
        {mayTryAgain(status) ? (
          <a className="btn btn-primary" href="">{t("failures.again")}</a>
        ) : (
          <a className="btn btn-primary" href="/home">{t("failures.toHome")}</a>
        )}
        <a className="btn btn-plain" href="/projects">{t("failures.toProjects")}</a>
      </p>
    </div>
  );
}

export function RouteFailure() {
  const error = useRouteError();
  return <Failure status={isRouteErrorResponse(error) ? failureOf(error.status) : 500} />;
}
