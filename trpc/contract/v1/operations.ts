import { z } from "zod";
import { account } from "../account.ts";
import { assetId } from "../asset.ts";
import { cursor } from "../cursor.ts";
import { drafts } from "../draft.ts";
import { mediaLib } from "../media.ts";
import { planCalls } from "../payment/plan.ts";
import { tasks } from "../task.ts";
import { templates } from "../template.ts";
import { appIdOf, BUILT_TOOLS } from "../tools/app.ts";
import { webhooks } from "../webhook.ts";
import { catalogue, toolSlug } from "./catalogue.ts";
import { namesIn, type Operation, operation } from "./operation.ts";
import { TOOL_OPERATIONS } from "./tool-operations.ts";

const appOf = (slug: unknown): number | undefined => {
  const found = BUILT_TOOLS.find((one) => one.slug === slug);
  return found && appIdOf(found);
};

const ACCOUNT: readonly Operation[] = [
  operation("get_account", "GET /account", ["account", "account:read"], account.getUserInfo),
  operation("get_credits", "GET /credits", ["account", "account:read"], planCalls.lots),
  operation("list_credit_movements", "GET /credits/movements", ["account", "account:read"], account.creditHistory),
];

const TOOLS: readonly Operation[] = [
  operation("list_tools", "GET /tools", ["tools", "tools:read"], catalogue.tools),
  operation("get_tool", "GET /tools/{slug}", ["tools", "tools:read"], catalogue.tool),
  ...TOOL_OPERATIONS,
];

const TASKS: readonly Operation[] = [
  operation("list_tasks", "GET /tasks", ["tasks", "tasks:read"], tasks.last, {
    query: z.object({ tool: toolSlug.optional(), cursor: cursor.optional() }),
    toInput: ({ tool, ...rest }) => ({ ...rest, ...(tool ? { app_id: appOf(tool) } : {}) }),
  }),
  operation("get_task", "GET /tasks/{task_id}", ["tasks", "tasks:read"], tasks.status),
  operation("list_task_parts", "GET /tasks/{task_id}/parts", ["tasks", "tasks:read"], tasks.parts),
  operation("get_task_receipt", "GET /tasks/{task_id}/receipt", ["tasks", "tasks:read"], tasks.receipt),
  operation("cancel_task", "POST /tasks/{task_id}/cancel", ["tasks", "tasks:write"], tasks.cancel),
  operation("retry_task", "POST /tasks/{task_id}/retry", ["tasks", "tasks:write"], tasks.retry, { status: 202, kind: "spend" }),
  operation("answer_task_review", "POST /tasks/{task_id}/review", ["tasks", "tasks:write"], tasks.review),
  operation("delete_task", "DELETE /tasks/{task_id}", ["tasks", "tasks:write"], tasks.delete),
];

const DRAFTS: readonly Operation[] = [
  operation("create_draft", "POST /drafts", ["drafts", "drafts:write"], drafts.create, { status: 201 }),
  operation("list_drafts", "GET /drafts", ["drafts", "drafts:read"], drafts.list),
  operation("get_draft", "GET /drafts/{draft_id}", ["drafts", "drafts:read"], drafts.get),
  operation("update_draft", "PATCH /drafts/{draft_id}", ["drafts", "drafts:write"], drafts.update),
  operation("delete_draft", "DELETE /drafts/{draft_id}", ["drafts", "drafts:write"], drafts.delete),
  operation("read_draft_product", "POST /drafts/{draft_id}/read", ["drafts", "drafts:write"], drafts.analyseUrl),
  operation("write_draft_scripts", "POST /drafts/{draft_id}/scripts", ["drafts", "drafts:write"], drafts.writeScripts),
  operation("attach_draft_media", "POST /drafts/{draft_id}/media", ["drafts", "drafts:write"], drafts.attachMedia),
  operation("duplicate_draft", "POST /drafts/{draft_id}/duplicate", ["drafts", "drafts:write"], drafts.duplicate, { status: 201 }),
];

