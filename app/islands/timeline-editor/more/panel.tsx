import { Suspense, useState } from "react";
import { part } from "../parts/part.ts";
import { useEditor } from "../use-editor.ts";

/** What is opened seldom: each comes when it is asked for. */
const PARTS = {
  lint: part(() => import("../lint/panel.tsx")),
  evidence: part(() => import("../evidence/panel.tsx")),
  hooks: part(() => import("../hooks/panel.tsx")),
  listen: part(() => import("../listen/panel.tsx")),
  styles: part(() => import("../look/styles-panel.tsx")),
  templates: part(() => import("../look/templates-panel.tsx")),
  versions: part(() => import("../versions/panel.tsx")),
  variables: part(() => import("../variables/panel.tsx")),
  markers: part(() => import("../markers/panel.tsx")),
  comments: part(() => import("../comments/panel.tsx")),
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
