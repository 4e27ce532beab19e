import type { Movement } from "../../trpc/contract/account/center.ts";
import type { Translation } from "../i18n/translation.ts";
import { toolName } from "./tool-name.ts";

/** What moved credits, in words: a task by its tool and title. */
export function movementText(t: Translation["t"], { kind, title, app_id }: Pick<Movement, "kind" | "title" | "app_id">): string {
  if (kind !== "task") return t(`account.center.kinds.${kind}`);
  const tool = toolName(t, app_id);
  if (!tool) return title || t("payment.usage.deleted");
  return title ? t("account.center.kinds.task", { tool, title }) : tool;
}
