import { spawn } from "node:child_process";
import { getPriority } from "node:os";
import { expect, test } from "vitest";
import { giveWay, placeOf } from "./precedence.ts";

test("pictures go behind what they are beside, and films behind pictures; a process that is gone is no error", async () => {
  const child = spawn("sleep", ["30"]);
  const pid = child.pid ?? 0;
  const own = getPriority();
  giveWay("pictures", pid);
  const pictures = getPriority(pid);
  giveWay("films", pid);
  expect(own).toBeLessThan(pictures);
  expect(pictures).toBeLessThan(getPriority(pid));
  const ended = new Promise((resolve) => child.once("exit", resolve));
  child.kill("SIGKILL");
  await ended;
  expect(() => giveWay("films", pid)).not.toThrow();
});

test("who looks at an avatar's film is not behind those who take backgrounds away ahead of any video", () => {
  expect(["people", "speech", "vision", "matting"].map(placeOf)).toEqual([null, null, "pictures", "pictures"]);
});
