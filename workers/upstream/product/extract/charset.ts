const SNIFFED = 2048;
const MARKS: readonly (readonly [readonly number[], string])[] = [
  [[0xef, 0xbb, 0xbf], "utf-8"],
  [[0xfe, 0xff], "utf-16be"],
  [[0xff, 0xfe], "utf-16le"],
];

/** A decoder for a label, or null where the label names no encoding. */
function decoderFor(label: string, fatal: boolean): TextDecoder | null {
  try {
    return new TextDecoder(label.trim().replace(/^["']|["']$/g, ""), { fatal });
  } catch {
    return null;
  }
}

function decodesAs(bytes: Uint8Array, label: string): string | null {
  try {
    return decoderFor(label, true)?.decode(bytes) ?? null;
  } catch {
    return null;
  }
}

/** The encoding that the page's head names, read as ASCII. */
function namedInHead(bytes: Uint8Array): string {
  const head = new TextDecoder("latin1").decode(bytes.subarray(0, SNIFFED));
  const named =
    /<meta[^>]{0,200}?charset\s*=\s*["']?\s*([\w-]{2,30})/i.exec(head)?.[1] ??
    /<\?xml[^>]{0,100}encoding\s*=\s*["']([\w-]{2,30})/i.exec(head)?.[1] ??
    "";
  return /^utf-?16/i.test(named) ? "utf-8" : named;
}

/**
 * Decodes a fetched page: byte-order mark, then header, then `meta`. What is named is tried strictly: a page that
 * says Latin-1 but is UTF-8 is read as UTF-8, one that says UTF-8 but is not falls back to what else is named, then to windows-1252.
 */
export function decodePage(bytes: Uint8Array, contentType: string | null): string {
  const marked = MARKS.find(([mark]) => mark.every((byte, at) => bytes[at] === byte));
  if (marked) return decoderFor(marked[1], false)?.decode(bytes) ?? "";
  const header = /charset\s*=\s*["']?([\w-]{2,30})/i.exec(contentType ?? "")?.[1] ?? "";
  const named = [header, namedInHead(bytes)].filter((label) => label !== "" && decoderFor(label, false) !== null);
  const [first = "utf-8"] = named;
  const single = /^(iso-8859|windows-125|latin|us-ascii|ascii)/i.test(first);
  for (const label of [...(single ? ["utf-8"] : []), ...named, "utf-8"]) {
    const text = decodesAs(bytes, label);
    if (text !== null) return text;
  }
  const last = mostlyUtf8(bytes) ? "utf-8" : /^utf-?8$/i.test(first) ? "windows-1252" : first;
  return decoderFor(last, false)?.decode(bytes) ?? "";
}

/** A page of UTF-8 with a few broken bytes is still UTF-8. */
function mostlyUtf8(bytes: Uint8Array): boolean {
  const text = new TextDecoder().decode(bytes);
  let broken = 0;
  for (const sign of text.slice(0, 400_000)) if (sign === "\ufffd") broken++;
  return broken * 200 < text.length;
}
