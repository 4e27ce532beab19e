import type { Messages } from "../en/index.ts";
import { account } from "./account.ts";
import { describe } from "./describe.ts";
import { details } from "./details.ts";
import { editor } from "./editor.ts";
import { library } from "./library.ts";
import { pages } from "./pages.ts";
import { paste } from "./paste.ts";
import { script } from "./script.ts";
import { settings } from "./settings.ts";
import { shell } from "./shell.ts";

export const zh: Messages = { account, shell, pages, paste, details, describe, settings, script, editor, library };
