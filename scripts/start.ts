import { freePort, refuseTaken } from "./run/ports.ts";
import { startProduct } from "./run/product.ts";
import { setup } from "./setup/index.ts";
import { adminKeyFile } from "./setup/secrets.ts";
import { say, sayFailure } from "./setup/say.ts";

/** What is written from here on, by us or what we start, is read by this user alone. */
process.umask(0o077);

try {
  const port = Number(process.env.PORT ?? 8787);
  const mediaPort = Number(process.env.MEDIA_PORT ?? (await freePort()));
  // Before anything is built or migrated under a product that runs from here.
  await refuseTaken(port, "PORT");
  await refuseTaken(mediaPort, "MEDIA_PORT");
  await setup();
  const starting = startProduct({
    port,
    mediaPort,
    verbose: process.argv.includes("--verbose"),
  });
  let stopping = false;
  const stop = async () => {
    if (stopping) return;
    stopping = true;
    say("\nStopping …");
    // What is still being started would be left behind.
    await (await starting.catch(() => null))?.stop();
    process.exit(0);
  };
  for (const signal of ["SIGINT", "SIGTERM", "SIGHUP"] as const) process.on(signal, () => void stop());
  const product = await starting;
  say(
    `\nReelwright is at ${product.origin}\n${process.env.ADMIN_KEY ? "The admin key is ADMIN_KEY of your environment." : `The admin key lies in ${adminKeyFile()}`}\nStop it with Ctrl-C.`,
  );
} catch (error) {
  sayFailure(error);
  process.exit(1);
}
