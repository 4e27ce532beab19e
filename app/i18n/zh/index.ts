import type { Messages } from "../en/index.ts";

export const zh: Messages = {
  app: { name: "Reelwright", tagline: "贴一个商品链接，得到一条可以直接发布的广告。" },
  notFound: { title: "这个地址没有内容", home: "回到首页" },
};
