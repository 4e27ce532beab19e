import { drilled, passed } from "./drilled.ts";

const CONTRACT = "workers/upstream/providers/generation/contract.test.ts";
const FAULTS = "workers/upstream/providers/generation/faults.test.ts";

/** Providers of films, lips and voices against local servers that check each request by the documented form. */
export async function providerFigures(): Promise<Record<string, number>> {
  const { [CONTRACT]: requests, [FAULTS]: faults } = await drilled("unit", [CONTRACT, FAULTS]);
  return {
    "providers.contract_requests": requests.length,
    "providers.contract_violations": requests.length - passed(requests),
    "providers.faults": faults.length,
    "providers.faults_survived": passed(faults),
  };
}
