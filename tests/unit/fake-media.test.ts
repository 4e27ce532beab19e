import { startFakeMedia } from "../setup/fake-media.ts";
import { speaksTheProtocol } from "../setup/media-protocol.ts";

const SECRET = "a-secret-for-tests-only";
const files = "http://127.0.0.1:9";

/** What Workflow tests take for the media service is held to what the real one is (workers/media/protocol.test.ts). */
speaksTheProtocol(async () => {
  const { origin, close } = await startFakeMedia({ secret: SECRET, filesOrigin: files });
  const ask = (method: string, path: string, body?: unknown, secret = `${SECRET}/room`) =>
    fetch(origin + path, {
      method,
      headers: { authorization: `Bearer ${secret}` },
      body: body === undefined ? undefined : JSON.stringify(body),
    });
  return { ask, files, close };
});
