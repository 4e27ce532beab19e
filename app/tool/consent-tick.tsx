import type { Problem } from "../http/problem.ts";
import { FieldNote, noteIds } from "../ui/field-note.tsx";
import { problemFor } from "../ui/problems.tsx";
import type { tickOf } from "./consent-files.ts";

interface ConsentTickProps {
  /** The names of the tick and, where it is sent with it, of the sentence. */
  name: string;
  statement?: string;
  /** The sentence, as it is shown: it is what is kept. */
  text: string;
  ticked: boolean;
  problems: readonly Problem[];
  /** What it is about, where that is files of its form (`consent-files.ts`). */
  about?: ReturnType<typeof tickOf>;
  /** Its id where a page has several of its name: what problems of it are said of. */
  id?: string;
}

/** A tick, and the sentence that it agrees to. */
export function ConsentTick({ name, statement, text, ticked, problems, about, id = name }: ConsentTickProps) {
  const wrong = problemFor(problems, id);
  return (
    <>
      {statement && <input type="hidden" name={statement} value={text} />}
      <label className="flex min-h-11 max-w-prose items-start gap-3">
        <input
          id={id}
          className="mt-1.5"
          type="checkbox"
          name={name}
          {...about}
          defaultChecked={ticked}
          aria-invalid={wrong ? true : undefined}
          aria-describedby={noteIds({ field: id, wrong })}
        />
        <span>{text}</span>
      </label>
      <FieldNote field={id} wrong={wrong} />
    </>
  );
}
