import type { Task } from "../../../trpc/contract/task.ts";

type Asked = NonNullable<Task["asked"]>;
type Fact = Asked[string];

const isFact = (value: unknown): value is Fact => ["string", "number", "boolean"].includes(typeof value);
/** A field for a file refers to it; what it refers to may be gone by the time the form is seen again. */
const isFile = (value: Fact): boolean => typeof value === "string" && /^(?:asset|task|https?):/u.test(value);

/** Rows of a form, the scenes of a video: as JSON, as the facts of a finished task have them. */
function rowsOf(value: unknown): string | undefined {
  if (!Array.isArray(value) || !value.every((row) => typeof row === "object" && row !== null)) return undefined;
  return JSON.stringify(value.map((row) => factsOf(row)));
}

function factsOf(form: object): Asked {
  const facts = Object.entries(form).map(([name, value]) => [name, rowsOf(value) ?? value] as const);
  return Object.fromEntries(facts.filter((one): one is [string, Fact] => isFact(one[1]) && !isFile(one[1])));
}

/** What a form asked for, of what a task keeps of it. */
export function askedOf(kept: unknown): Asked | undefined {
  if (typeof kept !== "object" || kept === null || !("asked" in kept)) return undefined;
  const { asked } = kept;
  if (typeof asked !== "object" || asked === null) return undefined;
  return factsOf(asked);
}
