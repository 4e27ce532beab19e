import { expect, it } from "vitest";
import { asSet } from "./clauses.ts";

it.each([
  ["轻便，轻量透气网面", "轻便\n轻量透气网面"],
  ["短袖、宽松版型、圆领", "短袖 宽松版型 圆领"],
  ["柔软、弹力和超轻面料", "柔软、弹力和超轻面料"],
  ["冷风键，集风嘴，质保2年", "冷风键 集风嘴 质保2年"],
  ["还在低头扯衣服？", "还在低头扯衣服？"],
  ["Soft, stretchy fabric", "Soft, stretchy fabric"],
])("a headline %j is set as %j", (headline, set) => expect(asSet(headline)).toBe(set));
