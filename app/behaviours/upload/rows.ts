export interface Row {
  /** What is said of the file, beside its bar. */
  say: (text: string) => void;
  /** How far it is, 0…1. */
  tell: (share: number) => void;
  end: (text: string, wrong?: true) => void;
}

/** A line of the list for one file. */
export function addRow(list: Element, text: string): Row {
  const row = document.createElement("li");
  const bar = document.createElement("progress");
  const words = document.createElement("span");
  bar.className = "progress w-full";
  bar.value = 0;
  row.appendChild(words);
  row.appendChild(bar);
  list.appendChild(row);
  const say = (said: string) => {
    words.textContent = said;
    bar.setAttribute("aria-label", said);
  };
  say(text);
  return {
    say,
    tell: (share) => (bar.value = share),
    end: (said, wrong) => {
      bar.remove();
      if (wrong) words.className = "wrong";
      words.textContent = said;
    },
  };
}
