const text = (value: string): number[] => [...value].map((letter) => letter.charCodeAt(0));
const u16 = (value: number): number[] => [value >> 8, value & 255];
const u32 = (value: number): number[] => [...u16(value >>> 16), ...u16(value & 0xffff)];
const box = (name: string, ...parts: readonly (readonly number[])[]): number[] => {
  const body = parts.flat();
  return [...u32(body.length + 8), ...text(name), ...body];
};
/** With version and flags 0. */
const full = (name: string, ...parts: readonly (readonly number[])[]): number[] => box(name, [0, 0, 0, 0], ...parts);

/** The content of the first box of a name in an MP4, wherever it stands. */
function contentOf(mp4: Uint8Array, name: string): number[] {
  const at = Buffer.from(mp4).indexOf(name, 0, "latin1");
  const length = Buffer.from(mp4).readUInt32BE(at - 4);
  return [...mp4.subarray(at + 4, at - 4 + length)];
}

/** A HEIC photo (ISO 23008-12) around the one picture of an HEVC film in MP4 (`-frames:v 1 -tag:v hvc1`). */
export function heicOf(mp4: Uint8Array, width: number, height: number): Uint8Array<ArrayBuffer> {
  const [config, picture] = [contentOf(mp4, "hvcC"), contentOf(mp4, "mdat")];
  const ftyp = box("ftyp", text("heic"), u32(0), text("mif1heic"));
  const meta = (start: number) =>
    full(
      "meta",
      full("hdlr", u32(0), text("pict"), u32(0), u32(0), u32(0), [0]),
      full("pitm", u16(1)),
      full("iloc", [0x44, 0x00], u16(1), u16(1), u16(0), u16(1), u32(start), u32(picture.length)),
      full("iinf", u16(1), box("infe", [2, 0, 0, 0], u16(1), u16(0), text("hvc1"), [0])),
      box("iprp", box("ipco", box("hvcC", config), full("ispe", u32(width), u32(height))), full("ipma", u32(1), u16(1), [2], [0x81, 0x02])),
    );
  const start = ftyp.length + meta(0).length + 8;
  return Uint8Array.from([...ftyp, ...meta(start), ...box("mdat", picture)]);
}
