import type { Attack } from "../attack.ts";
import type { Scene } from "../scene.ts";
import { send } from "../wire.ts";

/** The victim's signed address, with one thing changed each. */
const FORGED: [name: string, change: (url: URL) => void][] = [
  ["no signature", (url) => void (url.search = "")],
  [
    "a longer life",
    (url) =>
      url.searchParams.forEach((value, name) => /^\d{9,}$/.test(value) && url.searchParams.set(name, String(Number(value) + 1_000_000))),
  ],
  // A key may end on the one letter.
  ["another key", (url) => void (url.pathname = `${url.pathname.slice(0, -1)}${url.pathname.endsWith("x") ? "y" : "x"}`)],
  ["a key above", (url) => void (url.pathname = url.pathname.replace(/[^/]+$/, ""))],
  ["an encoded way up", (url) => void (url.pathname = url.pathname.replace(/\/([^/]+)$/, "/%2e%2e%2f$1"))],
  ...Array.from({ length: 8 }, (_, at): [string, (url: URL) => void] => [
    `a signature with digit ${at} changed`,
    (url) => {
      const [name = "", value = ""] = [...url.searchParams].toSorted(([, a], [, b]) => b.length - a.length)[0] ?? [];
      url.searchParams.set(name, value.slice(0, at) + (value[at] === "a" ? "b" : "a") + value.slice(at + 1));
    },
  ]),
];

const isServed = (status: number): boolean => status >= 200 && status < 300;

/** Signed files: forged addresses for each method, and uploads that are not what they say. */
export function fileAttacks({ origin, victim }: Scene): Attack[] {
  const signed = new URL(victim.asset.url, origin);
  const looks = new URL(victim.asset.thumb_url, origin);
  const each = [["file", signed] as const, ["thumbnail", looks] as const];
  const kinds = each.flatMap(([what, address]) => FORGED.map(([name, change]) => [`${what} with ${name}`, address, change] as const));
  const forged = kinds.flatMap(([name, address, change]) =>
    (["GET", "HEAD", "PUT"] as const).map((method): Attack => ({
      name: `${method} of the victim's ${name}`,
      async run() {
        const url = new URL(address);
        change(url);
        const body = method === "PUT" ? "x" : undefined;
        const { status } = await send(origin, url.pathname + url.search, { method, body, headers: body ? { "content-length": "1" } : {} });
        return isServed(status) ? `it was served (${status})` : null;
      },
    })),
  );
  const written: Attack = {
    name: "PUT by the address that reads the victim's file",
    run: async () =>
      isServed(
        (await send(origin, signed.pathname + signed.search, { method: "PUT", body: "x", headers: { "content-length": "1" } })).status,
      )
        ? "it was written"
        : null,
  };
  return [...forged, written];
}
