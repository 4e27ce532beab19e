/** Where Remix's plug-in has what `<Scripts>` would load first (`manifest.hmr.runtime`): without it no module with a component loads. */
const PREAMBLE = "/@id/__x00__virtual:remix/inject-hmr-runtime";
const HEAD = [PREAMBLE, "/@vite/client"].map((src) => `<script type="module" src="${src}"></script>`).join("");

/** A custom element from its sources, at the address where the built one is (docs/asset-picker.md); null: no such address. */
export function elementSource(url: string): string | null {
  const [, name] = /^\/elements\/([a-z-]+)\.js$/.exec(new URL(url, "http://dev").pathname) ?? [];
  return name === undefined ? null : [PREAMBLE, `/app/elements/${name}/element.ts`].map((from) => `import "${from}";\n`).join("");
}

/**
 * A page as development needs it: Vite's client and the preamble of React's refresh before the page's own script, which
 * then waits for its turn. Without its policy, which allows neither; it is tested on the built product.
 */
export async function developed(response: Response): Promise<Response> {
  if (!response.headers.get("content-type")?.startsWith("text/html")) return response;
  const headers = new Headers(response.headers);
  for (const name of ["content-security-policy", "content-length", "link"]) headers.delete(name);
  const html = (await response.text())
    .replace("<head>", `<head>${HEAD}`)
    .replaceAll(/<script type="module" async(?:="")?/g, '<script type="module"');
  return new Response(html, { status: response.status, headers });
}
