import { defineBehaviours } from "./behaviours/runtime.ts";
import { mirrorLanguage } from "./behaviours/language.ts";
import { watchPayments } from "./behaviours/paid/paid.ts";
import { scriptCookie } from "./behaviours/script-cookie.ts";
import { watchVersion } from "./behaviours/version/version.ts";
import { rememberPath } from "./behaviours/visited.ts";

// The server streams late content only to a browser that has shown that it runs scripts.
document.cookie = scriptCookie("js", "1", location.protocol);

mirrorLanguage();
rememberPath(location.pathname, localStorage);
watchVersion(document.documentElement);
watchPayments();

defineBehaviours();
