import type { refusals as english } from "../en/refusals.ts";
import type { Translated } from "../translated.ts";

export const refusals: Translated<typeof english> = {
  partner: { title: "没有带你过去", body: "这个链接想让我们把你转到一个不在本站名单里的网站。我们没有转过去，也没有保存任何内容。" },
  shop: { title: "这个店铺不能在这里登录", body: "链接里的店铺不是 name.myshopify.com 这样的地址。请从店铺后台重新打开应用。" },
};
