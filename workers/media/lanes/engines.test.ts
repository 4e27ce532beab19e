import { expect, it } from "vitest";
import { registry } from "../handlers.ts";
import { engines } from "./engines.ts";

const inProcesses = Object.entries(registry).filter(([, { lane }]) => lane in engines);

it.each(inProcesses.map(([kind, { lane }]) => [kind, lane] as const))("jobs of kind %s are known to the process of lane %s", (kind, lane) =>
  expect(Object.keys(engines[lane] ?? {})).toContain(kind),
);

it("films of avatars do not wait while another avatar is made", () => {
  expect(registry.lips.lane).not.toBe(registry.loop.lane);
  expect(engines[registry.lips.lane]).toHaveProperty("lips");
});
