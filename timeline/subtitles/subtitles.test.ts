import { describe, expect, it } from "vitest";
import type { Cue } from "./cue.ts";
import { decodeText } from "./decode.ts";
import { bandOf, subtitleDocument } from "./overlay.ts";
import { pairCues } from "./pair.ts";
import { readSubtitles } from "./read.ts";
import { wrapped, widthOf } from "./wrap.ts";
import { writeSubtitles } from "./write.ts";

const cuesOf = (text: string): Cue[] => {
  const read = readSubtitles(text);
  if ("fault" in read) throw new Error(read.fault);
  return read.cues;
};
const faultOf = (text: string) => {
  const read = readSubtitles(text);
  return "fault" in read ? read.fault : null;
};
const cue = (start: number, end: number, text: string, speaker = ""): Cue => ({ start, end, text, speaker });

const SRT = "1\n00:00:01,000 --> 00:00:03,500\nHello there,\nfriend.\n\n2\n00:01:02,250 --> 00:01:04,000\n[Anna]: <i>Bye.</i>\n";

describe("SubRip", () => {
  it("is read with its times, its lines and who speaks", () => {
    expect(readSubtitles(SRT)).toEqual({
      format: "srt",
      cues: [cue(1, 3.5, "Hello there,\nfriend."), cue(62.25, 64, "Bye.", "Anna")],
      dropped: 0,
    });
  });

  it("may have a byte order mark, carriage returns, points for commas, no numbers and no empty lines", () => {
    const loose = "\uFEFF00:00:01.0 --> 00:00:02.0\r\nOne\r\n2\r\n0:00:03,5 --> 0:00:04,25\r\nTwo\r\n";
    expect(cuesOf(loose)).toEqual([cue(1, 2, "One"), cue(3.5, 4.25, "Two")]);
  });

  it("keeps an empty line within a text, and a number that is said", () => {
    const [first, second] = cuesOf("1\n00:00:01,000 --> 00:00:02,000\nOne\n\nmore\n\n2\n00:00:03,000 --> 00:00:04,000\nIt was\n1984\n");
    expect([first?.text, second?.text]).toEqual(["One\nmore", "It was\n1984"]);
  });

  it("drops what runs backwards or says nothing, mends what has no length, and sorts the rest", () => {
    const read = readSubtitles(
      [
        "00:00:09,000 --> 00:00:08,000\nback",
        "00:00:05,000 --> 00:00:05,000\nnone",
        "00:00:01,000 --> 00:00:02,000\nfirst",
        "00:00:03,000 --> 00:00:04,000\n<b></b>",
      ].join("\n\n"),
    );
    expect(read).toMatchObject({ dropped: 2, cues: [{ text: "first" }, { text: "none", start: 5, end: 7 }] });
  });
});

describe("WebVTT", () => {
  it("is read without its header, notes, styles, settings and identifiers", () => {
    const text =
      "WEBVTT - a title\n\nSTYLE\n::cue { color: red }\n\nNOTE not\nshown\n\nintro\n00:01.000 --> 00:02.500 align:start line:0\n<v Bob>Tom &amp; <c.loud>Jerry</c>\n\n01:00:00.000 --> 01:00:01.000\nlate\n";
    expect(cuesOf(text)).toEqual([cue(1, 2.5, "Tom & Jerry", "Bob"), cue(3600, 3601, "late")]);
  });
});

describe("Advanced SubStation Alpha", () => {
  it("is read without overrides, comments and drawings, by the columns it names", () => {
    const text = [
      "[Script Info]",
      "Title: x",
      "[V4+ Styles]",
      "Format: Name, Fontname",
      "[Events]",
      "Format: Layer, Start, End, Style, Name, MarginL, MarginR, MarginV, Effect, Text",
      String.raw`Dialogue: 0,0:00:01.50,0:00:03.00,Default,Lin,0,0,0,,{\an8}Hello, you{\i1}\Nthere{\i0}`,
      "Comment: 0,0:00:04.00,0:00:05.00,Default,,0,0,0,,not shown",
      String.raw`Dialogue: 0,0:00:06.00,0:00:07.00,Default,,0,0,0,,{\p1}m 0 0 l 10 10{\p0}`,
    ].join("\n");
    expect(readSubtitles(text)).toEqual({ format: "ass", cues: [cue(1.5, 3, "Hello, you\nthere", "Lin")], dropped: 1 });
  });
});

