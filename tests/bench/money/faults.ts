import { drilled, passed } from "../drilled.ts";

const DRILL = "tests/worker/payments-faults.test.ts";
const SHAPES = "tests/worker/payment-shapes.test.ts";

/** The drills of payments run in workerd, on D1: how many there are, and how many of them end as they should. */
export async function faultFigures(): Promise<Record<string, number>> {
  const { [DRILL]: drills, [SHAPES]: shapes } = await drilled("worker", [DRILL, SHAPES]);
  return {
    "payments.faults": drills.length,
    "payments.faults_survived": passed(drills),
    "payments.contract_violations": shapes.length - passed(shapes),
  };
}
