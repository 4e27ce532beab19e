import { expect, it } from "vitest";
import { extractProduct } from "../index.ts";

const read = (body: string) =>
  extractProduct(`<!doctype html><html lang="zh"><title>手表</title><body><main><h1>宾派石英手表女款</h1>${body}</main></body></html>`, "");

it("a list whose items name their rows before a colon is a specification, with the brand in it", () => {
  const list = `<h2>产品参数：</h2><ul><li>品牌: 宾派</li><li>表带材质: 真皮</li><li>防水深度：30米生活防水</li></ul>`;
  const product = read(`<p>¥<b>199.00</b></p><button>加入购物车</button>${list}`);
  expect(product.brand).toBe("宾派");
  expect(product.facts.map(({ text }) => text)).toEqual(["品牌: 宾派", "表带材质: 真皮", "防水深度: 30米生活防水"]);
});

it("a list of sentences is none, whatever one of them says before a colon", () => {
  const list = `<ul><li>首页</li><li>全部商品</li><li>客服: 在线</li><li>关于我们</li></ul>`;
  expect(read(`<p>¥<b>199.00</b></p><button>加入购物车</button>${list}`).facts).toEqual([]);
});

it("a line under the name describes the product where nothing else does", () => {
  const line = `<p>新品特惠 十核智能 内置WiFi</p>`;
  expect(read(`${line}<p>¥199.00</p><button>加入购物车</button>`).description).toBe("新品特惠 十核智能 内置WiFi");
  const text = "一块给喜欢简单的人的手表，表盘清楚，表带是真皮的，戴着很轻。".repeat(4);
  expect(read(`${line}<div class="description"><p>${text}</p></div>`).description).toBe(text);
});
