import { useLocation } from "@remix-run/react";

/**
 * Spec §4: a guest is prompted once with Google's one-tap sign-in. A form that only a script fills; without one there
 * is nothing to see.
 */
export function OneTap({ client }: { client: string }) {
  const { pathname, search } = useLocation();
  if (client === "" || /^\/(?:login|register)/.test(pathname)) return null;
  return (
    <x-behave name="one-tap">
      <form method="post" action="/login/one-tap" hidden data-client={client}>
        <input type="hidden" name="credential" />
        <input type="hidden" name="state" />
        <input type="hidden" name="back" value={pathname + search} />
      </form>
    </x-behave>
  );
}
