import { expect, it } from "vitest";
import { segment } from "./segment.ts";

it.each([
  ["配备APS-C传感器", "配备 APS-C 传感器"],
  ["f/2.8镜头", "f/2.8 镜头"],
  ["支持Wi-Fi和USB-C接口，250小时续航", "支持 Wi-Fi 和 USB-C 接口， 250小时 续航"],
  ["从衣柜里抓哪一件？", "从 衣柜里 抓 哪一件？"],
  ["用手机下单", "用 手机 下单"],
  ["K30，1599元，好在哪儿", "K30， 1599元， 好在 哪儿"],
  ["点链接下单", "点 链接 下单"],
  ["看看水压", "看看 水压"],
  ["续航六十分钟", "续航 六十分钟"],
  ["第二泡闻香", "第二泡 闻香"],
  ["双十二全场八折", "双十二 全场 八折"],
  ["煮好一家人的晚饭", "煮好 一家人的 晚饭"],
  ["细节值得留意：水钻刻度，防水", "细节 值得 留意： 水钻 刻度， 防水"],
  ["到手是什么样？", "到手 是 什么样？"],
  ["木地板、瓷砖都能用", "木地板、 瓷砖 都能 用"],
  ["海尔互联网冰箱，三门风冷无霜", "海尔 互联网 冰箱， 三门 风冷 无霜"],
  ["不锈钢内胆，大容量，可折叠", "不锈钢 内胆， 大容量， 可折叠"],
  ["超长续航，一键静音", "超长 续航， 一键 静音"],
  ["补水面膜和连衣裙都是两件套", "补水 面膜 和 连衣裙 都是 两件套"],
  ["猫砂盆，投影仪，双门冰箱", "猫砂盆， 投影仪， 双门 冰箱"],
  ["半小时充满，风一吹就干", "半小时 充满， 风一吹 就 干"],
])("%s never breaks inside what a reader takes for one word", (text, parts) => {
  expect(segment(text).map((token) => token.text)).toEqual(parts.split(" "));
});

it("keeps the words of shops whole", () => {
  const words = segment("麻花全拉链七分袖连帽卫衣").map(({ text }) => text);
  expect(words.join("")).toBe("麻花全拉链七分袖连帽卫衣");
  for (const word of ["全拉链", "七分袖", "连帽"]) expect(words).toContain(word);
});
