import sharp from "sharp";
import { speaksTheProtocol } from "../../tests/setup/media-protocol.ts";
import { openFileOrigin } from "./testing/file-origin.ts";
import { startService } from "./testing/service.ts";

/** The real service, held to the protocol by the same expectations as the fake (tests/unit/fake-media.test.ts). */
speaksTheProtocol(async () => {
  const origin = await openFileOrigin();
  const service = await startService(origin.url);
  origin.files.set(
    "/picture.png",
    await sharp({ create: { width: 640, height: 480, channels: 3, background: "#336699" } })
      .png()
      .toBuffer(),
  );
  origin.files.set("/!fail:INPUT_UNREADABLE.png", new TextEncoder().encode("no picture"));
  for (const name of ["own", "shared", ...Array.from({ length: 300 }, (_, index) => index)])
    origin.faults.set(`/!hold-${name}.png`, "hang");
  return { ask: service.ask, files: origin.url, close: async () => (await service.stop(), origin.close()) };
});
