import { account } from "./account.ts";
import { consent } from "./consent.ts";
import { describe } from "./describe.ts";
import { details } from "./details.ts";
import { editor } from "./editor.ts";
import { failures } from "./failures.ts";
import { library } from "./library.ts";
import { notice } from "./notice.ts";
import { opening } from "./opening.ts";
import { pages } from "./pages.ts";
import { paste } from "./paste.ts";
import { pricing } from "./pricing.ts";
import { script } from "./script.ts";
import { settings } from "./settings.ts";
import { shell } from "./shell.ts";
import { tools } from "./tools.ts";

export const en = {
  account,
  shell,
  pages,
  paste,
  details,
  describe,
  settings,
  script,
  editor,
  opening,
  library,
  failures,
  tools,
  pricing,
  notice,
  consent,
};
export type Messages = typeof en;
