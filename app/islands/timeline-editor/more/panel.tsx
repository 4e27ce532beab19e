import { lazy, Suspense, useState } from "react";
import { useEditor } from "../use-editor.ts";

/** What is opened seldom: each comes when it is asked for. */
const PARTS = {
  lint: lazy(() => import("../lint/panel.tsx")),
  evidence: lazy(() => import("../evidence/panel.tsx")),
  hooks: lazy(() => import("../hooks/panel.tsx")),
  listen: lazy(() => import("../listen/panel.tsx")),
  styles: lazy(() => import("../look/styles-panel.tsx")),
  templates: lazy(() => import("../look/templates-panel.tsx")),
  versions: lazy(() => import("../versions/panel.tsx")),
  comments: lazy(() => import("../comments/panel.tsx")),
};
const NAMES = Object.keys(PARTS) as (keyof typeof PARTS)[];

/** Panels that share one button. */
export default function MorePanel() {
  const { t } = useEditor();
  const [shown, setShown] = useState<keyof typeof PARTS>("lint");
  const Part = PARTS[shown];
  return (
    <section className="te-panel" aria-label={t("timelineEditor.more.title")}>
      <nav className="te-tabs" aria-label={t("timelineEditor.more.title")}>
        {NAMES.map((one) => (
          <button key={one} type="button" aria-pressed={one === shown} onClick={() => setShown(one)}>
            {t(`timelineEditor.more.${one}`)}
          </button>
        ))}
      </nav>
      <Suspense>
        <Part />
      </Suspense>
    </section>
  );
}
