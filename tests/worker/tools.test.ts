import { expect, it } from "vitest";
import { account } from "../../trpc/contract/account.ts";
import { codeOf } from "../../trpc/contract/rules/errors.ts";
import { tasks } from "../../trpc/contract/task.ts";
import { appIdOf, appIdsOf } from "../../trpc/contract/tools/app.ts";
import { TOOLS } from "../../trpc/contract/tools/index.ts";
import { textToSpeech } from "../../trpc/contract/tools/text-to-speech.ts";
import { videoAvatar } from "../../trpc/contract/tools/video-avatar.ts";
import { all, guest } from "./support.ts";

it("every built tool is in the upstream's table, and no other", () => {
  for (const tool of TOOLS) for (const id of appIdsOf(tool)) expect(all.tools.has(id), `${tool.slug} ${id}`).toBe("work" in tool);
});

const speech = appIdOf(textToSpeech);
const video = appIdOf(videoAvatar);

it.each([
  [
    "speech of what is never made",
    speech,
    { text: "A naked child, porn.", voice: "af_heart" },
    "moderation.sexualMinors",
    "minors with sexual content",
  ],
  [
    "speech that its voice cannot read",
    speech,
    { text: "你好，世界。", voice: "af_heart" },
    "voice.cannotSay",
    "Heart can't read this writing",
  ],
  [
    "an avatar's script that its voice cannot read",
    video,
    { script: "这是一段足够长的中文脚本，有二十多个字，英文声音读不出来。" },
    "voice.cannotSay",
    "Heart can't read this writing",
  ],
  ["speech of twenty thousand characters", speech, { text: "x".repeat(20_000), voice: "af_heart" }, "form.tooLong", "20000"],
] as const)("%s is refused with its reason, and nothing is charged", async (_what, app_id, input, reason, said) => {
  const owner = await guest();
  const before = (await owner.call(account.getUserInfo, {})).credits;
  const refusal = owner.call(tasks.push, { app_id, input });
  await expect(refusal).rejects.toMatchObject({ code: codeOf(reason) ?? codeOf("form.incomplete") });
  await expect(refusal).rejects.toThrow(said);
  expect((await owner.call(account.getUserInfo, {})).credits).toEqual(before);
});
