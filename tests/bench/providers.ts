import { drilled, passed } from "./drilled.ts";

const AT = "workers/upstream/providers/generation";
const CONTRACT = [`${AT}/contract.test.ts`, `${AT}/picture-contract.test.ts`];
const FAULTS = [`${AT}/faults.test.ts`, `${AT}/picture-faults.test.ts`];

/** Providers of pictures, films, lips and voices against local servers that check each request by the documented form. */
export async function providerFigures(): Promise<Record<string, number>> {
  const results = await drilled("unit", [...CONTRACT, ...FAULTS]);
  const of = (files: readonly string[]) => files.flatMap((file) => results[file] ?? []);
  const [requests, faults] = [of(CONTRACT), of(FAULTS)];
  return {
    "providers.contract_requests": requests.length,
    "providers.contract_violations": requests.length - passed(requests),
    "providers.faults": faults.length,
    "providers.faults_survived": passed(faults),
  };
}