const FILES: readonly Operation[] = [
  operation("create_upload", "POST /uploads", ["files", "files:write"], mediaLib.getUploadUrl, { status: 201 }),
  operation("complete_upload", "POST /uploads/complete", ["files", "files:write"], mediaLib.reportUpload, { status: 201 }),
  operation("list_files", "GET /files", ["files", "files:read"], mediaLib.list),
  operation("get_file", "GET /files/{id}", ["files", "files:read"], mediaLib.detail),
  operation("get_file_download", "GET /files/{id}/download", ["files", "files:read"], mediaLib.download),
  operation("update_file", "PATCH /files/{id}", ["files", "files:write"], mediaLib.update),
  operation("delete_file", "DELETE /files/{id}", ["files", "files:write"], mediaLib.removeBatch, {
    summary: "Deletes a file, or a folder with what is in it. It can be restored for 30 days.",
    params: z.object({ id: assetId }),
    query: z.object({}),
    toInput: ({ id }) => ({ ids: [id] }),
  }),
  operation("list_folders", "GET /folders", ["files", "files:read"], mediaLib.getFolders),
  operation("create_folder", "POST /folders", ["files", "files:write"], mediaLib.addFolder, { status: 201 }),
  operation("get_storage", "GET /storage", ["files", "files:read"], mediaLib.getSpace),
];

const CATALOGUE: readonly Operation[] = [
  operation("list_voices", "GET /voices", ["catalogue", "tools:read"], catalogue.voices),
  operation("list_templates", "GET /templates", ["catalogue", "tools:read"], templates.list, {
    query: z.object({
      tag_id: templates.list.input.shape.tag_id,
      draft_id: templates.list.input.shape.draft_id,
      page: z.coerce.number().int().min(1).max(50).default(1),
    }),
  }),
];

const WEBHOOKS: readonly Operation[] = [
  operation("list_webhooks", "GET /webhooks", ["webhooks", "webhooks:read"], webhooks.list),
  operation("create_webhook", "POST /webhooks", ["webhooks", "webhooks:write"], webhooks.create, { status: 201 }),
  operation("delete_webhook", "DELETE /webhooks/{webhook_id}", ["webhooks", "webhooks:write"], webhooks.delete),
  operation("rotate_webhook_secret", "POST /webhooks/{webhook_id}/secret", ["webhooks", "webhooks:write"], webhooks.rotate),
  operation("ping_webhook", "POST /webhooks/{webhook_id}/ping", ["webhooks", "webhooks:write"], webhooks.ping),
  operation("list_webhook_deliveries", "GET /webhooks/{webhook_id}/deliveries", ["webhooks", "webhooks:read"], webhooks.deliveries),
  operation("replay_webhook_delivery", "POST /deliveries/{delivery_id}/replay", ["webhooks", "webhooks:write"], webhooks.replay),
];

/** The whole public API: the document, the pages about it, its routes and its MCP tools are made of it. */
export const OPERATIONS: readonly Operation[] = [...ACCOUNT, ...TOOLS, ...TASKS, ...DRAFTS, ...FILES, ...CATALOGUE, ...WEBHOOKS];

/** A part of an address as it was meant; as it stands where it cannot be read. */
function decoded(part: string): string {
  try {
    return decodeURIComponent(part);
  } catch {
    return part;
  }
}

const patternOf = ({ path }: Operation): RegExp => new RegExp(`^/v1${path.replace(/\{\w+\}/g, "([^/]+)")}$`);
const routed = OPERATIONS.map((one) => ({ one, pattern: patternOf(one), names: namesIn(one.path) }));

interface Match {
  operation: Operation;
  params: Record<string, string>;
}

/** The operations of a path, one a method; empty: there is no such path. */
export const operationsAt = (pathname: string): Match[] =>
  routed.flatMap(({ one, pattern, names }) => {
    const [, ...values] = pattern.exec(pathname) ?? [];
    return pattern.test(pathname)
      ? [{ operation: one, params: Object.fromEntries(names.map((name, at) => [name, decoded(values[at] ?? "")])) }]
      : [];
  });
