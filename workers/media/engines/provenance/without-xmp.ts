/** Both packets of JPEG: the main one and what did not fit into it. */
const JPEG_NAMESPACES = ["http://ns.adobe.com/xap/1.0/\0", "http://ns.adobe.com/xmp/extension/\0"];
const [APP1, SCAN] = [0xe1, 0xda] as const;

function fromJpeg(file: Buffer): Buffer {
  const kept = [file.subarray(0, 2)];
  let at = 2;
  // Each segment: a marker of two bytes, then its length with the two bytes of that; pictures begin at the scan.
  while (at + 4 <= file.length && file[at] === 0xff && file[at + 1] !== SCAN) {
    const end = at + 2 + file.readUInt16BE(at + 2);
    const body = file.subarray(at + 4, Math.min(end, at + 60)).toString("latin1");
    const isXmp = file[at + 1] === APP1 && JPEG_NAMESPACES.some((namespace) => body.startsWith(namespace));
    if (!isXmp) kept.push(file.subarray(at, end));
    at = end;
  }
  return Buffer.concat([...kept, file.subarray(at)]);
}

/** Some programs write it as plain or as compressed text. */
const PNG_XMP = /^(?:iTXt|tEXt|zTXt)XML:com\.adobe\.xmp\0/;

function fromPng(file: Buffer): Buffer {
  const kept = [file.subarray(0, 8)];
  let at = 8;
  while (at + 12 <= file.length) {
    const end = at + 12 + file.readUInt32BE(at);
    const isXmp = PNG_XMP.test(file.toString("latin1", at + 4, Math.min(end, at + 30)));
    if (!isXmp) kept.push(file.subarray(at, end));
    at = end;
  }
  return Buffer.concat([...kept, file.subarray(at)]);
}

function fromWebp(file: Buffer): Buffer {
  const kept = [file.subarray(0, 12)];
  let at = 12;
  while (at + 8 <= file.length) {
    const size = file.readUInt32LE(at + 4);
    const end = at + 8 + size + (size % 2);
    if (file.toString("latin1", at, at + 4) !== "XMP ") kept.push(file.subarray(at, end));
    at = end;
  }
  return Buffer.concat(kept);
}

const READERS = { jpeg: fromJpeg, png: fromPng, webp: fromWebp } as const;

/** A picture without the XMP that another program left in it: of two packets readers take either. */
export const withoutXmp = (file: Buffer, format: string): Buffer =>
  format === "jpeg" || format === "png" || format === "webp" ? READERS[format](file) : file;
