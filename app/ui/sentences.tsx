const END = /(?<=[.?!。？！])\s*/;

/** A heading's sentences: a line breaks between them before it breaks within one. */
export const Sentences = ({ text }: { text: string }) =>
  text
    .split(END)
    .filter(Boolean)
    .flatMap((sentence, index) => [
      index > 0 ? " " : "",
      <span key={sentence} className="inline-block">
        {sentence}
      </span>,
    ]);