describe("what is no file of subtitles", () => {
  it.each(["", "Just words.", "WEBVTT\n\n", "-->", "[Events]\nDialogue: nothing"])("%j is told", (text) => {
    expect(faultOf(text)).toBe("subtitles.unknown");
  });

  it("one that is too large or has too many lines is told", () => {
    expect(faultOf(`${SRT}${" ".repeat(80_000)}`)).toBe("subtitles.tooLong");
    const many = Array.from(
      { length: 601 },
      (_, at) => `00:${String(Math.floor(at / 60)).padStart(2, "0")}:${String(at % 60).padStart(2, "0")},000 --> 01:00:00,000\na`,
    );
    expect(faultOf(many.join("\n"))).toBe("subtitles.tooMany");
  });

  it.each([
    "00:00:01,000 --> 00:00:02,000\n".repeat(2000),
    `00:00:01,000 --> 00:00:02,000\n${"<".repeat(70_000)}`,
    `[Events]\nDialogue: 0,0:00:01.00,0:00:02.00,${"{".repeat(70_000)}`,
    `00:00:01,000 --> 00:00:02,000\n${"\n1".repeat(35_000)}`,
  ])("hostile text is read in no time", (text) => {
    expect(readSubtitles(text)).toBeDefined();
  });

  it("control characters are no part of a line, and a line has its limit", () => {
    const [read] = cuesOf(`00:00:01,000 --> 00:00:02,000\na\u0000b\u202e${"c".repeat(900)}`);
    expect(read?.text).toBe(`ab${"c".repeat(498)}`);
  });
});

describe("written subtitles", () => {
  const hostile = [cue(0, 1.5, "a --> b\n\nc"), cue(3661.25, 3662, "<b>{\\an8} & 你好", "林")];

  it.each(["srt", "vtt", "ass"] as const)("%s is read back as it was written", (format) => {
    const [first, second] = cuesOf(writeSubtitles(format, [cue(0, 1.5, "Hello,\nyou"), cue(3661.25, 3662, "你好", "林")]));
    expect([first, second]).toEqual([cue(0, 1.5, "Hello,\nyou"), cue(3661.25, 3662, "你好", "林")]);
  });

  it.each(["srt", "vtt", "ass"] as const)("in %s a text cannot end its line, begin another, or command", (format) => {
    const read = cuesOf(writeSubtitles(format, hostile));
    expect(read.map(({ start, end }) => [start, end])).toEqual([
      [0, 1.5],
      [3661.25, 3662],
    ]);
    expect(read[0]?.text.replaceAll(/→|-->/g, ">")).toBe("a > b\nc");
  });

  it("SubRip counts from one and writes hours, minutes, seconds and milliseconds", () => {
    expect(writeSubtitles("srt", [cue(3661.25, 3662, "Hi.")])).toBe("1\n01:01:01,250 --> 01:01:02,000\nHi.\n");
  });
});

describe("encodings", () => {
  const gbk = Uint8Array.from([0xc4, 0xe3, 0xba, 0xc3, 0xa3, 0xac, 0xca, 0xc0, 0xbd, 0xe7]);
  it.each([
    ["UTF-8", new TextEncoder().encode("你好，世界"), "你好，世界"],
    ["GB 18030", gbk, "你好，世界"],
    ["UTF-16 with its mark", Uint8Array.from([0xff, 0xfe, 0x60, 0x4f, 0x7d, 0x59]), "你好"],
    ["Windows-1252", Uint8Array.from([0x61, 0xf1, 0x6f, 0x20, 0xe9, 0x74, 0xe9]), "año été"],
  ])("%s", (_name, bytes, text) => {
    expect(decodeText(bytes)).toBe(text);
  });
});

describe("two files of one film", () => {
  it("with as many lines at the same times are paired one by one", () => {
    expect(pairCues([cue(0, 1, "a"), cue(2, 3, "b")], [cue(0.1, 1, "甲"), cue(2.2, 3, "乙")])).toEqual([
      { start: 0, end: 1, source: "a", target: "甲", speaker: "" },
      { start: 2, end: 3, source: "b", target: "乙", speaker: "" },
    ]);
  });

  it("else by when they are shown; what goes with nothing is a line of its own", () => {
    const pairs = pairCues([cue(0, 2, "a"), cue(5, 6, "b")], [cue(0, 1, "甲"), cue(1, 2, "乙"), cue(8, 9, "丙")]);
    expect(pairs.map(({ source, target }) => [source, target])).toEqual([
      ["a", "甲\n乙"],
      ["b", ""],
      ["", "丙"],
    ]);
  });
});

