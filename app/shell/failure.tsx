import { isRouteErrorResponse, useRouteError } from "@remix-run/react";
import { useTranslation } from "react-i18next";

/** A page that is not there, or could not be made: what happened, and where to go on. */
export function Failure({ missing }: { missing: boolean }) {
  const { t } = useTranslation();
  const kind = missing ? "notFound" : "failed";
  return (
    <div className="grid max-w-2xl gap-6">
      <p className="num text-title quiet" aria-hidden="true">{missing ? 404 : 500}</p>
      <h1>{t(`shell.${kind}.title`)}</h1>
      <p className="text-lead">{t(`shell.${kind}.body`)}</p>
      <p className="flex flex-wrap gap-3">
        {missing ? (
          <a className="btn btn-primary" href="/home">{t("shell.toHome")}</a>
        ) : (
          <a className="btn btn-primary" href="">{t("shell.failed.again")}</a>
        )}
        <a className="btn btn-plain" href="/projects">{t("shell.toProjects")}</a>
      </p>
    </div>
  );
}

export function RouteFailure() {
  const error = useRouteError();
  return <Failure missing={isRouteErrorResponse(error) && error.status === 404} />;
}
