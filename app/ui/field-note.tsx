interface FieldNoteProps {
  field: string;
  hint?: string;
  wrong?: string;
}

/** The ids of what a field's control is described by (`aria-describedby`). */
export const noteIds = ({ field, hint, wrong }: FieldNoteProps): string | undefined =>
  wrong ? `${field}-wrong` : hint ? `${field}-hint` : undefined;

/** What is wrong with a field, or else its hint. */
export function FieldNote({ field, hint, wrong }: FieldNoteProps) {
  if (!wrong && !hint) return null;
  return (
    <p className={wrong ? "wrong" : "hint"} id={noteIds({ field, hint, wrong })}>
      {wrong ?? hint}
    </p>
  );
}
