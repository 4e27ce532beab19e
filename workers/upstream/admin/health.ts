import { countTasks, countWaiting } from "../../../db/queries/operations.ts";
import { idOfEngine, serviceModelOf } from "../../../trpc/contract/rules/models/service-models.ts";
import type { AdminCall } from "../http/implement.ts";

const DAY_MS = 24 * 60 * 60_000;
type Part = { name: string; state: "ok" | "test" | "off" | "down"; detail: string };

/** When a model ends that an engine is, at its provider's own address: another server has its own days. */
function endOf(engine: string | undefined, { OPENAI_BASE_URL }: AdminCall["variables"]) {
  const id = idOfEngine(engine ?? "");
  const retired = serviceModelOf(id)?.retired;
  return retired && OPENAI_BASE_URL === undefined ? { model: nameOf(id), on: retired.on, by: retired.by && nameOf(retired.by) } : null;
}
const nameOf = (id: string): string => id.slice(id.indexOf("/") + 1);

const keyed = (name: string, present: unknown, variable: string): Part =>
  present ? { name, state: "ok", detail: "" } : { name, state: "off", detail: variable };

async function voices({ voices: cloud }: AdminCall): Promise<Part> {
  const { list, unavailable } = await cloud.list();
  if (unavailable.length > 0) return { name: "voices", state: "down", detail: unavailable.join(", ") };
  return { name: "voices", state: "ok", detail: String(list.length) };
}

/** What is configured, and whether it answers. `detail` of what is off: the variable that would turn it on. */
async function parts(call: AdminCall): Promise<Part[]> {
  const { payments, variables, translator, transcriber, links } = call;
  const paying: Part = payments
    ? { name: "payments", state: variables.STRIPE_SECRET_KEY ? "ok" : "test", detail: "" }
    : { name: "payments", state: "off", detail: "STRIPE_SECRET_KEY" };
  return [
    paying,
    keyed("mail", variables.RESEND_API_KEY, "RESEND_API_KEY"),
    await voices(call),
    keyed("translator", translator, "DEEPL_API_KEY, OPENAI_API_KEY"),
    keyed("transcriber", transcriber, "OPENAI_API_KEY"),
    keyed("links", links, "COBALT_URL"),
  ];
}

/** What works, and how much waits. */
export async function health(call: AdminCall) {
  const [media, tasks, webhooks_waiting, list] = await Promise.all([
    call.media.health(),
    countTasks(call.db, Date.now() - DAY_MS),
    countWaiting(call.db),
    parts(call),
  ]);
  const engines = Object.values(media?.engines ?? {});
  const { transcriber, voices: cloud, variables } = call;
  const engineOf: Readonly<Record<string, string | undefined>> = {
    transcriber: transcriber?.engine,
    voices: cloud.of("openai:alloy")?.provider.engine,
  };
  return {
    media: {
      status: media?.status ?? "down",
      reasons: media?.reasons ?? [],
      engines_ready: engines.filter(({ ready }) => ready).length,
      engines: engines.length,
    },
    parts: list.map((part) => ({ ...part, ends: endOf(engineOf[part.name], variables) })),
    tasks: { queued: tasks.get("queued") ?? 0, generating: tasks.get("generating") ?? 0, review: tasks.get("review") ?? 0 },
    failed: tasks.get("failed") ?? 0,
    finished: tasks.get("success") ?? 0,
    webhooks_waiting,
  };
}
