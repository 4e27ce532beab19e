import type { NounRow } from "./entry.ts";

/** What one rides on wind and water with. */
export const WIND_AND_WATER: readonly NounRow[] = [
  ["kiteboard", "风筝冲浪板", "kite board|twin tip|twintip"],
  ["power kite", "冲浪风筝", "kitesurfing kite|freeride kite|delta kite|tube kite|kite only"],
  ["wakeboard", "尾波滑水板", "wake board"],
  ["bodyboard", "趴板", "body board|boogie board"],
  ["windsurf board", "帆板", "windsurfing board|windsurfer"],
  ["wakeboard boots*", "尾波板固定靴", "wakeboard boot|wakeboard binding|wakeboard bindings"],
  ["snowboard binding", "滑雪板固定器", "snowboard bindings"],
  ["kite harness", "风筝冲浪腰钩", "waist harness|freestyle harness|seat harness"],
  ["kite lines*", "风筝线", "kite line"],
  ["kite pump", "打气筒", "hand pump|inflation pump"],
  ["surf leash", "冲浪脚绳", "surfboard leash"],
  ["neoprene shoes*", "潜水鞋", "neoprene shoe|neoprene boots|water shoes|aqua shoes|surf shoes"],
  ["boardshorts*", "冲浪裤", "board shorts"],
  ["diving mask", "潜水镜", "dive mask|snorkel mask"],
  ["oar", "船桨", "kayak paddle|canoe paddle"],
];
