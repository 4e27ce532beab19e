import { mkdtemp, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import sharp from "sharp";
import { expect, it, onTestFinished } from "vitest";
import { filmReport } from "../footage/facts.ts";
import { morph } from "./morph.ts";

it("a film of two frames has the colors of a film that phones and Safari play", { timeout: 60_000 }, async () => {
  const folder = await mkdtemp(join(tmpdir(), "morph-"));
  onTestFinished(() => rm(folder, { recursive: true }));
  const at = (name: string): string => join(folder, name);
  const size = { width: 320, height: 320 };
  const frame = (name: string, background: string) =>
    sharp({ create: { ...size, channels: 3, background } })
      .png()
      .toFile(at(name));
  await Promise.all([frame("first.png", "#a33"), frame("last.png", "#36c")]);
  const files = { first: at("first.png"), last: at("last.png"), video: at("film.mp4") };
  const job = { kind: "morph" as const, first: "", last: "", ...size, seconds: 0.5, fps: 10, video: "", poster: "" };
  await morph(files, job as never, () => undefined);
  const { streams } = await filmReport(files.video, AbortSignal.timeout(20_000));
  expect(streams[0]).toMatchObject({ codec_name: "h264", pix_fmt: "yuv420p" });
});
