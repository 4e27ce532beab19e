import { type FormEvent, useEffect, useState } from "react";
import { placedOf } from "../../../../timeline/edit/lookup.ts";
import { seconds } from "../../../../timeline/time.ts";
import { MOST_COMMENT } from "../../../../trpc/contract/rules/timeline-comments.ts";
import { writeTime } from "../../../../trpc/contract/rules/time-string.ts";
import type { TimelineComment } from "../../../../trpc/contract/timeline-comment.ts";
import { ask, call } from "../../../behaviours/call.ts";
import { elementName } from "../../../timeline/name.ts";
import { goTo } from "../more/go-to.ts";
import { useEditor } from "../use-editor.ts";
import { useRead, useValue } from "../value.ts";

type Answer = { list: TimelineComment[] };

/** Notes at moments: a press goes there. They are kept apart from the document, so that undo does not touch them. */
export default function CommentsPanel() {
  const { editor, t } = useEditor();
  const [list, setList] = useState<readonly TimelineComment[]>([]);
  const [told, setTold] = useState("");
  const at = useRead(editor.playhead, (tick) => Math.floor(seconds(tick)));
  const [only, ...others] = useValue(editor.selection);
  const element = only !== undefined && others.length === 0 ? placedOf(editor.document, only)?.element : undefined;
  const timeline_id = editor.id;
  const show = (asked: Promise<Answer>): Promise<void> =>
    asked.then(
      (answer) => (setList(answer.list), setTold("")),
      (error: unknown) => setTold(error instanceof Error ? error.message : ""),
    );
  useEffect(() => {
    void ask<Answer>("timelineComments.list", { timeline_id }).then(
      (answer) => setList(answer.list),
      (error: unknown) => setTold(error instanceof Error ? error.message : ""),
    );
  }, [timeline_id]);
  const add = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    const form = event.currentTarget;
    const text = String(new FormData(form).get("text") ?? "").trim();
    if (text === "") return;
    const note = { timeline_id, at: editor.playhead.get(), element_id: element?.id ?? "", text };
    void show(call<Answer>("timelineComments.add", note)).then(() => form.reset());
  };
  const go = (comment: TimelineComment) =>
    placedOf(editor.document, comment.element_id) ? goTo(editor, comment.element_id, comment.at) : editor.seek(comment.at);
  return (
    <>
      <h2>{t("timeline.comments.title")}</h2>
      <form className="te-comment" onSubmit={add}>
        <label className="te-field">
          <span>
            {element
              ? t("timeline.comments.aboutAt", { name: elementName(editor.document, element, t), time: writeTime(at) })
              : t("timeline.comments.at", { time: writeTime(at) })}
          </span>
          <textarea className="te-input" name="text" rows={3} maxLength={MOST_COMMENT} required />
        </label>
        <button className="te-button te-primary">{t("timeline.comments.add")}</button>
      </form>
      <p role="status" className="te-told">
        {told}
      </p>
      {list.length === 0 && <p className="te-note">{t("timeline.comments.none")}</p>}
      <ul>
        {list.map((comment) => {
          const about = placedOf(editor.document, comment.element_id)?.element;
          const named = { timeline_id, comment_id: comment.id };
          return (
            <li key={comment.id} className="te-found" data-good={comment.resolved || undefined}>
              <button type="button" className="te-link" onClick={() => go(comment)}>
                <span className="num">{writeTime(seconds(comment.at))}</span>
                {about && ` ${elementName(editor.document, about, t)}`}
              </button>
              <p className="te-said-text">{comment.text}</p>
              <p className="te-ways">
                <button
                  type="button"
                  className="te-link"
                  onClick={() => void show(call<Answer>("timelineComments.resolve", { ...named, resolved: !comment.resolved }))}
                >
                  {t(comment.resolved ? "timeline.comments.reopen" : "timeline.comments.resolve")}
                </button>
                <button type="button" className="te-link" onClick={() => void show(call<Answer>("timelineComments.delete", named))}>
                  {t("timeline.comments.delete")}
                </button>
              </p>
            </li>
          );
        })}
      </ul>
    </>
  );
}
