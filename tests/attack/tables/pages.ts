import type { Attack } from "../attack.ts";
import type { Scene } from "../scene.ts";
import { type Answer, form, send } from "../wire.ts";

const FOREIGN = [
  "https://evil.example",
  "//evil.example",
  "/\\evil.example",
  "/..//evil.example",
  "/.//evil.example/x",
  "\\\\evil.example",
  "https:evil.example",
  "javascript:alert(1)",
  "data:text/html,x",
  "/\tevil.example/../..//evil.example",
  "//evil.example%2f@127.0.0.1",
];
const FORMS = [
  "/link-to-video",
  "/ai-video-ads",
  "/projects",
  "/profile",
  "/logout",
  "/language",
  "/theme",
  "/notice",
  "/consent",
  "/continue",
  "/login",
  "/register",
  "/login/one-tap",
  "/ai-voice",
  "/face-swap",
  "/ai-avatar-v2",
  "/video-avatar",
  "/video-avatar/create-picture-avatar",
  "/video-avatar/create-video-avatar",
  "/text-to-speech/clone-voice",
  "/video-translation",
];
const OTHER_SITES: Record<string, string>[] = [
  { "sec-fetch-site": "cross-site" },
  { "sec-fetch-site": "same-site" },
  { "sec-fetch-site": "", origin: "https://evil.example" },
  { "sec-fetch-site": "", origin: "null" },
  { "sec-fetch-site": "cross-site", authorization: "Basic eDp5" },
];

/** Whether an answer leads a browser to another site. */
function leadsAway(origin: string, { location }: Answer): string | null {
  if (location === "") return null;
  return URL.canParse(location, origin) && new URL(location, origin).origin === origin ? null : `it leads to ${location}`;
}

const redirects = ({ origin, victim }: Scene): Attack[] =>
  FOREIGN.flatMap((target) => {
    const value = encodeURIComponent(target);
    const paths = [
      `/login?back=${value}`,
      `/home?openPartner=${value}`,
      `/home?shop=${value}`,
      `/continue?back=${value}`,
      `/login/with/google?back=${value}`,
      `/?next=${value}`,
    ];
    const asked = paths.map((path): Attack => ({
      name: `GET ${path}`,
      run: async () => leadsAway(origin, await send(origin, path, { headers: { cookie: `token=${victim.token}` } })),
    }));
    const posted = ["/language", "/theme", "/consent"].map((path): Attack => ({
      name: `a form at ${path} back to ${target}`,
      run: async () => leadsAway(origin, await form(origin, path, { back: target, lang: "en", theme: "dark", consent: "no" })),
    }));
    return [...asked, ...posted];
  });

const crossSite = ({ origin, victim }: Scene): Attack[] =>
  FORMS.flatMap((path) =>
    OTHER_SITES.map((headers): Attack => ({
      name: `another site's form (${JSON.stringify(headers)}) at ${path}`,
      async run() {
        const { status } = await form(
          origin,
          path,
          { delete: victim.draft_id, intent: "go", lang: "zh" },
          { cookie: `token=${victim.token}`, ...headers },
        );
        return status === 403 ? null : `it was taken (${status})`;
      },
    })),
  );

/** What a link alone must never do: change whose browser it is. */
const fixation = ({ origin, victim, other, guest }: Scene): Attack[] =>
  [victim.token, other, guest, "a".repeat(40)].flatMap((att) =>
    ["", `token=${guest}`].flatMap((cookie) =>
      ["/home", "/projects", "/login", "/continue"].map((path): Attack => ({
        name: `${path}?att=… of a session, ${cookie ? "for a guest" : "for a newcomer"}`,
        async run() {
          const followed = await send(origin, `${path}?att=${att}`, {
            headers: { cookie, "sec-fetch-site": "cross-site", "sec-fetch-mode": "navigate", "sec-fetch-dest": "document" },
          });
          const confirmed = await form(origin, "/continue", { intent: "go", back: "/home" }, { cookie: `handoff=${att}` });
          const changed = [...followed.cookies, ...confirmed.cookies].some((set) => /^token=[0-9a-z]/.test(set));
          return changed ? "the session was replaced" : null;
        },
      })),
    ),
  );

/** Pages: open redirects, forms of other sites, sessions planted by a link. */
export const pageAttacks = (scene: Scene): Attack[] => [...redirects(scene), ...crossSite(scene), ...fixation(scene)];
