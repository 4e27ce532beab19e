import type { MessageKey } from "../../locales/index.ts";
import { errorOf } from "../../trpc/contract/rules/errors.ts";

/** The message of a refusal, for a toast: by its code. */
export const messageOf = (code: number | undefined): MessageKey => errorOf(code ?? 0).key;
