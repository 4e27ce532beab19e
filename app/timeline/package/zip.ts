import { makeZip } from "client-zip";

/** A file of an archive: its path, and its bytes when they are asked for; null where it is gone. */
export interface ZipEntry {
  name: string;
  bytes(): Promise<Uint8Array | ReadableStream<Uint8Array> | null>;
}

/** The same content is the same archive, whenever it is made. */
const lastModified = new Date(1980, 0, 1);

async function* inputs(entries: Iterable<ZipEntry>) {
  for (const { name, bytes } of entries) {
    const input = await bytes();
    if (input) yield { name, input, lastModified };
  }
}

/** A ZIP archive as a stream: each file is asked for when its turn comes, and none is held. Media are packed as they are. */
export const zipStream = (entries: Iterable<ZipEntry>): ReadableStream<Uint8Array> => makeZip(inputs(entries));
