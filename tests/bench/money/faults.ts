import { workerReport } from "../worker-report.ts";

const DRILL = "tests/worker/payments-faults.test.ts";
const SHAPES = "tests/worker/payment-shapes.test.ts";

/** The drills of payments run in workerd, on D1: how many there are, and how many of them end as they should. */
export async function faultFigures(): Promise<Record<string, number>> {
  const files = await workerReport([DRILL, SHAPES]);
  const statesOf = (path: string) =>
    files.filter(({ name }) => name.endsWith(path)).flatMap(({ assertionResults }) => assertionResults.map(({ status }) => status));
  const [drilled, shapes] = [statesOf(DRILL), statesOf(SHAPES)];
  return {
    "payments.faults": drilled.length,
    "payments.faults_survived": drilled.filter((state) => state === "passed").length,
    "payments.contract_violations": shapes.filter((state) => state !== "passed").length,
  };
}
