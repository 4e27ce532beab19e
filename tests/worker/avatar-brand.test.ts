import { beforeAll, expect, it } from "vitest";
import { codeOf } from "../../trpc/contract/rules/errors.ts";
import { NO_KIT } from "../../trpc/contract/rules/brand-kit.ts";
import { tasks } from "../../trpc/contract/task.ts";
import { teams } from "../../trpc/contract/team.ts";
import { appIdOf } from "../../trpc/contract/tools/app.ts";
import { videoAvatar } from "../../trpc/contract/tools/video-avatar.ts";
import { openFrame, until } from "./frame-support.ts";
import { inLibrary } from "./library-support.ts";
import type { Buyer } from "./payment-support.ts";
import { register } from "./account-support.ts";
import { guest } from "./support.ts";
import { founder } from "./team-support.ts";

const app_id = appIdOf(videoAvatar);
const ORDER = { avatar: "mia", script: "Your coffee is cold by nine. It does not have to be.", voice: "af_heart" } as const;
const MISSING = { code: codeOf("avatar.noBrandKit") };
let boss: Buyer;
beforeAll(async () => {
  boss = await founder();
});

it("a video in the brand kit wears its colors, typeface and logo, and costs what it costs without", async () => {
  const frame = await openFrame();
  await boss.call(teams.share, { on: true });
  const logo = await inLibrary({ call: boss.call, userId: boss.id, token: "" }, "logo.png");
  await boss.call(teams.setBrandKit, { kit: { ...NO_KIT, colors: ["#f2a900"], template: "magazine", logo: logo.id } });
  const cost = async (input: object) => (await boss.call(tasks.cost, { app_id, input, stage: "render" })).cost;
  expect(await cost({ ...ORDER, brand: true })).toBe(await cost(ORDER));
  const { task_id } = await boss.call(tasks.push, { app_id, input: { ...ORDER, brand: true }, stage: "render" });
  await until(task_id, "success");
  const jobs = (await frame.jobsOf(task_id)).map(({ said }) => JSON.parse(said ?? "{}"));
  expect(jobs.map(({ kind }) => kind)).toContain("logo");
  const drawn = JSON.stringify(jobs.find(({ kind }) => kind === "render"));
  expect([drawn.includes("Instrument Serif"), drawn.includes('"background":"#f2a900"')]).toEqual([true, true]);
  const { output } = await boss.call(tasks.status, { task_id });
  expect(output?.facts).toMatchObject({ brand: true });
});

it("a kit that has nothing of it, and somebody without a team, are told so before anything is made", async () => {
  await openFrame();
  await boss.call(teams.setBrandKit, { kit: { ...NO_KIT, name: "Nordhavn" } });
  for (const call of [boss.call, (await guest()).call])
    await expect(call(tasks.cost, { app_id, input: { ...ORDER, brand: true } })).rejects.toMatchObject(MISSING);
});

it("somebody in no team is answered so, which neither ends a session nor leads to the plans", async () => {
  const { call } = await register();
  const refused = await call(teams.brandKit, {}).then(
    () => null,
    ({ code }: { code: number }) => code,
  );
  expect(refused).not.toBeNull();
  expect([codeOf("auth.loginRequired"), codeOf("plan.upgradeRequired")]).not.toContain(refused);
});
