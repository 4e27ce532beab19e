import { listSteps, type TimelineRow } from "../../../db/queries/timeline.ts";
import { documentDuration, onlineAssets } from "../../../timeline/document.ts";
import { openDocument } from "../../../timeline/document/open.ts";
import { flagsOf } from "../../../timeline/evidence/flags.ts";
import type { OpenedFile } from "../../../timeline/interchange/open-file.ts";
import { seconds } from "../../../timeline/time.ts";
import type { Timeline, TimelineFileReport, TimelineSummary } from "../../../trpc/contract/timeline.ts";
import { EDITOR_APP, editorOf } from "../../../trpc/contract/rules/editors.ts";
import { pageExpiry } from "../files/expiry.ts";
import type { Services } from "../services.ts";

type Listed = Omit<TimelineRow, "document" | "losses">;

export const presentSummary = ({
  app_id,
  owner_id: _owner,
  position: _position,
  family_id: _family,
  variant: _variant,
  ...rest
}: Listed): TimelineSummary => ({
  ...rest,
  app_id: EDITOR_APP[editorOf(app_id)],
});

/** What a file would make of a timeline, as the contract states it. */
export const presentFile = ({ format, document, elements, losses }: OpenedFile): TimelineFileReport => ({
  format,
  elements,
  tracks: document.tracks.length,
  duration: seconds(documentDuration(document)),
  width: document.canvas.width,
  height: document.canvas.height,
  missing: Object.values(document.assets).filter(({ url }) => url === "").length,
  losses: losses.list,
  loss_count: losses.count,
});

/** What is told one by one. */
const MOST_LOSSES = 100;

/** A timeline as the contract states it. */
export async function presentTimeline({ db, files }: Pick<Services, "db" | "files">, row: TimelineRow): Promise<Timeline> {
  const { document: stored, losses, ...listed } = row;
  const { document, losses: now } = openDocument(stored);
  const addresses = onlineAssets(document).map(async ([id, { url }]) => [id, await files.readPath(url, pageExpiry())] as const);
  const [steps, urls] = await Promise.all([listSteps(db, row.id), Promise.all(addresses)]);
  return {
    ...presentSummary(listed),
    document: { ...document, revision: row.revision },
    losses: [...losses, ...now.list.slice(0, MOST_LOSSES)],
    steps: steps.map((step) => ({ ...step, done: step.position <= row.position })),
    urls: Object.fromEntries(urls),
    flags: flagsOf(document),
  };
}