describe("lines that are shown", () => {
  it("are broken evenly, never before a mark, and Chinese ones between letters", () => {
    expect(wrapped("This is a line of subtitles that is rather longer than a reader takes in at once").split("\n")).toHaveLength(2);
    const chinese = wrapped("这是一行很长的字幕，读者一眼看不完，所以要分成两行来显示。").split("\n");
    expect(chinese.length).toBe(2);
    for (const line of chinese) expect(widthOf(line)).toBeLessThanOrEqual(42);
    for (const line of chinese.slice(1)) expect(line).not.toMatch(/^[，。]/);
    expect(wrapped("x".repeat(60))).toBe("x".repeat(60));
  });

  it.each([
    [
      "fr",
      "Combien coûte la bouteille ? Elle coûte 1 299,50 € ; le café reste chaud pendant 24 h !",
      ["bouteille ?", "1 299,50 € ;", "24 h !"],
    ],
    ["fr", "Il a dit : « On y va tous ensemble demain matin, à huit heures précises »", ["dit :", "« On", "précises »"]],
    ["es", "¿Cuánto cuesta hoy la botella térmica grande? Cuesta solo 1 299 € en la tienda", ["1 299 €"]],
    ["pt", "Quanto custa hoje a garrafa térmica? Custa R$ 1.299,50 e pesa só 380 g", ["R$ 1.299,50", "380 g"]],
    ["ru", "Сколько стоит термос? Он сегодня стоит 1 299,50 ₽ и весит всего 380 г", ["1 299,50 ₽", "380 г"]],
    ["de", "Die Flasche kostet heute nur noch in dieser Woche 1.299,50 € und fasst 750 ml", ["1.299,50 €", "750 ml"]],
    ["ja", "このステンレスボトルは24時間コーヒーを温かく保ち、「ロック付きの蓋」で漏れません。", ["コーヒー", "付きの", "漏れません。"]],
    ["ko", "이 스테인리스 보온병은 커피를 24시간 동안 따뜻하게 유지하고 새지 않습니다.", ["따뜻하게", "않습니다."]],
    ["zh", "这款保温杯售价299元，能保温24小时，“一键锁盖”放进包里也不会漏，今天就下单吧！", ["保温杯", "299元，", "“一键"]],
  ])("keep together what belongs together (%s: %s)", (_language, text, whole) => {
    const lines = wrapped(text).split("\n");
    expect(lines.length).toBeGreaterThan(1);
    const plain = lines.map((line) => line.replaceAll("\u00a0", " "));
    for (const part of whole) expect(plain.some((line) => line.includes(part))).toBe(true);
    for (const line of plain) expect(line).not.toMatch(/^[?!;:»€₽ー，。、」”]/u);
  });

  it("have the breaks of their language where they are drawn, and are given back without loss", () => {
    const text = "Combien coûte la bouteille ? Elle coûte 1 299,50 € ; le café reste chaud";
    const [track] = subtitleDocument([{ text }], { width: 1920, height: 1080 }).tracks;
    const shown = track?.elements.map((one) => (one.type === "text" ? one.text : "")) ?? [];
    expect(shown.map((one) => one.replaceAll(/[\u00a0\n]/g, " "))).toEqual([text]);
    expect(shown[0]).toContain("1\u00a0299,50\u00a0€\u00a0;");
    expect(cuesOf(writeSubtitles("ass", [{ start: 1, end: 2, text }])).map((one) => one.text.replaceAll(/\s/g, " "))).toEqual([text]);
  });

  it("are a document without a background, in a band within the film", () => {
    for (const film of [
      { width: 1920, height: 1080 },
      { width: 576, height: 1024 },
      { width: 200, height: 64 },
    ]) {
      const band = bandOf(film);
      expect(band.top + band.height).toBeLessThanOrEqual(Math.max(film.height, 16));
      expect(subtitleDocument([{ text: "a\nb" }], film).canvas.background).toBe("rgba(0,0,0,0)");
    }
  });
});
