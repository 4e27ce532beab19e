import { randomBytes } from "node:crypto";
import { mkdtemp, readdir, readFile, rm, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { type FileOrigin, openFileOrigin } from "../../testing/file-origin.ts";
import { probed } from "../../testing/decoded.ts";
import { film } from "../footage/testing.ts";
import { downloadMedia } from "./engine.ts";

let origin: FileOrigin;
let made = "";

const PICTURE = ["-f", "lavfi", "-i", "testsrc2=s=320x180:r=25:d=4"];
const SOUND = ["-f", "lavfi", "-i", "sine=frequency=440:duration=4"];
const AVC = ["-c:v", "libx264", "-preset", "ultrafast", "-g", "25", "-pix_fmt", "yuv420p"];
const HLS = ["-f", "hls", "-hls_time", "1", "-hls_playlist_type", "vod"];

beforeAll(async () => {
  origin = await openFileOrigin();
  made = await mkdtemp(join(tmpdir(), "download-test-"));
  const key = join(made, "key");
  await writeFile(key, randomBytes(16));
  await writeFile(join(made, "key-info"), `key\n${key}\n`);
  await film(made, ...PICTURE, ...SOUND, ...AVC, "-c:a", "aac", "plain.mp4");
  await film(made, ...PICTURE, "-c:v", "libvpx-vp9", "-deadline", "realtime", "silent.webm");
  await film(made, ...PICTURE, ...SOUND, ...AVC, "-c:a", "aac", ...HLS, "-hls_segment_filename", join(made, "ts-%d.ts"), "ts.m3u8");
  await film(
    made,
    ...PICTURE,
    ...AVC,
    ...HLS,
    "-hls_segment_type",
    "fmp4",
    "-hls_fmp4_init_filename",
    "init.mp4",
    "-hls_segment_filename",
    join(made, "part-%d.m4s"),
    "parts.m3u8",
  );
  await film(made, ...SOUND, "-c:a", "aac", ...HLS, "-hls_segment_filename", join(made, "sound-%d.ts"), "sound.m3u8");
  await film(
    made,
    ...PICTURE,
    ...AVC,
    ...HLS,
    "-hls_key_info_file",
    join(made, "key-info"),
    "-hls_segment_filename",
    join(made, "shut-%d.ts"),
    "shut.m3u8",
  );
  await film(made, ...PICTURE, ...SOUND, ...AVC, "-c:a", "aac", "-f", "dash", "-seg_duration", "1", "dash.mpd");
  for (const name of await readdir(made)) origin.files.set(`/${name}`, await readFile(join(made, name)));
  const master =
    '#EXTM3U\n#EXT-X-MEDIA:TYPE=AUDIO,GROUP-ID="s",NAME="en",DEFAULT=YES,URI="sound.m3u8"\n#EXT-X-STREAM-INF:BANDWIDTH=1,RESOLUTION=320x180,AUDIO="s"\nparts.m3u8\n';
  put("/master.m3u8", master);
  put("/page", '<!doctype html><title>My film</title><meta property="og:video" content="/gone.mp4"><video src="/ts.m3u8"></video>');
  put("/text", "<!doctype html><title>News</title>");
  put("/age", '<!doctype html><meta property="og:restrictions:age" content="18+">');
  put("/live.m3u8", "#EXTM3U\n#EXTINF:1,\nts-0.ts\n");
  const inside =
    '<AdaptationSet mimeType="video/mp4"><Representation><BaseURL>http://169.254.169.254/</BaseURL></Representation></AdaptationSet>';
  put("/inside.mpd", `<MPD mediaPresentationDuration="PT4S"><Period>${inside}</Period></MPD>`);
  put("/inside.m3u8", "#EXTM3U\n#EXTINF:1,\nhttp://169.254.169.254/x.ts\n#EXT-X-ENDLIST\n");
  put("/long.m3u8", "#EXTM3U\n#EXTINF:99999,\nts-0.ts\n#EXT-X-ENDLIST\n");
});
afterAll(async () => {
  await origin.close();
  await rm(made, { recursive: true, force: true });
});

const put = (path: string, text: string) => void origin.files.set(path, Buffer.from(text));

async function taken(path: string, take: "video" | "audio" = "video", max_seconds = 600) {
  const folder = await mkdtemp(join(made, "job-"));
  const job = {
    kind: "download",
    address: path.startsWith("http") ? path : origin.url + path,
    take,
    max_seconds,
    media: { key: "k", url: "http://files.invalid", content_type: "" },
    poster: null,
  } as const;
  return downloadMedia(job, {
    folder,
    signal: AbortSignal.timeout(100_000),
    progress: () => undefined,
    egress: { allowed: [`${origin.url}/`], ports: new Set([80, 443]) },
  });
}
const codecs = async (path: string) => (await probed(path)).streams.map(({ codec_name }) => codec_name);
const codeOf = (work: Promise<unknown>) =>
  work.then(
    () => "none",
    (error: { code: string }) => error.code,
  );

describe("a download", () => {
  it("of a file that plays everywhere is that file, under a name of its own", async () => {
    const { path, ...facts } = await taken("/plain.mp4");
    expect(facts).toMatchObject({ title: "plain", width: 320, height: 180, duration: expect.closeTo(4, 0) });
    expect(await codecs(path)).toEqual(["h264", "aac"]);
  });

  it("of another codec is made to play everywhere", async () => {
    expect(await codecs((await taken("/silent.webm")).path)).toEqual(["h264"]);
  });

  it("of a stream in transport packets, from a page that names one which is gone, too", async () => {
    const { path, title, duration } = await taken("/page");
    expect([title, await codecs(path)]).toEqual(["My film", ["h264", "aac"]]);
    expect(duration).toBeCloseTo(4, 0);
  });

  it("of a stream in fragments whose sound is apart", async () => {
    const { path, duration } = await taken("/master.m3u8");
    expect(await codecs(path)).toEqual(["h264", "aac"]);
    expect(duration).toBeCloseTo(4, 0);
  });

  it("of a DASH stream, its picture and its sound", async () => {
    const { path, duration } = await taken("/dash.mpd");
    expect(await codecs(path)).toEqual(["h264", "aac"]);
    expect(duration).toBeCloseTo(4, 0);
  });

  it("of a stream under a key that it names itself", async () => {
    const { path, duration } = await taken("/shut.m3u8");
    expect(await codecs(path)).toEqual(["h264"]);
    expect(duration).toBeCloseTo(4, 0);
  });

  it("of the sound alone is an MP3", async () => {
    for (const path of ["/plain.mp4", "/master.m3u8"]) {
      const sound = await taken(path, "audio");
      expect([await codecs(sound.path), sound.width]).toEqual([["mp3"], 0]);
      expect(sound.duration).toBeCloseTo(4, 0);
    }
  });
});

describe("a download is refused, with its cause", () => {
  it.each([
    ["/text", "MEDIA_MISSING"],
    ["/age", "MEDIA_AGE"],
    ["/live.m3u8", "MEDIA_LIVE"],
    ["/long.m3u8", "MEDIA_TOO_LONG"],
    ["/key", "MEDIA_MISSING"],
    ["/nothing", "INPUT_UNREACHABLE"],
    ["/inside.m3u8", "INPUT_FORBIDDEN"],
    ["/inside.mpd", "INPUT_FORBIDDEN"],
    ["http://169.254.169.254/film.mp4", "INPUT_FORBIDDEN"],
    ["http://93.184.215.14:22/film.mp4", "PORT_FORBIDDEN"],
  ])("%s: %s", async (path, code) => {
    expect(await codeOf(taken(path))).toBe(code);
  });

  it.each([
    [401, "MEDIA_PRIVATE"],
    [403, "MEDIA_PRIVATE"],
    [429, "SITE_BUSY"],
    [451, "MEDIA_REGION"],
    [302, "INPUT_FORBIDDEN"],
  ])("an answer of %i: %s", async (status, code) => {
    origin.faults.set("/fault.mp4", status);
    expect(await codeOf(taken("/fault.mp4"))).toBe(code);
  });

  it("a film without a sound where a sound is wanted, and one that is too long", async () => {
    expect(await codeOf(taken("/silent.webm", "audio"))).toBe("MEDIA_SILENT");
    expect(await codeOf(taken("/plain.mp4", "video", 2))).toBe("MEDIA_TOO_LONG");
  });

  it("one that is too long and whose header claims a second", async () => {
    const bytes = Buffer.from(origin.files.get("/silent.webm") ?? "");
    bytes.writeDoubleBE(1000, bytes.indexOf(Buffer.from([0x44, 0x89, 0x88])) + 3);
    origin.files.set("/liar.webm", bytes);
    expect(await codeOf(taken("/liar.webm", "video", 2))).toBe("MEDIA_TOO_LONG");
  });
});
