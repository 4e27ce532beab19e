import { configured, type ThirdParties } from "./third-parties.ts";

/** Stands only on the page of a visitor who has agreed: what is configured is loaded by it, and by nothing else. */
export function ThirdPartyScripts({ parties }: { parties: ThirdParties }) {
  if (configured(parties).length === 0) return null;
  return <x-behave name="third-parties" data-parties={JSON.stringify(parties)} />;
}
