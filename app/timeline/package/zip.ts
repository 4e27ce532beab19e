import { crc32 } from "./crc32.ts";

/** A file of an archive: its path, and its bytes when they are asked for; null where it is gone. */
export interface ZipEntry {
  name: string;
  bytes(): Promise<Uint8Array | ReadableStream<Uint8Array> | null>;
}

/** 32 bits count an archive's bytes. */
const MOST = 0xffff_ffff;
/** Sizes come after the bytes (bit 3); names are UTF-8 (bit 11). */
const FLAGS = 0x0808;
/** 1 January 1980: the same content is the same archive. */
const DATE = 0x21;

/** Little-endian numbers: `[value, bytes]` each. */
function record(...fields: readonly (readonly [value: number, bytes: 2 | 4])[]): Uint8Array<ArrayBuffer> {
  const view = new DataView(new ArrayBuffer(fields.reduce((sum, [, bytes]) => sum + bytes, 0)));
  let at = 0;
  for (const [value, bytes] of fields) {
    if (bytes === 2) view.setUint16(at, value, true);
    else view.setUint32(at, value, true);
    at += bytes;
  }
  return new Uint8Array(view.buffer);
}

interface Packed {
  name: Uint8Array;
  crc: number;
  size: number;
  offset: number;
}

const central = ({ name, crc, size, offset }: Packed): Uint8Array[] => [
  record(
    [0x02014b50, 4],
    [20, 2],
    [20, 2],
    [FLAGS, 2],
    [0, 2],
    [0, 2],
    [DATE, 2],
    [crc, 4],
    [size, 4],
    [size, 4],
    [name.length, 2],
    [0, 2],
    [0, 2],
    [0, 2],
    [0, 2],
    [0, 4],
    [offset, 4],
  ),
  name,
];

async function* parts(source: Uint8Array | ReadableStream<Uint8Array>): AsyncGenerator<Uint8Array> {
  if (source instanceof Uint8Array) {
    yield source;
    return;
  }
  const reader = source.getReader();
  for (let read = await reader.read(); !read.done; read = await reader.read()) yield read.value;
}

async function* archive(entries: Iterable<ZipEntry>): AsyncGenerator<Uint8Array> {
  const packed: Packed[] = [];
  let offset = 0;
  for (const entry of entries) {
    const source = await entry.bytes();
    if (!source) continue;
    const name = new TextEncoder().encode(entry.name);
    const [start, local] = [
      offset,
      [
        [0x04034b50, 4],
        [20, 2],
        [FLAGS, 2],
        [0, 2],
        [0, 2],
        [DATE, 2],
        [0, 4],
        [0, 4],
        [0, 4],
      ] as const,
    ];
    yield record(...local, [name.length, 2], [0, 2]);
    yield name;
    let [crc, size] = [0, 0];
    for await (const part of parts(source)) {
      crc = crc32(part, crc);
      size += part.length;
      if (start + size > MOST) throw new RangeError("the archive is larger than 4 GB");
      yield part;
    }
    yield record([0x08074b50, 4], [crc, 4], [size, 4], [size, 4]);
    packed.push({ name, crc, size, offset: start });
    offset = start + 30 + name.length + size + 16;
  }
  const directory = packed.flatMap(central);
  yield* directory;
  const length = directory.reduce((sum, one) => sum + one.length, 0);
  yield record([0x06054b50, 4], [0, 2], [0, 2], [packed.length, 2], [packed.length, 2], [length, 4], [offset, 4], [0, 2]);
}

/** A ZIP archive as a stream: each file is asked for when its turn comes, and none is held. Media are packed as they are. */
export function zipStream(entries: Iterable<ZipEntry>): ReadableStream<Uint8Array> {
  const made = archive(entries);
  return new ReadableStream({
    async pull(controller) {
      const { value, done } = await made.next();
      if (done) controller.close();
      else controller.enqueue(value);
    },
    async cancel() {
      await made.return(undefined);
    },
  });
}
