import { defineIslands } from "../../islands/runtime/element.ts";

/** Stands around an island: a page without one does not load what begins them. */
export default function islands(): void {
  if (!customElements.get("x-island"))
    defineIslands(import.meta.glob(["../../islands/*/island.tsx", "!../../islands/runtime/*"]) as Parameters<typeof defineIslands>[0]);
}
