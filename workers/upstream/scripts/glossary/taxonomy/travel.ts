import type { NounRow } from "../entry.ts";

export const TRAVEL_GOODS: readonly NounRow[] = [
  ["trolley case", "行李箱"],
  ["luggage set", "行李箱套装"],
  ["weekender bag", "旅行袋", "holdall|travel bag"],
  ["daypack", "双肩包"],
  ["laptop backpack", "电脑双肩包"],
  ["drawstring bag", "束口袋"],
  ["luggage organizer", "旅行收纳袋"],
  ["travel wallet", "旅行钱包"],
  ["travel bottle set", "旅行分装瓶"],
  ["luggage strap", "行李带"],
  ["luggage scale", "行李秤"],
  ["luggage cover", "行李箱保护套"],
  ["travel adapter kit", "旅行转换插头"],
  ["camera backpack", "相机双肩包"],
];
