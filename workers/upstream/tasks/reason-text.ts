import { ERRORS_EN, type MessageKey } from "../../../trpc/contract/rules/errors.en.ts";

const isKey = (text: string): text is MessageKey => Object.hasOwn(ERRORS_EN, text);

/** Only the text of an error crosses a step of a Workflow, and the runtime may put words in front of it. */
export const withReason = (reason: MessageKey): string => `reason:${reason}`;

export function reasonWithin(message: string): MessageKey | undefined {
  const key = /reason:([A-Za-z.]+)/.exec(message)?.[1] ?? "";
  return isKey(key) ? key : undefined;
}
