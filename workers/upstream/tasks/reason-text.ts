import { isMessageKey, type MessageKey } from "../../../locales/index.ts";
import { type ReasonValues, reasonValues } from "../../../trpc/contract/rules/reason.ts";

/** Why something failed: the key of its message, and what that names. Never a text: it has no language yet. */
export interface Reason {
  key: MessageKey;
  values: ReasonValues;
}

/** Only the text of an error crosses a step of a Workflow, and the runtime may put words in front of it. */
export const withReason = ({ key, values }: Reason): string => `reason:${key} ${encodeURIComponent(JSON.stringify(values))}`;

function valuesIn(text: string): ReasonValues {
  try {
    return reasonValues.safeParse(JSON.parse(decodeURIComponent(text))).data ?? {};
  } catch {
    return {};
  }
}

export function reasonWithin(message: string): Reason | undefined {
  const [, key = "", values = ""] = /reason:([A-Za-z.]+) ?(\S*)/.exec(message) ?? [];
  return isMessageKey(key) ? { key, values: valuesIn(values) } : undefined;
}
