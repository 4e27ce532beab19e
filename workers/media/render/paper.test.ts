import { copyFile, mkdir, readFile } from "node:fs/promises";
import { join } from "node:path";
import { expect, it } from "vitest";
import { paper } from "./paper.ts";
import { rendering } from "./testing.ts";

const { folder } = rendering();

async function printed(name: string, body: string): Promise<string> {
  const out = folder(name);
  await mkdir(out, { recursive: true });
  const file = join(out, "delivered.pdf");
  const html = `<!doctype html><meta charset="utf-8"><style>body{font-family:"Instrument Sans","Noto Sans SC"}</style>${body}`;
  const pdf = { key: "paper", url: "http://files.invalid/out.pdf", content_type: "application/pdf" };
  const result = await paper(
    { kind: "paper", html, pdf },
    {
      folder: out,
      signal: AbortSignal.timeout(90_000),
      progress: () => undefined,
      egress: { allowed: [], ports: new Set() },
      fetch: () => Promise.reject(new Error("nothing is fetched")),
      put: (_target, path) => copyFile(path, file),
    },
  );
  const bytes = await readFile(file);
  expect(result.bytes).toBe(bytes.length);
  return bytes.toString("latin1");
}

it("prints both scripts in our own faces, and no script of the page runs", async () => {
  const plain = await printed("latin", "<p>Invoice 42</p>");
  expect(plain).toMatch(/^%PDF-1\./);
  expect(plain).not.toContain("NotoSansSC");
  const both = await printed("both", "<p>Invoice 账单</p><script>document.body.textContent = '很多别的字'.repeat(9000)</script>");
  expect(both).toContain("InstrumentSans");
  expect(both).toContain("NotoSansSC");
  expect(both.match(/\/Type\s*\/Page\b/g)).toHaveLength(1);
}, 90_000);
