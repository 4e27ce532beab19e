const MAX_DEPTH = 120;

/** Reads values the way pages really write them: comments, trailing commas, bare or single-quoted keys, raw line breaks, a missing end. */
class LooseReader {
  private at: number;
  private readonly text: string;

  constructor(text: string, start: number) {
    this.text = text;
    this.at = start;
  }

  value(depth: number): unknown {
    this.skip();
    const sign = this.text[this.at];
    if (depth > MAX_DEPTH || sign === undefined) return undefined;
    if (sign === "{") return this.object(depth);
    if (sign === "[") return this.array(depth);
    if (sign === '"' || sign === "'" || sign === "`") return this.string(sign);
    return this.bare();
  }

  private skip(): void {
    const space = /(?:[\s;\ufeff]|\/\*[^]*?\*\/|\/\/[^\n]*)*/y;
    space.lastIndex = this.at;
    space.exec(this.text);
    this.at = Math.max(this.at, space.lastIndex);
  }

  /** Moves past `sign` if it is next. */
  private take(sign: string): boolean {
    this.skip();
    if (this.text[this.at] !== sign) return false;
    this.at++;
    return true;
  }

  private object(depth: number): Record<string, unknown> {
    const out: Record<string, unknown> = Object.create(null) as Record<string, unknown>;
    this.at++;
    while (this.at < this.text.length && !this.take("}")) {
      const before = this.at;
      const key = this.key();
      if (this.take(":")) {
        const value = this.value(depth + 1);
        if (typeof key === "string") out[key] = value;
      }
      this.take(",");
      if (this.text[this.at] === "]") return out;
      if (this.at === before) this.at++;
    }
    return out;
  }

  /** A name, quoted or bare; anything else is no key. */
  private key(): unknown {
    this.skip();
    const sign = this.text[this.at] ?? "";
    return /["'`]/.test(sign) ? this.string(sign) : this.bare();
  }

  private array(depth: number): unknown[] {
    const out: unknown[] = [];
    this.at++;
    while (this.at < this.text.length && !this.take("]")) {
      const before = this.at;
      const value = this.value(depth + 1);
      if (value !== undefined) out.push(value);
      this.take(",");
      if (this.text[this.at] === "}") return out;
      if (this.at === before) this.at++;
    }
    return out;
  }

  /** Ends at the quote; a stray quote inside (not followed by `,`, `:`, `}` or `]`) is kept as text. */
  private string(quote: string): string {
    let out = "";
    for (this.at++; this.at < this.text.length; this.at++) {
      const sign = this.text[this.at] ?? "";
      if (sign === "\\") out += this.escape();
      else if (sign === quote && /^\s*(?:[,:}\];)]|$)/.test(this.text.slice(this.at + 1, this.at + 40))) break;
      else out += sign;
    }
    this.at++;
    return out;
  }

  private escape(): string {
    const sign = this.text[++this.at] ?? "";
    const hex =
      sign === "u"
        ? /^[\da-f]{4}/i.exec(this.text.slice(this.at + 1, this.at + 5))
        : sign === "x"
          ? /^[\da-f]{2}/i.exec(this.text.slice(this.at + 1, this.at + 3))
          : null;
    if (hex) {
      this.at += hex[0].length;
      return String.fromCharCode(Number.parseInt(hex[0], 16));
    }
    return { n: "\n", t: "\t", r: "", b: "", f: "" }[sign] ?? sign;
  }

  private bare(): unknown {
    const word = /[^\s,:{}[\]"'`;]{1,200}/y;
    word.lastIndex = this.at;
    const text = word.exec(this.text)?.[0] ?? "";
    this.at += text.length;
    if (/^-?\d+(\.\d+)?([eE][+-]?\d+)?$/.test(text)) return Number(text);
    if (text === "true" || text === "!0") return true;
    if (text === "false" || text === "!1") return false;
    if (text === "" || text === "null" || text === "undefined") return undefined;
    return text;
  }
}

/** The value that begins at `start`; never throws, gives what could be read of a broken one, and stops at 120 levels. */
export function parseLoose(text: string, start = 0): unknown {
  if (start === 0) {
    try {
      return JSON.parse(text);
    } catch {
      // Broken markup is common: what follows reads as much of it as can be read.
    }
  }
  return new LooseReader(text, start).value(0);
}
