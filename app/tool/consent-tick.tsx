import type { Problem } from "../http/problem.ts";
import { problemFor } from "../ui/problems.tsx";

interface ConsentTickProps {
  /** The names of the tick and of the sentence that is sent with it. */
  name: string;
  statement: string;
  /** The sentence, as it is shown: it is what is kept. */
  text: string;
  ticked: boolean;
  problems: readonly Problem[];
}

/** A tick, and the sentence that it agrees to. */
export function ConsentTick({ name, statement, text, ticked, problems }: ConsentTickProps) {
  const wrong = problemFor(problems, name);
  return (
    <>
      <input type="hidden" name={statement} value={text} />
      <label className="flex min-h-11 max-w-prose items-start gap-3">
        <input className="mt-1.5" type="checkbox" name={name} defaultChecked={ticked} />
        <span>{text}</span>
      </label>
      {wrong && <p className="wrong">{wrong}</p>}
    </>
  );
}
