const ASK = `/trpc/public.getVersion?input=${encodeURIComponent('{"project_name":"reelwright"}')}`;
const EVERY_MS = 60_000;

interface Answer {
  result?: { data: { version: string } };
}

/**
 * Spec §2: a changed server version reloads the page. Every navigation brings a page of the server's own version, so
 * what is asked about are pages that were not fetched anew: come back to, or long open. Pages that answer a form name
 * no version: to load those anew is to post again.
 */
export function watchVersion({ dataset }: HTMLElement): void {
  let own = dataset.version;
  let asked = performance.now();
  if (own === undefined) return;

  const ask = async () => {
    asked = performance.now();
    const answer = await fetch(ASK)
      .then((response) => response.json() as Promise<Answer>)
      .catch(() => null);
    const now = answer?.result?.data.version ?? "";
    own ||= now;
    if (now && now !== own) void import("./renew.ts").then((loaded) => loaded.default(now));
  };
  addEventListener("pageshow", ({ persisted }) => persisted && void ask());
  document.addEventListener("visibilitychange", () => !document.hidden && performance.now() - asked > EVERY_MS && void ask());
  if (sessionStorage.getItem(`entered:${location.pathname}${location.search}`))
    void import("./forms.ts").then((forms) => forms.restoreEntered());
}
