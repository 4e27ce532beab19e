import { cleanFileName } from "../../../trpc/contract/rules/files.ts";
import { ask } from "../call.ts";
import { addRow } from "./rows.ts";
import { send } from "./send.ts";
import { unfinished } from "./resume.ts";

/** Files that are sent beside each other; the others wait. */
const AT_ONCE = 3;

export interface Batch {
  files: readonly File[];
  /** What the form says: its purpose, and its words. */
  to: DOMStringMap;
  list: Element;
  signal: AbortSignal;
}

const about = (words = "", name: string): string => words.replace("{{name}}", name);

/** What the library says of files before any is sent: names that are there, and whether there is room (spec §5). */
async function refusals({ files, to }: Batch): Promise<Map<File, string>> {
  const refused = new Map<File, string>();
  if (to.library === undefined) return refused;
  const names = files.map(({ name }) => cleanFileName(name));
  const [{ duplicates }, { total, used }] = await Promise.all([
    ask<{ duplicates: string[] }>("mediaLib.hasDuplicate", { file_names: names, folder_id: to.folder ?? "" }),
    ask<{ total: number; used: number }>("mediaLib.getSpace", {}),
  ]);
  let left = total - used;
  files.forEach((file, at) => {
    const taken = duplicates.includes(names[at] ?? "") || names.indexOf(names[at] ?? "") < at;
    if (taken) return refused.set(file, about(to.twice, file.name));
    left -= file.size;
    return left < 0 ? refused.set(file, to.space ?? "") : refused;
  });
  return refused;
}

/** Sends files, some beside each other, each with its bar: the ids of the assets, and why others are none, each in the files' order. */
export async function sendBatch(batch: Batch): Promise<{ ids: string[]; refused: string[] }> {
  const { files, to, list, signal } = batch;
  const sent = new Map<File, string>();
  const refused = new Map<File, string>();
  const known = await refusals(batch).catch(() => new Map<File, string>());
  for (const file of files) if (file.size === 0) known.set(file, about(to.damaged, file.name));
  const rows = files.map((file) => ({ file, row: addRow(list, about(to.waiting, file.name)) }));
  const waiting = rows.values();
  // A visitor without a session is given one by the first request: two at once would make two of them.
  let begun = () => {};
  const first = new Promise<void>((resolve) => (begun = resolve));
  const worker = async (at: number) => {
    if (at > 0) await first;
    for (const { file, row } of waiting) {
      const why = known.get(file);
      const lost = () => row.say(about(to.again, file.name));
      const tell = (share: number) => {
        row.say(about(to.uploading, file.name));
        row.tell(share);
      };
      tell(0);
      try {
        if (why) throw new Error(why);
        sent.set(file, await send({ file, to, tell, begun, lost, signal }));
        row.end(about(to.uploaded, file.name));
      } catch (error) {
        const said = (error as Error).message || about(to.failed, file.name);
        refused.set(file, said);
        row.end(said, true);
      }
    }
    begun();
  };
  await Promise.all(Array.from({ length: AT_ONCE }, (_, at) => worker(at)));
  // In the order they were chosen in, not in that of their sizes: the first picture opens the ad.
  const inOrder = (of: Map<File, string>) => files.flatMap((file) => of.get(file) ?? []);
  return { ids: inOrder(sent), refused: inOrder(refused) };
}

/** Says which uploads were broken off: a file that is chosen again goes on. */
export function sayUnfinished(to: DOMStringMap, list: Element): void {
  for (const { name, size, target, parts } of unfinished(to)) {
    const share = `${Math.floor((100 * parts.length * target.part_size) / size)}%`;
    addRow(list, "").end(about(to.resumable, name).replace("{{share}}", share));
  }
}
