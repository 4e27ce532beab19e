import type { templateTags as english } from "../en/template-tags.ts";
import type { Translated } from "../translated.ts";

export const templateTags: Translated<typeof english> = {
  bold: "醒目",
  calm: "安静",
  editorial: "杂志感",
  product: "突出商品",
  "how-to": "演示用法",
  problem: "痛点与方案",
};
