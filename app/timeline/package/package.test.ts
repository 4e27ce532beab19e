import { deflateRawSync } from "node:zlib";
import { expect, it } from "vitest";
import { roughCut } from "../../../timeline/edit/testing.ts";
import { openFile } from "../../../timeline/interchange/open-file.ts";
import { readChosenFile } from "../chosen-file.ts";
import { capcutPackage } from "./capcut.ts";
import { type ZipEntry, zipStream } from "./zip.ts";
import { unzipOne } from "./unzip.ts";

const bytes = (text: string) => new TextEncoder().encode(text);
const entry = (name: string, body: Uint8Array | null): ZipEntry => ({ name, bytes: () => Promise.resolve(body) });
const zipped = (...entries: ZipEntry[]): Promise<Blob> => new Response(zipStream(entries)).blob();
const all = [/./];

it("packs files that can be taken out again, and leaves out those that are gone", async () => {
  const zip = await zipped(entry("a/ä.txt", bytes("hello")), entry("gone", null), entry("b.bin", new Uint8Array(100_000)));
  const read = async (name: RegExp) => unzipOne(zip, [name], 200_000);
  expect(await read(/ä\.txt$/)).toEqual({ bytes: bytes("hello") });
  expect(await read(/b\.bin$/)).toEqual({ bytes: new Uint8Array(100_000) });
  expect(await read(/gone/)).toEqual({ fault: "none" });
});

it("the package of a timeline holds its draft and its media, opens as the very timeline, and says what is lost", async () => {
  const document = roughCut();
  const timeline = { document, title: "Mug: 20% off?", urls: { film: "/files/film" } };
  const getFile = (path: string) => Promise.resolve(new Response(path));
  const response = capcutPackage(timeline, { getFile, lang: "zh" });
  expect(response.headers.get("content-type")).toBe("application/zip");
  const zip = await response.blob();
  expect(await unzipOne(zip, [/^Mug 20 off\/materials\/1-film\.mp4$/], 100)).toEqual({ bytes: bytes("/files/film") });
  const readme = await unzipOne(zip, [/^README\.txt$/], 10_000);
  expect("bytes" in readme && new TextDecoder().decode(readme.bytes)).toMatch(/JianyingPro[^]*没有转场/);
  const chosen = await readChosenFile(zip);
  if ("fault" in chosen) throw new Error(chosen.fault);
  const opened = openFile(chosen.bytes, { ...document, markers: [] });
  expect(opened).toMatchObject({
    format: "capcut",
    losses: { count: 0 },
    document: { tracks: document.tracks, markers: document.markers },
  });
});

it("a hostile archive is refused, and no more of it is read than what is taken", async () => {
  const bomb = deflateRawSync(Buffer.alloc(5_000_000));
  const packed = new Uint8Array(await (await zipped(entry("draft_content.json", bomb))).arrayBuffer());
  // The method of the directory's entry: deflated.
  const at = packed.findIndex((_, n) => packed[n] === 0x50 && packed[n + 1] === 0x4b && packed[n + 2] === 1 && packed[n + 3] === 2);
  packed[at + 10] = 8;
  expect(await readChosenFile(new Blob([packed]))).toEqual({ fault: "timeline.fileTooLarge" });
  packed[at + 10] = 99;
  expect(await readChosenFile(new Blob([packed]))).toEqual({ fault: "timeline.fileUnknown" });
  packed.fill(0xff, at + 42, at + 46);
  expect(await readChosenFile(new Blob([packed]))).toEqual({ fault: "timeline.fileUnknown" });
  const cut = await zipped(entry("a", bytes("x")));
  expect(await unzipOne(cut.slice(0, cut.size - 30), all, 10)).toEqual({ fault: "none" });
  expect(await readChosenFile(new Blob(["PK\u0003\u0004".padEnd(40, "x")]))).toEqual({ fault: "timeline.fileUnknown" });
  expect(await readChosenFile(await zipped(entry("__MACOSX/draft_content.json", bytes("{}"))))).toEqual({ fault: "timeline.fileUnknown" });
});
