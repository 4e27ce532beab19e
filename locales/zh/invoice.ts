import type { invoice as english } from "../en/invoice.ts";
import type { Translated } from "../translated.ts";

export const invoice: Translated<typeof english> = {
  title: "账单",
  number: "账单编号",
  date: "日期",
  billedTo: "抬头",
  currency: "币种",
  item: "项目",
  quantity: "数量",
  price: "单价",
  amount: "金额",
  total: "合计",
  paid: "款项已付清，无需再付。",
  refunded: "其中{{amount}}已退款。",
  test: "测试账单：没有实际扣款，不能作为税务凭证。",
  lines: {
    trial: "入门版，前 {{days}} 天",
    starter: "入门版",
    business: "商务版",
    businessFirst: "商务版，{{seats}} 席位，首月 {{days}} 天",
    seats: "商务版，增加 {{seats}} 席位，{{days}} 天",
    pack: "{{credits}} 积分",
    newUser: "新用户优惠 {{percent}}%",
    flash: "限时优惠 {{percent}}%",
    regional: "地区优惠 {{percent}}%",
    code: "优惠码 {{percent}}%",
  },
};
