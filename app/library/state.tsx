import { useTranslation } from "../i18n/use-translation.tsx";
import type { Project } from "./project.ts";

/** How far an ad is, in words. */
export function State({ project: { state, percent } }: { project: Project }) {
  const { t } = useTranslation();
  return (
    <span className="tag num" data-state={state}>
      {state === "working" ? t("library.states.working", { percent }) : t(`library.states.${state}`)}
    </span>
  );
}
