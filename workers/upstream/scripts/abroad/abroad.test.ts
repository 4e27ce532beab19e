import { describe, expect, it } from "vitest";
import { chineseName, chineseOf, keepsNumbers } from "./index.ts";
import type { Named } from "./name.ts";

/** English facts of shops with the Chinese that a person accepted; null: it is left out rather than said in part. */
const FACTS: readonly (readonly [thing: string, fact: string, chinese: string | null])[] = [
  ["tights", "Reflective trim for extra visibility", "反光滚边，更醒目"],
  ["tights", "Black legging with slate details", "黑色打底裤，带岩灰色细节"],
  ["yoga strap", "Soft and durable cotton", "柔软耐用棉"],
  ["bra", "Seam-free interior molded cups", "无缝内部模杯"],
  ["earbuds", "Up to 6 hours of listening time on one charge", "单次充电聆听时间最长6小时"],
  ["earbuds", "Up to 30 hours with the charging case", "配合充电盒最长可用30小时"],
  ["earbuds", "Dust, sweat and water resistant (IP54)", "防尘、防汗、防泼水，IP54级防护"],
  ["mouse", "250 hours on a single AA battery", "一节五号电池可用250小时"],
  ["mouse", "8000 DPI sensor tracks on glass", "8000DPI传感器，玻璃上也能用"],
  ["mouse", "Weighs 99 grams without the battery", "不含电池重99克"],
  ["phone", "Water resistant to 6 meters for up to 30 minutes", "6米防水，最长30分钟"],
  ["phone", "Charges to 50% in 30 minutes with a 20W charger", "30分钟可充至50%，需20瓦充电器"],
  ["phone", "Charger not included", "不含充电器"],
  ["phone", "No headphone jack", "没有耳机孔"],
  ["phone", "256 GB of memory", "256GB存储空间"],
  ["camera", "24.1 megapixel sensor", "2410万像素传感器"],
  ["camera", "45-point all cross-type AF", "45点全十字型自动对焦"],
  ["camera", "4K video at 25 frames per second", "4K视频，每秒25帧"],
  ["power bank", "Charges an iPhone 14 up to 4 times", "可为iPhone 14充电最多4次"],
  ["monitor", "2560 x 1440 resolution", "2560×1440分辨率"],
  ["water bottle", "Keeps drinks cold for 24 hours and hot for 12", "保冷24小时，保热12小时"],
  ["water bottle", "18/8 stainless steel", "18/8不锈钢"],
  ["water bottle", "BPA free", "不含双酚A"],
  ["frying pan", "Works on induction, gas and electric stoves", "电磁炉、燃气灶和电动炉灶均可使用"],
  ["frying pan", "Oven safe to 500°F", "可入烤箱，耐温500华氏度"],
  ["frying pan", "Hand wash only", "只能手洗"],
  ["air fryer", "Up to 75% less fat than traditional frying", "与传统油炸相比，脂肪最多减少75%"],
  ["air fryer", "4 cooking programs: air fry, roast, reheat, dehydrate", "4种烹饪模式：空气炸、烘烤、再加热、脱水"],
  ["sweater", "100% merino wool", "100%美利奴羊毛"],
  ["sweater", "Machine washable at 30 degrees", "可机洗，水温不超过30度"],
  ["sweatshirt", "Cream crewneck sweatshirt with navy sleeves/trim", "米白色圆领卫衣，带藏青色袖子、滚边"],
  ["jacket", "Waterproof to 10,000 mm", "防水指数10000毫米"],
  ["jacket", "Made from recycled polyester", "采用再生聚酯纤维制成"],
  ["jeans", "99% cotton, 1% elastane", "99%棉，1%氨纶"],
  ["running shoes", "Not suitable for trail running", "不适合越野跑"],
  ["handbag", "Fits a tablet up to 8 inches", "可放下最大8英寸的平板电脑"],
  ["duffle bag", 'L 29" x W 13" x H 11"', "长29英寸，宽13英寸，高11英寸"],
  ["backpack", "Weight: 2 lbs, 8 oz. Volume: 29 L", "重2磅8盎司，容量29升"],
  ["watch", "Brushed metal case", "拉丝金属表壳"],
  ["watch", "Water resistant (100 meters)", "防水100米"],
  ["watch", "1-year limited warranty", "1年有限质保"],
  ["serum", "2% hyaluronic acid and vitamin B5", "2%玻尿酸和维生素B5"],
  ["serum", "Not tested on animals", "不做动物实验"],
  ["sunscreen", "Zinc oxide, no oxybenzone", "氧化锌，不含氧苯酮"],
  ["office chair", "Seat height from 44 to 54 cm", "座高44至54厘米"],
  ["vacuum cleaner", "Runs for up to 60 minutes in eco mode", "节能模式下最长可用60分钟"],
  ["dog bed", "For dogs up to 35 kg", "适合35公斤以内的狗狗"],
  ["drill", "Two 2.0Ah batteries included", "附带两块2安时电池"],
  ["toy", "Ages 6 and up", "适合6岁以上"],
  // What had been said wrongly.
  ["T-shirt", "Set in sleeves", "装袖设计"],
  ["backpack", "Adjustable shoulder strap and top carry handle", "可调节肩带，顶部提手"],
  ["T-shirt", "Line dry", "悬挂晾干"],
  ["T-shirt", "Machine wash/line dry", "可机洗，悬挂晾干"],
  ["leggings", "Inseam pockets for storage", "侧缝口袋"],
  ["tank top", "Long elliptical hem for extra coverage", "加长弧形下摆"],
  ["hoodie", "Soft, brushed interior", "柔软、磨毛内里"],
  ["backpack", "Contrast detailing", "撞色细节"],
  ["backpack", "Oversized zippers", "大号拉链"],
  ["earrings", "Made of 316L Stainless Steel", "采用316L不锈钢制成"],
  ["T-shirt", "Chafe-resistant flatlock seams", "平缝不磨皮肤"],
  ["T-shirt", "Sustainable and recycled fabric", "环保再生面料"],
  ["jacket", "Antimicrobial finish", "抗菌处理"],
  ["shirt", "Odor control", "防异味"],
  ["jacket", "Three-panel hood", "三片式帽子"],
  ["kite harness", "Belt garage", null],
  ["bra", "Removable cup inserts", "可拆卸胸垫"],
  ["T-shirt", "Front pouch pocket", "袋鼠兜"],
  ["monitor", "Features an IPS panel and a stand", null],
  ["camera", "Compatible with smartphones and cameras", "兼容智能手机和相机"],
  ["bra", "Mesh lining on shelf bra for support", "罩杯网布内衬，支撑更好"],
  // What it cannot build or does not know is left out whole.
  ["phone", "An unprecedented leap in battery life", null],
  ["mouse", "Get a better handle on your games.", null],
  ["ball", "Make the most of your limited workout window", null],
  ["running shoes", "Runs large, so take one size down", null],
];

