import type { z } from "zod";
import type { DraftRow } from "../../../db/queries/draft.ts";
import { forgetUnread } from "../../../db/queries/draft-delete.ts";
import { findOwnTask } from "../../../db/queries/task.ts";
import { draft as table } from "../../../db/schema/index.ts";
import type { Offer } from "../../../trpc/contract/dictionary.ts";
import type { drafts } from "../../../trpc/contract/draft.ts";
import type { Fact, Product } from "../../../trpc/contract/product.ts";
import { likenessOf } from "../../../trpc/contract/rules/ad-pattern.ts";
import { checkProduct, flowOf } from "../../../trpc/contract/rules/product.ts";
import type { VideoSettings } from "../../../trpc/contract/settings.ts";
import { readDocument } from "../admin/documents.ts";
import { AppError, refuse } from "../app-error.ts";
import type { Call } from "../http/implement.ts";
import { randomId } from "../ids.ts";
import { kitOf, withBrand, withLook } from "../team/brand-kit.ts";
import { reportedIn } from "../tools/video-to-script/reported.ts";
import { parseLink } from "../product/page.ts";
import { sentencesOf } from "../scripts/index.ts";

type Input = z.output<typeof drafts.create.input>;

const settingsFor = (language: Input["language"], { defaults }: Offer): VideoSettings => ({
  ratio: "9:16",
  length: 20,
  objective: "sales",
  language,
  avatar: defaults.avatar,
  voice: defaults[`voice_${language}`],
  template: defaults.template,
  music: defaults.music,
});

const emptyProduct = (language: Input["language"], source_url: string): Product => ({
  name: "",
  brand: "",
  intro: "",
  selling_points: [],
  promo_price: null,
  original_price: null,
  availability: "InStock",
  sku: "",
  audience: "",
  language,
  source_url,
  facts: [],
  media: [],
});

/** What the user wrote is what a claim may rest on. */
export const factsOfDescription = (intro: string): Fact[] =>
  sentencesOf(intro)
    .filter((text) => text.length > 3)
    .slice(0, 60)
    .map((text, index) => ({ id: `u${index + 1}`, text: text.slice(0, 600), source: "user" }));

/** A draft of which nothing is said yet is only what its files belong to. */
function described({ name = "", intro = "", language }: Input): Product {
  if (name !== "" || intro !== "") refuse(checkProduct("ai-video-ads", { name, intro, selling_points: [] }));
  return { ...emptyProduct(language, ""), name: name.trim(), intro: intro.trim(), facts: factsOfDescription(intro) };
}

/** The settings of a video that the caller had told of: those that are on offer. Throws system.notFound. */
async function likeSettings({ db, user }: Call, { like }: Input, { templates }: Offer): Promise<Partial<VideoSettings>> {
  if (!like) return {};
  const task = await findOwnTask(db, user.id, like.task_id);
  if (!task) throw new AppError("system.notFound");
  const { template, ...rest } = likenessOf(reportedIn(task, like.film).report);
  return template && templates.includes(template) ? { ...rest, template } : rest;
}

/** A new draft: of a link still to be read, or of a description; `like` a video, or as an ad is at first. */
export async function createDraft(call: Call, input: Input): Promise<DraftRow> {
  const { db, user } = call;
  const fromLink = flowOf(input.app_id) === "link-to-video";
  const link = fromLink ? parseLink(input.url ?? "").href : "";
  const [{ value: offer }, kit] = await Promise.all([readDocument(db, "dictionaries"), kitOf(call)]);
  const now = Date.now();
  const row = {
    id: randomId(),
    owner_id: user.id,
    app_id: input.app_id,
    revision: 1,
    analysis: fromLink ? "waiting" : "success",
    error_code: null,
    error_values: null,
    source_url: link,
    title: "",
    product: fromLink ? emptyProduct(input.language, link) : withBrand(described(input), kit),
    settings: { ...withLook(settingsFor(input.language, offer), kit), ...(await likeSettings(call, input, offer)) },
    scripts: [],
    script_id: null,
    created_at: now,
    updated_at: now,
  } satisfies typeof table.$inferInsert;
  await db.batch([forgetUnread(db, user.id), db.insert(table).values(row)]);
  return { ...row, preview_task_id: null, render_task_id: null, share_token: null };
}
