import { z } from "zod";
import { tasks } from "../task.ts";
import { appIdOf, BUILT_TOOLS, type BuiltManifest } from "../tools/app.ts";
import { type Operation, operation } from "./operation.ts";

/** Proof of a price, good for ten minutes: the work costs no more than it says, or is refused. */
export const quoteToken = z.string().max(400);

/** What a quote says. */
export const quoted = tasks.cost.output.extend({
  /** To be sent with the order: it is then refused rather than charged more. */
  quote: quoteToken,
  expires_at: z.number(),
});

const words = (slug: string): string => slug.replaceAll("-", "_");

/** Pricing and ordering the work of one tool. */
function toolOperations(manifest: BuiltManifest): Operation[] {
  const { slug, work } = manifest;
  const body = z.object({ input: work.input, stage: z.enum(work.stages).optional() });
  const toInput = (given: Record<string, unknown>) => ({ ...given, app_id: appIdOf(manifest) });
  return [
    operation(`quote_${words(slug)}`, `POST /tools/${slug}/quotes`, ["tools", "tools:read"], tasks.cost, {
      summary: `What ${slug} would cost.`,
      body,
      output: quoted,
      toInput,
      kind: "quote",
      changes: false,
    }),
    operation(`run_${words(slug)}`, `POST /tools/${slug}/tasks`, ["tools", "tasks:write"], tasks.push, {
      summary: `Starts a task of ${slug}; its credits are reserved, and come back if it fails.`,
      body: body.extend({ quote: quoteToken.optional() }),
      toInput,
      status: 202,
      kind: "spend",
    }),
  ];
}

export const TOOL_OPERATIONS: readonly Operation[] = BUILT_TOOLS.flatMap(toolOperations);
