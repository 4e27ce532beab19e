const STYLE = `
@page{size:A4;margin:22mm 20mm}
body{font:10.5pt/1.5 "Instrument Sans","Noto Sans SC",sans-serif;color:#1d1a16;margin:0}
dl{display:grid;grid-template-columns:auto 1fr;gap:1mm 6mm;margin:0}
dt{color:#5a544b}dd{margin:0;overflow-wrap:anywhere}
table{width:100%;border-collapse:collapse}
th{text-align:left;font-weight:500;color:#5a544b;font-size:9pt}
th,td{padding:2.5mm 0;border-bottom:.3mm solid #ddd4c2;vertical-align:top}
.hint{color:#5a544b;font-size:9pt}`;

/** A text within HTML, as it is. */
export const escaped = (text: string): string => text.replace(/[&<>"']/g, (character) => `&#${character.charCodeAt(0)};`);

interface Page {
  /** BCP 47. */
  lang: string;
  title: string;
  /** Beside what all papers have. */
  style: string;
  /** HTML, of which every value is escaped. */
  body: string;
}

/** A page that the media service prints (its job `paper`). */
export const paperPage = ({ lang, title, style, body }: Page): string =>
  `<!doctype html><html lang="${lang}"><meta charset="utf-8"><title>${escaped(title)}</title><style>${STYLE}${style}</style>\n${body}</html>`;
