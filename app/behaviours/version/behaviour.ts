const ASK = `/trpc/public.getVersion?input=${encodeURIComponent('{"project_name":"reelwright"}')}`;
const EVERY_MS = 60_000;

interface Answer {
  result?: { data: { version: string } };
}

/**
 * Spec §2: a changed server version reloads the page. Every navigation brings a page of the server's own version, so
 * what is asked about are pages that were not fetched anew: come back to, or long open.
 */
export default function version(host: HTMLElement, signal: AbortSignal): void {
  let { version: own = "" } = host.dataset;
  const { text = "", renew: label = "" } = host.dataset;
  let asked = performance.now();

  const ask = async () => {
    asked = performance.now();
    const answer = await fetch(ASK)
      .then((response) => response.json() as Promise<Answer>)
      .catch(() => null);
    const now = answer?.result?.data.version ?? "";
    own ||= now;
    if (now && now !== own) (await import("./renew.ts")).renew(now, { text, renew: label });
  };
  const seen = () => document.visibilityState === "visible" && performance.now() - asked > EVERY_MS && void ask();

  addEventListener("pageshow", ({ persisted }) => persisted && void ask(), { signal });
  document.addEventListener("visibilitychange", seen, { signal });
  if (sessionStorage.getItem(`entered:${location.pathname}${location.search}`)) void import("./forms.ts").then(({ restoreEntered }) => restoreEntered());
}
