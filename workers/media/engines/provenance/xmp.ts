import { crc32 } from "node:zlib";
import type { JobOf } from "../../protocol/jobs.ts";
import { chunk } from "./riff.ts";

type MadeBy = JobOf<"provenance">["made"];

const escaped = (text: string): string => text.replaceAll(/[<>&"']/g, (sign) => `&#${sign.charCodeAt(0)};`);

/** XMP packet: who made it, by which model, when, and the IPTC digital source type. */
export function xmpOf({ generator, model, at, source }: MadeBy): Buffer {
  return Buffer.from(
    `<?xpacket begin="\ufeff" id="W5M0MpCehiHzreSzNTczkc9d"?>` +
      `<x:xmpmeta xmlns:x="adobe:ns:meta/"><rdf:RDF xmlns:rdf="http://www.w3.org/1999/02/22-rdf-syntax-ns#">` +
      `<rdf:Description rdf:about="" xmlns:xmp="http://ns.adobe.com/xap/1.0/" xmlns:Iptc4xmpExt="http://iptc.org/std/Iptc4xmpExt/2008-02-29/" xmlns:photoshop="http://ns.adobe.com/photoshop/1.0/"` +
      ` xmp:CreatorTool="${escaped(generator)}" xmp:CreateDate="${escaped(at)}" photoshop:Credit="${escaped(model)}"` +
      ` Iptc4xmpExt:AISystemUsed="${escaped(model)}"` +
      ` Iptc4xmpExt:DigitalSourceType="http://cv.iptc.org/newscodes/digitalsourcetype/${source}"/>` +
      `</rdf:RDF></x:xmpmeta><?xpacket end="w"?>`,
  );
}

const JPEG_NAMESPACE = Buffer.from("http://ns.adobe.com/xap/1.0/\0");
const MP4_UUID = Buffer.from("be7acfcb97a942e89c71999491e3afac", "hex");

function inJpeg(file: Buffer, xmp: Buffer): Buffer {
  const length = 2 + JPEG_NAMESPACE.length + xmp.length;
  const head = Buffer.from([0xff, 0xe1, length >> 8, length & 255]);
  return Buffer.concat([file.subarray(0, 2), head, JPEG_NAMESPACE, xmp, file.subarray(2)]);
}

function inPng(file: Buffer, xmp: Buffer): Buffer {
  // Right after IHDR: signature 8, length 4, type 4, data 13, checksum 4.
  const at = 33;
  const body = Buffer.concat([Buffer.from("iTXtXML:com.adobe.xmp\0\0\0\0\0"), xmp]);
  const [length, sum] = [Buffer.alloc(4), Buffer.alloc(4)];
  length.writeUInt32BE(body.length - 4);
  sum.writeUInt32BE(crc32(body));
  return Buffer.concat([file.subarray(0, at), length, body, sum, file.subarray(at)]);
}

function inWebp(file: Buffer, xmp: Buffer, { width, height }: { width: number; height: number }): Buffer {
  const XMP_FLAG = 0x04;
  const body = file.subarray(12);
  const extended = body.subarray(0, 4).toString() === "VP8X";
  const header = Buffer.from(extended ? body.subarray(0, 18) : chunk("VP8X", Buffer.alloc(10)));
  header[8] = (header[8] ?? 0) | XMP_FLAG;
  if (!extended) {
    header.writeUIntLE(width - 1, 12, 3);
    header.writeUIntLE(height - 1, 15, 3);
    if (body.subarray(0, 4).toString() === "VP8L") header[8] |= 0x10;
  }
  const all = Buffer.concat([Buffer.from("WEBP"), header, extended ? body.subarray(18) : body, chunk("XMP ", xmp)]);
  const riff = Buffer.alloc(8);
  riff.write("RIFF");
  riff.writeUInt32LE(all.length, 4);
  return Buffer.concat([riff, all]);
}

/** After the packet: bytes that lead a reader of sub-blocks from anywhere in it to the end (XMP specification, part 3, "GIF"). */
const GIF_TRAILER = Buffer.from([1, ...Array.from({ length: 256 }, (_, at) => 255 - at), 0]);
const GIF_END = 0x3b;

/** An application extension before the file's end; what comes after that is not the picture's. */
function inGif(file: Buffer, xmp: Buffer): Buffer {
  const end = file.lastIndexOf(GIF_END);
  const head = Buffer.concat([Buffer.from([0x21, 0xff, 11]), Buffer.from("XMP DataXMP")]);
  return Buffer.concat([file.subarray(0, end), head, xmp, GIF_TRAILER, Buffer.from([GIF_END])]);
}

/** What is appended to an MP4: a `uuid` box, which players step over. */
export function mp4Box(xmp: Buffer): Buffer {
  const size = Buffer.alloc(4);
  size.writeUInt32BE(8 + MP4_UUID.length + xmp.length);
  return Buffer.concat([size, Buffer.from("uuid"), MP4_UUID, xmp]);
}

/** A picture with an XMP packet; null for a format that it is not written into. */
export function withXmp(
  file: Buffer,
  xmp: Buffer,
  { format, width, height }: { format: string; width: number; height: number },
): Buffer | null {
  if (format === "jpeg") return inJpeg(file, xmp);
  if (format === "png") return inPng(file, xmp);
  if (format === "gif") return inGif(file, xmp);
  return format === "webp" ? inWebp(file, xmp, { width, height }) : null;
}
