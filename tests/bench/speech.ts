import { type Client, connect } from "../../scripts/run/client.ts";
import { follow } from "../../scripts/run/follow.ts";
import { untilOver } from "../../scripts/run/progress.ts";
import { textToSpeech } from "../../trpc/contract/tools/text-to-speech.ts";
import { appIdOf } from "../../trpc/contract/tools/app.ts";
import { passagesOf } from "../../workers/upstream/tools/text-to-speech/passages.ts";
import { speak } from "../../workers/media/engines/speech/speak.ts";
import { voices } from "../../workers/media/engines/speech/voices.ts";
import { adminOf } from "../e2e/support/admin.ts";
import type { Origin } from "./figures.ts";
import { median } from "./median.ts";
import { TEXTS } from "./spoken-texts.ts";

const entries = Object.entries(TEXTS) as [keyof typeof TEXTS, string][];

const APP = { app_id: appIdOf(textToSpeech) };
/** Characters of the text that is listened to, and how often it is. */
const [LONG, TIMES] = [10_000, 3];
const STALL_SECONDS = 120;

/** Seconds from sending a long text to having its first part whole. The task is stopped then. */
async function secondsToSound(client: Client, origin: string, input: { text: string; voice: keyof typeof TEXTS }): Promise<number> {
  const began = performance.now();
  const { task_id } = await client.tasks.push.mutate({ ...APP, input });
  const { output } = await untilOver(() => client.tasks.status.query({ task_id }), {
    what: "the first part",
    isOver: (task) => (task.output?.artifacts.length ?? 0) > 0,
    markOf: ({ state, phase }) => `${state}, ${phase}`,
    everyMs: 50,
    stallSeconds: STALL_SECONDS,
  });
  await (await fetch(new URL(output?.artifacts[0]?.url ?? "", origin))).arrayBuffer();
  const seconds = (performance.now() - began) / 1000;
  await client.tasks.cancel.mutate({ task_id });
  return seconds;
}

/**
 * Seconds from sending a text of 10,000 characters to a running product until its first part can be played, where the engine
 * has spoken before: the median of three, of the slower language.
 */
async function firstAudio(origin: string): Promise<number> {
  const { client } = await connect(origin);
  const { userId } = await client.account.userInfo.query({});
  await adminOf(origin).admin.credits.grant.mutate({ user_id: userId, amount: 5000, key: crypto.randomUUID(), reason: "bench" });
  const medians: number[] = [];
  for (const [voice, text] of entries) {
    const times: number[] = [];
    for (const at of Array.from({ length: TIMES }, (_, index) => index + 1)) {
      // Whoever spoke before was stopped, and its process with it: a short text has it ready again.
      await follow(client, await client.tasks.push.mutate({ ...APP, input: { text: `${at}.`, voice } }), { stallSeconds: STALL_SECONDS });
      times.push(await secondsToSound(client, origin, { text: `${at}. ${text.repeat(LONG / text.length + 1)}`.slice(0, LONG), voice }));
    }
    medians.push(median(times));
  }
  return Math.max(...medians);
}

/** Seconds of engine for a second of speech, the model loaded; and how soon a long text is heard. */
export async function speechFigures(origin: Origin): Promise<Record<string, number>> {
  let [spent, spoken] = [0, 0];
  for (const [id, text] of entries) {
    const voice = voices.find((one) => one.id === id);
    if (!voice) throw new Error(`no voice ${id}`);
    await speak("1, 2.", voice, 1, () => undefined);
    for (const passage of passagesOf(text, id)) {
      const began = performance.now();
      const { duration } = await speak(passage.text, voice, 1, () => undefined);
      spent += (performance.now() - began) / 1000;
      spoken += duration;
    }
  }
  return { "tts.rtf": spent / spoken, "tts.first_audio_s": await firstAudio(await origin()) };
}
