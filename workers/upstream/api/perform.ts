import type { Operation } from "../../../trpc/contract/v1/operation.ts";
import { type App, type Call } from "../http/implement.ts";
import { InvalidInput } from "../http/invalid-input.ts";
import { performOf } from "../http/registry.ts";
import type { Holder } from "./holder.ts";
import { quoteWork, spendOnRetry, spendOnWork } from "./spend.ts";

/** What came with a request, by where it stood. */
export interface Given {
  params: Record<string, unknown>;
  query: Record<string, unknown>;
  body: unknown;
}

interface Asking {
  app: App;
  call: Call;
  holder: Holder;
  /** Names the request; the same one spends once. */
  request: string;
}

/** All that came, checked by its shapes. Throws InvalidInput. */
function inputOf({ params, query, body, toInput }: Operation, given: Given): { input: unknown; quote: string | undefined } {
  const parts = [params.safeParse(given.params), query.safeParse(given.query), ...(body ? [body.safeParse(given.body)] : [])];
  for (const part of parts) if (!part.success) throw new InvalidInput(part.error);
  const { quote, ...all } = Object.assign({}, ...parts.map((part) => part.data)) as Record<string, unknown>;
  return { input: toInput(all), quote: typeof quote === "string" ? quote : undefined };
}

/** Does what an operation says, as the holder of a key. */
export function performOperation(operation: Operation, given: Given, { app, call, holder, request }: Asking): Promise<unknown> {
  const { input, quote } = inputOf(operation, given);
  if (operation.kind === "quote") return quoteWork(call, input);
  if (operation.kind === "call") return performOf(app, operation.endpoint)(input, call);
  const spender = { call, holder, request };
  return operation.id === "retry_task" ? spendOnRetry(spender, input) : spendOnWork(spender, input, quote);
}
