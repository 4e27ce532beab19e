import type { Scope } from "../../trpc/contract/v1/scopes.ts";
import type { WebhookEvent } from "../../trpc/contract/webhook.ts";

/** The words of each scope: a key of a message holds neither colon nor dot. */
export const SCOPE_WORD = {
  "account:read": "accountRead",
  "tools:read": "toolsRead",
  "tasks:read": "tasksRead",
  "tasks:write": "tasksWrite",
  "files:read": "filesRead",
  "files:write": "filesWrite",
  "drafts:read": "draftsRead",
  "drafts:write": "draftsWrite",
  "webhooks:read": "webhooksRead",
  "webhooks:write": "webhooksWrite",
} as const satisfies Record<Scope, string>;

/** The words of each event. */
export const EVENT_WORD = {
  "task.succeeded": "succeeded",
  "task.failed": "failed",
  "task.review": "review",
} as const satisfies Record<WebhookEvent, string>;
