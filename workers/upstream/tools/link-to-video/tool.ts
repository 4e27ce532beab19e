import type { z } from "zod";
import { checkScript } from "../../../../trpc/contract/rules/script.ts";
import { checkUploadCount } from "../../../../trpc/contract/rules/upload-check.ts";
import { adWork, type AdStage } from "../../../../trpc/contract/tools/ad-work.ts";
import type { ExportStage } from "../../../../trpc/contract/tools/export-stages.ts";
import { linkToVideo as manifest } from "../../../../trpc/contract/tools/link-to-video.ts";
import { appIdOf } from "../../../../trpc/contract/tools/app.ts";
import { AppError, refuse } from "../../app-error.ts";
import { BY_MOMENT, isExport } from "../../../../trpc/contract/rules/exports.ts";
import { ownDraft } from "../../drafts/own.ts";
import { logoOf } from "../../team/brand-kit.ts";
import { defineTool, type Tool } from "../tool.ts";
import { adCost, adLength } from "./cost.ts";
import { type AdInput, adInput, inputOf } from "./input.ts";
import { photoOf } from "./photo.ts";
import { editedOf } from "./edited.ts";
import { makeAd } from "./steps.ts";

type Asked = z.output<typeof adWork.input>;

/** The tool of one of the two flows: they make the same ad of a draft, and differ in how the draft began. */
export const adTool = ({ slug, apps }: Pick<Tool["manifest"], "slug" | "apps">): Tool =>
  defineTool<Asked, AdInput>({
    manifest: { slug, apps, work: adWork },
    kept: { version: 1, schema: adInput },
    async prepare(call, { draft_id, timeline_id, at }, stage) {
      if (isExport(stage) && timeline_id === undefined) throw new AppError("form.incomplete", { detail: "an export is of a timeline" });
      const draft = await ownDraft(call, draft_id, appIdOf({ apps }));
      const edited = timeline_id === undefined ? {} : { edited: await editedOf(call, { draft, timeline_id, stage }) };
      const moment = isExport(stage) && BY_MOMENT.has(stage) ? { at: at ?? 0 } : {};
      const [photo, logo] = await Promise.all([photoOf(call, draft), logoOf(call)]);
      const input = { ...inputOf(draft, { photo, logo }), ...edited, ...moment };
      return { input, title: draft.product.name, subject_id: draft.id };
    },
    files: ({ product, photo, logo, edited }) => [
      ...product.media.flatMap(({ key }) => key ?? []),
      ...(photo ? [photo] : []),
      ...(logo ? [logo] : []),
      ...(edited ? [edited.key, ...edited.files] : []),
    ],
    check({ script, product, edited }) {
      if (edited) return;
      refuse(checkScript(script));
      refuse(checkUploadCount("link-to-video", product.media.filter(({ key }) => key).length));
    },
    quote: (input, stage) => ({ credits: adCost(input, stage as AdStage | ExportStage), seconds: adLength(input) }),
    run: makeAd,
  });

/** Link to Video: a product page becomes an ad. */
export const linkToVideo = adTool(manifest);
