import { ERRORS_EN, type MessageKey } from "../../../trpc/contract/rules/errors.en.ts";
import { type ReasonValues, reasonValues } from "../../../trpc/contract/rules/reason.ts";

/** Why something failed: the key of its message, and what that names. Never a text: it has no language yet. */
export interface Reason {
  key: MessageKey;
  values: ReasonValues;
}

const isKey = (text: string): text is MessageKey => Object.hasOwn(ERRORS_EN, text);

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
  return isKey(key) ? { key, values: valuesIn(values) } : undefined;
}
