import { claimAnalysis, endAnalysis, putBack, renewLease } from "../../../../db/queries/asset-analysis.ts";
import { type AssetRow, findOwnAsset } from "../../../../db/queries/asset.ts";
import type { MessageKey } from "../../../../locales/index.ts";
import { MediaJobFailed } from "../../media/client.ts";
import { foundTextOf } from "../../../../trpc/contract/rules/meaning.ts";
import type { AnalysisResult } from "../../../../trpc/contract/analysis.ts";
import { tryToLearn } from "../meaning/learn.ts";
import { keywordsOf } from "../meaning/keywords.ts";
import type { Services } from "../../services.ts";
import { measureAsset } from "./measure.ts";

/**
 * How long an attempt is taken to be alive after it last said so, and how often it does. The runtime ends what a request
 * leaves behind after some seconds: the next run goes on with the very job that the media service is at.
 */
const [LEASE_MS, BEAT_MS] = [60_000, 20_000];
/** Attempts of what does not fail by its file. */
const ATTEMPTS = 3;
/** Assets that one run looks at; the next begins within a minute. */
const AT_ONCE = 20;

const BY_FILE = ["INPUT_UNREADABLE", "FILM_UNREADABLE", "INPUT_TOO_SMALL", "INPUT_TOO_LARGE"];

/** Why it failed, if it is the file's doing. */
const reasonIn = (error: unknown): MessageKey | null =>
  error instanceof MediaJobFailed && BY_FILE.includes(error.code) ? "file.corrupted" : null;

interface Claimed {
  id: string;
  owner_id: string;
  attempts: number;
}

/** Keeps the meanings of the words that the file is known by; where they cannot be had, that is among what is unknown. */
async function withMeaning(all: Services, row: AssetRow, result: AnalysisResult): Promise<AnalysisResult> {
  const words = keywordsOf(row, result);
  if (words.length > 0 && !(await tryToLearn(all, row.owner_id, words))) return result;
  return { ...result, meaning: words, unknown: result.unknown.filter((fact) => fact !== "embedding") };
}

async function analyse(all: Services, claimed: Claimed): Promise<void> {
  const { db } = all;
  const beat = setInterval(() => void renewLease(db, claimed, Date.now() + LEASE_MS).catch(() => undefined), BEAT_MS);
  try {
    await attempt(all, claimed);
  } finally {
    clearInterval(beat);
  }
}

async function attempt(all: Services, claimed: Claimed): Promise<void> {
  const { db } = all;
  const row = await findOwnAsset(db, claimed.owner_id, claimed.id);
  if (!row) return void (await endAnalysis(db, claimed, { state: "failed", error: "system.notFound", result: null }));
  try {
    const result = await withMeaning(all, row, await measureAsset(all, row));
    await endAnalysis(db, claimed, { state: "success", result, found: foundTextOf(result) });
  } catch (error) {
    const reason = reasonIn(error);
    if (reason === null && claimed.attempts < ATTEMPTS) return void (await putBack(db, claimed));
    await endAnalysis(db, claimed, { state: "failed", error: reason ?? "task.analysisFailed", result: null });
  }
}

/** Works through what waits to be analysed, the oldest first. Several may run beside each other: each takes its own. */
export async function analyseWaiting(all: Services): Promise<void> {
  // Whoever asks does not wait for a service that is down: the next run is within a minute.
  if (!(await all.media.can("describe"))) return;
  for (let done = 0; done < AT_ONCE; done += 1) {
    const claimed = await claimAnalysis(all.db, Date.now(), Date.now() + LEASE_MS);
    if (!claimed) return;
    await analyse(all, claimed);
  }
}
