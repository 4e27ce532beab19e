import type { DraftRow } from "../../../db/queries/draft.ts";
import type { TemplateName } from "../../../timeline/brief.ts";
import { compose } from "../../../timeline/compose/compose.ts";
import { settledAt } from "../../../timeline/settled.ts";
import type { OutputOf } from "../../../trpc/contract/endpoint.ts";
import type { previews } from "../../../trpc/contract/preview.ts";
import { pageExpiry } from "../files/expiry.ts";
import type { Call } from "../http/implement.ts";
import { runOnce } from "../media/artifact.ts";
import { logoOf } from "../team/brand-kit.ts";
import { targetAt, urlsOf, workName } from "../tools/job-files.ts";
import { makeLogo } from "../tools/link-to-video/logo.ts";
import { QUALITY } from "../tools/link-to-video/quality.ts";
import { prepareShown } from "../tools/link-to-video/shown.ts";
import { silentBrief } from "../tools/link-to-video/silent.ts";
import type { Maker } from "../tools/tool.ts";

type Frame = OutputOf<typeof previews.preloadList>["list"][number];
type Shown = Parameters<typeof silentBrief>[2];

/** Of the canvas: as large as a card of the settings page shows it on a fine screen. */
const SCALE = 0.35;
/** The second near which a frame is taken: the opening shows the product and its words. */
const WANTED = 1.6;

export const makerFor = (call: Call): Maker => ({
  ownerId: call.user.id,
  files: call.files,
  media: (_name, job) => runOnce(call, call.user.id, job),
});

async function frame(run: Maker, row: DraftRow, template: TemplateName, shown: Shown): Promise<Frame> {
  const document = compose(silentBrief(row, template, shown));
  const at = settledAt(document, WANTED);
  const work = { document, at, scale: SCALE };
  const picture = await targetAt(run, `${await workName(run, work)}-frame.webp`, "image/webp");
  const urls = await urlsOf(run, document);
  const { width, height } = await run.media("frame", { kind: "still", ...work, urls, picture });
  return { template, url: await run.files.readPath(picture.key, pageExpiry()), width, height };
}

/**
 * A frame of the draft by each of these templates, drawn as its film would be. The same content is drawn once. Throws
 * what kept all of them from being drawn.
 */
export async function templateFrames(call: Call, row: DraftRow, templates: readonly TemplateName[]): Promise<Frame[]> {
  const run = makerFor(call);
  const [{ pictures, films }, logo] = await Promise.all([
    prepareShown(run, row.product, QUALITY.preview.scale),
    logoOf(call).then((key) => makeLogo(run, key ?? undefined)),
  ]);
  const shown = { pictures, films: films.map(({ film }) => film), logo };
  const drawn = await Promise.allSettled(templates.map((template) => frame(run, row, template, shown)));
  const failed = drawn.find((one) => one.status === "rejected");
  const frames = drawn.flatMap((one) => (one.status === "fulfilled" ? [one.value] : []));
  if (frames.length === 0 && failed) throw failed.reason;
  return frames;
}
