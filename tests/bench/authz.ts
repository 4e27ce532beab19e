import { z } from "zod";
import { testReport } from "./test-report.ts";

const noted = z.object({ cells: z.number(), violations: z.number() });

/** Calls by callers that were tried against the table of rights, and those that were let in or refused otherwise. */
export async function authzFigures(): Promise<Record<string, number>> {
  const files = await testReport("worker", ["tests/worker/authz.test.ts"]);
  const walk = files.flatMap(({ assertionResults }) => assertionResults).find(({ meta }) => "cells" in meta);
  if (!walk) throw new Error("the walk over the table of rights did not come to its end");
  const { cells, violations } = noted.parse(walk.meta);
  return { "authz.cells": cells, "authz.violations": violations };
}