describe("an English fact in Chinese", () => {
  it.each(FACTS)("of a %s: %s", (thing, fact, chinese) => {
    expect(chineseOf(fact, thing)).toBe(chinese);
    if (chinese !== null) expect(keepsNumbers(chinese, fact)).toBe(true);
  });

  it("does not lose, add or change a number", () => {
    expect(keepsNumbers("续航6小时", "Up to 8 hours")).toBe(false);
    expect(keepsNumbers("续航", "Up to 8 hours")).toBe(false);
    expect(keepsNumbers("8小时，共2节", "Up to 8 hours")).toBe(false);
  });
});

describe("an English name in a Chinese ad", () => {
  it.each<[string, Named, string]>([
    ["Logitech MX Master 3S Wireless Mouse", { en: "mouse", zh: "鼠标" }, "Logitech MX Master 3S 无线鼠标"],
    ["Apple iPhone 11 Pro 256GB Memory", { en: "phone", zh: "手机" }, "Apple iPhone 11 Pro 256GB"],
    ["Apple iPhone 13 mini 256GB", { en: "phone", zh: "手机" }, "Apple iPhone 13 mini 256GB"],
    ["Caffella Espresso Machine with Milk Frother", { en: "coffee machine", zh: "咖啡机" }, "Caffella 带奶泡器的意式咖啡机"],
    ["Ceramic Coffee Mug 350 ml", { en: "mug", zh: "马克杯" }, "350毫升陶瓷咖啡杯"],
    ["Gothamite Rolling Duffle Bag with Wheels", { en: "rolling duffle bag", zh: "带轮旅行袋" }, "Gothamite 带轮旅行袋"],
    ["Luma Rocco Gym Tank", { en: "tank top", zh: "背心" }, "Luma Rocco 训练背心"],
    ["GBB Epic Sub Zero Driver", { en: "", zh: "" }, "GBB Epic Sub Zero Driver"],
    ["Nintendo Switch OLED", { en: "game console", zh: "游戏机" }, "Nintendo Switch OLED"],
  ])("%s", (name, thing, chinese) => {
    expect(chineseName(name, thing)).toBe(chinese);
  });
});
