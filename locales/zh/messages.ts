import type { messages as english } from "../en/messages.ts";
import type { Translated } from "../translated.ts";
import { account } from "./account.ts";
import { admin } from "./admin.ts";
import { api } from "./api.ts";
import { assets } from "./assets.ts";
import { consent } from "./consent.ts";
import { details } from "./details.ts";
import { editor } from "./editor.ts";
import { failures } from "./failures.ts";
import { feedback } from "./feedback.ts";
import { files } from "./files.ts";
import { library } from "./library.ts";
import { like } from "./like.ts";
import { mediaOrder } from "./media-order.ts";
import { models } from "./models.ts";
import { notice } from "./notice.ts";
import { opening } from "./opening.ts";
import { pages } from "./pages.ts";
import { payment } from "./payment.ts";
import { picker } from "./picker.ts";
import { pricing } from "./pricing.ts";
import { referral } from "./referral.ts";
import { script } from "./script.ts";
import { security } from "./security.ts";
import { settings } from "./settings.ts";
import { share } from "./share.ts";
import { shell } from "./shell.ts";
import { task } from "./task.ts";
import { team } from "./team.ts";
import { timeline } from "./timeline.ts";
import { timelineEditor } from "./timeline-editor.ts";
import { toolBox } from "./tool-box.ts";
import { translation } from "./translation.ts";

export const messages: Translated<typeof english> = {
  account,
  admin,
  api,
  shell,
  like,
  share,
  feedback,
  referral,
  security,
  task,
  team,
  pages,
  details,
  settings,
  script,
  editor,
  opening,
  library,
  assets,
  picker,
  failures,
  files,
  timeline,
  timelineEditor,
  toolBox,
  translation,
  pricing,
  payment,
  mediaOrder,
  models,
  notice,
  consent,
};

declare module "../app-words.ts" {
  interface AppWords {
    "zh/messages": typeof messages;
  }
}
