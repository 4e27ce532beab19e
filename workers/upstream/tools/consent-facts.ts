import type { Consent } from "../../../trpc/contract/consent.ts";
import type { ToolRun } from "./tool.ts";

/** Who agreed to what, and when: told with what was made, and gone with it. `of`: whose consent, where there are several. */
export const consentFacts = ({ task }: Pick<ToolRun, "task">, { whose, person, statement }: Consent, of = "consent") => ({
  [of]: statement,
  [`${of}_person`]: whose === "self" ? "" : person,
  [`${of}_at`]: new Date(task.created_at).toISOString(),
});
