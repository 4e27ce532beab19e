import type { ClipRole } from "../../../trpc/contract/script.ts";
import type { Line } from "./lines/fill.ts";

/** A line and the facts it spends, in their order; a plain line spends none. */
export type Candidate = Line & { facts: readonly string[] };

/** A clip in the making. */
export type Beat = Candidate & { role: ClipRole };

export const as = (role: ClipRole, line: Candidate | undefined): Beat[] => (line ? [{ ...line, role }] : []);
