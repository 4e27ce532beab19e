/** A file of an archive, as its directory tells of it. */
interface Listed {
  name: string;
  method: number;
  packed: number;
  offset: number;
}

/** The end of an archive and the longest comment behind it. */
const TAIL = 22 + 0xffff;
/** Bytes of a directory that is read: some ten thousand files. */
const MOST_DIRECTORY = 2_000_000;
const STORED = 0;
const DEFLATED = 8;

const viewOf = async (blob: Blob): Promise<DataView> => new DataView(await blob.arrayBuffer());

/** Whether a file begins as a ZIP archive does. */
export async function isZip(file: Blob): Promise<boolean> {
  return file.size >= 22 && (await viewOf(file.slice(0, 4))).getUint32(0, true) === 0x04034b50;
}

async function directoryOf(file: Blob): Promise<DataView | null> {
  const tail = await viewOf(file.slice(Math.max(0, file.size - TAIL)));
  for (let at = tail.byteLength - 22; at >= 0; at -= 1) {
    if (tail.getUint32(at, true) !== 0x06054b50) continue;
    const [length, offset] = [tail.getUint32(at + 12, true), tail.getUint32(at + 16, true)];
    return length <= MOST_DIRECTORY && offset + length <= file.size ? viewOf(file.slice(offset, offset + length)) : null;
  }
  return null;
}

function listOf(directory: DataView): Listed[] {
  const list: Listed[] = [];
  const decoder = new TextDecoder();
  for (let at = 0; at + 46 <= directory.byteLength && directory.getUint32(at, true) === 0x02014b50;) {
    const length = directory.getUint16(at + 28, true);
    if (at + 46 + length > directory.byteLength) break;
    const name = decoder.decode(new Uint8Array(directory.buffer, directory.byteOffset + at + 46, length));
    const [method, packed] = [directory.getUint16(at + 10, true), directory.getUint32(at + 20, true)];
    list.push({ name, method, packed, offset: directory.getUint32(at + 42, true) });
    at += 46 + length + directory.getUint16(at + 30, true) + directory.getUint16(at + 32, true);
  }
  return list;
}

/** The bytes of a stream; null where there are more than `most`, of which no more is read. */
async function upTo(stream: ReadableStream<Uint8Array>, most: number): Promise<Uint8Array | null> {
  const parts: Uint8Array<ArrayBufferLike>[] = [];
  const reader = stream.getReader();
  let size = 0;
  for (let read = await reader.read(); !read.done; read = await reader.read()) {
    size += read.value.length;
    if (size > most) {
      await reader.cancel();
      return null;
    }
    parts.push(read.value);
  }
  return new Uint8Array(await new Blob(parts as BlobPart[]).arrayBuffer());
}

export type Unzipped = { bytes: Uint8Array } | { fault: "none" | "large" };

/**
 * One file out of a ZIP archive of which only what it takes is read: the first whose path `wanted` names. `large`: it has
 * more than `most` bytes, however small it is packed. An archive that cannot be read has none.
 */
export async function unzipOne(file: Blob, wanted: readonly RegExp[], most: number): Promise<Unzipped> {
  const directory = await directoryOf(file);
  const list = directory ? listOf(directory) : [];
  const found = wanted.map((one) => list.find(({ name }) => one.test(name))).find((one) => one !== undefined);
  if (!found || (found.method !== STORED && found.method !== DEFLATED) || found.offset + 30 > file.size) return { fault: "none" };
  const local = await viewOf(file.slice(found.offset, found.offset + 30));
  const start = found.offset + 30 + local.getUint16(26, true) + local.getUint16(28, true);
  const packed = file.slice(start, start + found.packed);
  const stream = found.method === STORED ? packed.stream() : packed.stream().pipeThrough(new DecompressionStream("deflate-raw"));
  try {
    const bytes = await upTo(stream, most);
    return bytes ? { bytes } : { fault: "large" };
  } catch {
    return { fault: "none" };
  }
}
