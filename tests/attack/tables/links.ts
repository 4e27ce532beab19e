import type { Attack } from "../attack.ts";
import type { Scene } from "../scene.ts";
import { call } from "../wire.ts";

/** Addresses of the inside, as a product link may spell them. */
const INSIDE = [
  "http://127.0.0.1:22/",
  "http://localhost/",
  "http://[::1]/",
  "http://0.0.0.0/",
  "http://169.254.169.254/latest/meta-data/",
  "http://10.0.0.1/",
  "http://192.168.1.1/",
  "http://172.16.0.1/",
  "http://100.64.0.1/",
  "http://[::ffff:127.0.0.1]/",
  "http://[fd00::1]/",
  "http://[fe80::1]/",
  "http://2130706433/",
  "http://0x7f.1/",
  "http://017700000001/",
  "http://127.1/",
  "http://metadata.google.internal/",
  "http://localhost.localdomain/",
  "file:///etc/passwd",
  "ftp://127.0.0.1/",
  "gopher://127.0.0.1/",
  "http://user@127.0.0.1/",
  "http://①②⑦.⓪.⓪.①/",
  "javascript:alert(1)",
  "data:text/html,<title>x</title>",
];

/** Links to the inside of the network: none is read, and nothing of what is there comes back. */
export const linkAttacks = ({ origin, other, victim }: Scene): Attack[] =>
  [...INSIDE, `${origin}/home`, `${origin}${victim.asset.url}`].map((url) => ({
    name: `the product link ${url.slice(0, 60)}`,
    async run() {
      const headers = { "x-token": other };
      const made = await call(origin, { name: "drafts.create", type: "mutation", input: { app_id: 104, url, language: "en" }, headers });
      if (made.status !== 200) return null;
      const draft_id = (JSON.parse(made.text) as { result: { data: { id: string } } }).result.data.id;
      const read = await call(origin, { name: "drafts.analyseUrl", type: "mutation", input: { draft_id }, headers });
      const { analysis } = (JSON.parse(read.text) as { result?: { data: { analysis: string } } }).result?.data ?? { analysis: "failed" };
      return analysis === "failed" ? null : `it was read: ${read.text.slice(0, 200)}`;
    },
  }));
