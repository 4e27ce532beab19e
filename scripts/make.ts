import { makeAd, type Made } from "./make/ad.ts";
import { type MakeOptions, readOptions } from "./make/options.ts";
import { makeWithTool, type ToolMade } from "./make/tool.ts";
import { connect } from "./run/client.ts";
import { freePort } from "./run/ports.ts";
import { startProduct } from "./run/product.ts";
import { setup } from "./setup/index.ts";
import { say, sayFailure } from "./setup/say.ts";

const SAMPLE = "/samples/bottle/";

/** A running server, or one started for this run. */
async function server(): Promise<{ origin: string; stop(): Promise<void> }> {
  const origin = `http://127.0.0.1:${process.env.PORT ?? 8787}`;
  const up = await fetch(`${origin}/trpc/public.getVersion?input=${encodeURIComponent('{"project_name":"reelwright"}')}`).catch(() => null);
  if (up?.ok) return { origin, stop: async () => undefined };
  await setup();
  return startProduct({ port: await freePort(), mediaPort: await freePort(), verbose: false });
}

function report({ task, video, draft, seconds }: Made, { out }: MakeOptions): void {
  say(`✓ ${out}: ${draft.product.name}`);
  say(`  ${video.width}×${video.height}, ${video.duration.toFixed(1)} s, ${(video.bytes / 1e6).toFixed(1)} MB, ${task.cost} credits`);
  say(
    `  took   ${Object.entries(seconds)
      .map(([name, value]) => `${name} ${value.toFixed(1)} s`)
      .join(" · ")}`,
  );
  say(
    `  made by ${Object.entries(task.output?.engines ?? {})
      .map(([name, engine]) => `${name}: ${engine}`)
      .join(" · ")}`,
  );
}

function reportTool({ task, files }: ToolMade): void {
  for (const file of files) say(`✓ ${file}`);
  say(`  ${task.title}: ${task.cost} credits`);
}

try {
  const options = readOptions(process.argv.slice(2));
  const running = await server();
  try {
    const link = options.sample ? `${running.origin}${SAMPLE}` : options.link;
    const { client } = await connect(running.origin, { channel: "cli", lang: options.settings.language });
    if (options.tool) reportTool(await makeWithTool(client, running.origin, options.tool));
    else report(await makeAd(client, running.origin, link, options), options);
  } finally {
    await running.stop();
  }
} catch (error) {
  sayFailure(error);
  process.exitCode = 1;
}
