import { Suspense } from "react";
import { placedOf } from "../../../../timeline/edit/lookup.ts";
import { part } from "../parts/part.ts";
import { useDocument, useEditor } from "../use-editor.ts";
import { useValue } from "../value.ts";

const ElementFields = part(() => import("./element-fields.tsx"));
const Several = part(() => import("./several.tsx"));
const TrackFields = part(() => import("./track-fields.tsx"));

/** What is known of what is selected, and may be changed of it. */
export function Inspector() {
  const { editor, t } = useEditor();
  const document = useDocument();
  const selection = useValue(editor.selection);
  const cursor = useValue(editor.cursor);
  const [only] = selection;
  const placed = selection.size === 1 && only !== undefined ? placedOf(document, only) : null;
  return (
    <section className="te-panel" aria-label={t("timelineEditor.inspector")}>
      {placed ? (
        <Suspense>
          <ElementFields key={placed.element.id} element={placed.element} track={placed.track} />
        </Suspense>
      ) : (
        <>
          <p className="te-note">
            {selection.size > 1 ? t("timelineEditor.several", { count: selection.size }) : t("timelineEditor.pick")}
          </p>
          {selection.size > 1 && (
            <Suspense>
              <Several />
            </Suspense>
          )}
          {selection.size === 0 && cursor && (
            <Suspense>
              <TrackFields id={cursor.track} />
            </Suspense>
          )}
        </>
      )}
    </section>
  );
}
