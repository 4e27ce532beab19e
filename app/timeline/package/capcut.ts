import { writeCapcut } from "../../../timeline/interchange/capcut/write.ts";
import type { Timeline } from "../../../trpc/contract/timeline.ts";
import type { RequestContext } from "../../http/load-context.ts";
import { translationOf } from "../../i18n/translation.ts";
import { lossText } from "../loss-words.ts";
import { type ZipEntry, zipStream } from "./zip.ts";

/** A folder's name on every system. */
const folderName = (title: string): string =>
  [...title.replace(/[^\p{L}\p{N}._-]+/gu, " ").trim()]
    .slice(0, 60)
    .join("")
    .replace(/[. ]+$/, "") || "Reelwright";

const text = (name: string, said: string): ZipEntry => ({ name, bytes: () => Promise.resolve(new TextEncoder().encode(said)) });

/** How to open the package, by version of the program, and what a draft has no word for. */
function readme(losses: ReturnType<typeof writeCapcut>["losses"], lang: RequestContext["lang"]): string {
  const { t } = translationOf(lang);
  const told = new Map<string, number>();
  for (const loss of losses.list) {
    const said = lossText({ ...loss, path: "" }, t);
    told.set(said, (told.get(said) ?? 0) + 1);
  }
  const lines = [...told].map(([said, count]) => `- ${said}${count > 1 ? ` (× ${count})` : ""}`);
  const lost = lines.length > 0 ? [t("timeline.capcut.lost"), ...lines] : [t("timeline.capcut.whole")];
  return [t("timeline.capcut.how"), "", t("timeline.capcut.folders"), "", t("timeline.capcut.versions"), "", ...lost, ""].join("\r\n");
}

/**
 * A timeline as a folder that CapCut and JianYing keep a project in, with its media, as a ZIP archive: newer programs look
 * for `draft_info.json`, older ones for `draft_content.json`. Media are asked for one by one; one that is gone is left out.
 */
export function capcutPackage(
  { document, title, urls }: Pick<Timeline, "document" | "title" | "urls">,
  { getFile, lang }: Pick<RequestContext, "getFile" | "lang">,
): Response {
  const name = folderName(title);
  const { text: draft, meta, files, losses } = writeCapcut(document, name);
  const media = files.flatMap(({ asset, path }): ZipEntry[] => {
    const url = urls[asset];
    return url ? [{ name: `${name}/${path}`, bytes: async () => getFile(url).then(({ ok, body }) => (ok ? body : null)) }] : [];
  });
  const entries = [
    text("README.txt", `\uFEFF${readme(losses, lang)}`),
    text(`${name}/draft_content.json`, draft),
    text(`${name}/draft_info.json`, draft),
    text(`${name}/draft_meta_info.json`, meta),
    ...media,
  ];
  return new Response(zipStream(entries), {
    headers: {
      "content-type": "application/zip",
      "content-disposition": `attachment; filename="timeline-capcut.zip"; filename*=UTF-8''${encodeURIComponent(name)}.zip`,
      "cache-control": "private, no-store",
      "x-content-type-options": "nosniff",
    },
  });
}
