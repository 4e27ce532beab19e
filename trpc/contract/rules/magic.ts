/** File formats told apart by content. `mp4` covers MP4 and M4V; QuickTime brands are `mov`. */
export type FileFormat =
  | "jpg"
  | "png"
  | "gif"
  | "bmp"
  | "webp"
  | "avif"
  | "heic"
  | "svg"
  | "mp4"
  | "mov"
  | "m4a"
  | "webm"
  | "mkv"
  | "avi"
  | "wmv"
  | "flv"
  | "mp3"
  | "wav";

/** Bytes that `sniff` wants to see; fewer are answered as far as they go. */
const SNIFF_BYTES = 512;

const ascii = (bytes: Uint8Array, from: number, length: number): string => String.fromCharCode(...bytes.subarray(from, from + length));

const startsWith = (bytes: Uint8Array, ...head: number[]): boolean => head.every((byte, index) => bytes[index] === byte);

/** The brands of an ISO file (ISO 14496-12): its own, and those that it is compatible with. */
const isoBrands = (bytes: Uint8Array): string[] => {
  const end = Math.min(bytes.length, SNIFF_BYTES, new DataView(bytes.buffer, bytes.byteOffset, bytes.byteLength).getUint32(0));
  const compatible = Array.from({ length: Math.max(0, Math.floor((end - 16) / 4)) }, (_, at) => ascii(bytes, 16 + at * 4, 4));
  return [ascii(bytes, 8, 4), ...compatible];
};

/** The brands of pictures; `mif1` and `msf1` say only that there are some, and the compatible ones which. */
const AVIF = ["avif", "avis"];
const HEIC = ["heic", "heix", "heim", "heis", "hevc", "hevx"];
const ANY_PICTURE = ["mif1", "msf1"];

const isoPicture = (brands: readonly string[]): FileFormat | null => {
  const [own = ""] = brands;
  const said = ANY_PICTURE.includes(own) ? brands : [own];
  if (said.some((brand) => AVIF.includes(brand))) return "avif";
  return said.some((brand) => HEIC.includes(brand)) ? "heic" : null;
};

const isoBrand = (bytes: Uint8Array): FileFormat => {
  const brands = isoBrands(bytes);
  const [brand = ""] = brands;
  const picture = isoPicture(brands);
  if (picture) return picture;
  if (brand === "qt  ") return "mov";
  return brand.startsWith("M4A") || brand.startsWith("M4B") ? "m4a" : "mp4";
};

const riff = (form: string): FileFormat | null => (form === "WEBP" ? "webp" : form === "WAVE" ? "wav" : form === "AVI " ? "avi" : null);

/** An MPEG audio frame: eleven sync bits, layer III, a bit rate and a sample rate that exist. */
const isMp3Frame = (bytes: Uint8Array): boolean => {
  const [first = 0, second = 0, third = 0] = bytes;
  return first === 0xff && (second & 0xe6) === 0xe2 && third >> 4 !== 0xf && (third & 0x0c) !== 0x0c;
};

const isSvg = (bytes: Uint8Array): boolean => {
  const text = new TextDecoder()
    .decode(bytes.subarray(0, SNIFF_BYTES))
    .replace(/^\uFEFF/, "")
    .trimStart();
  return /^(<\?xml[^>]*>\s*)?(<!--[\s\S]*?-->\s*)*(<!DOCTYPE svg[^>]*>\s*)?<svg[\s>]/i.test(text);
};

const EBML = [0x1a, 0x45, 0xdf, 0xa3] as const;
const ASF = [0x30, 0x26, 0xb2, 0x75] as const;

const video = (bytes: Uint8Array): FileFormat | null => {
  if (ascii(bytes, 4, 4) === "ftyp") return isoBrand(bytes);
  if (["moov", "mdat", "wide", "free", "skip"].includes(ascii(bytes, 4, 4))) return "mov";
  if (startsWith(bytes, ...EBML)) return ascii(bytes, 0, 64).includes("webm") ? "webm" : "mkv";
  if (startsWith(bytes, ...ASF)) return "wmv";
  return ascii(bytes, 0, 3) === "FLV" ? "flv" : null;
};

const image = (bytes: Uint8Array): FileFormat | null => {
  if (startsWith(bytes, 0xff, 0xd8, 0xff)) return "jpg";
  if (startsWith(bytes, 0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a)) return "png";
  if (/^GIF8[79]a$/.test(ascii(bytes, 0, 6))) return "gif";
  return ascii(bytes, 0, 2) === "BM" && bytes.length > 14 ? "bmp" : null;
};

/** What a file is, by its first bytes, whatever its name says; null when it is none of ours. */
export const sniff = (bytes: Uint8Array): FileFormat | null => {
  if (ascii(bytes, 0, 4) === "RIFF") return riff(ascii(bytes, 8, 4));
  const found = image(bytes) ?? video(bytes);
  if (found) return found;
  if (ascii(bytes, 0, 3) === "ID3" || isMp3Frame(bytes)) return "mp3";
  return isSvg(bytes) ? "svg" : null;
};

/** MIME types that a browser may name a format by; the first is the one we store. */
export const MIME_TYPES = {
  jpg: ["image/jpeg"],
  png: ["image/png"],
  gif: ["image/gif"],
  bmp: ["image/bmp", "image/x-ms-bmp"],
  webp: ["image/webp"],
  avif: ["image/avif"],
  heic: ["image/heic", "image/heif"],
  svg: ["image/svg+xml"],
  mp4: ["video/mp4", "video/x-m4v"],
  mov: ["video/quicktime"],
  m4a: ["audio/mp4", "audio/x-m4a", "audio/m4a"],
  webm: ["video/webm"],
  mkv: ["video/x-matroska", "video/matroska"],
  avi: ["video/x-msvideo", "video/avi"],
  wmv: ["video/x-ms-wmv"],
  flv: ["video/x-flv"],
  mp3: ["audio/mpeg", "audio/mp3"],
  wav: ["audio/wav", "audio/x-wav", "audio/wave"],
} as const satisfies Record<FileFormat, readonly string[]>;

/** Extensions that may name a format. */
export const FORMAT_EXTENSIONS = {
  jpg: ["jpg", "jpeg"],
  png: ["png"],
  gif: ["gif"],
  bmp: ["bmp"],
  webp: ["webp"],
  avif: ["avif"],
  heic: ["heic", "heif"],
  svg: ["svg"],
  mp4: ["mp4", "m4v"],
  mov: ["mov"],
  m4a: ["m4a"],
  webm: ["webm"],
  mkv: ["mkv"],
  avi: ["avi"],
  wmv: ["wmv"],
  flv: ["flv"],
  mp3: ["mp3"],
  wav: ["wav"],
} as const satisfies Record<FileFormat, readonly string[]>;
