import { describe, expect, it } from "vitest";
import { latinModel, titleName } from "./name.ts";
import { isSearchWords, propertiesOf } from "./properties.ts";
import { titleParts } from "./read.ts";

const kindsOf = (title: string): string[] => titleParts(title).flatMap(({ kind, text }) => (kind === "gap" ? [] : [`${text}:${kind}`]));
const said = (title: string, noun: string, category: string): string[] => propertiesOf(title, noun, category).map(({ zh }) => zh);

it("a title is read stretch by stretch, what sells it apart from what it says", () => {
  expect(kindsOf("南极人夏季新款男士宽松华夫格长裤 包邮")).toEqual([
    "南极人:other",
    "夏季:season",
    "新款:shop",
    "男士:audience",
    "宽松:fit",
    "华夫格:fabric",
    "长裤:goods",
    "包邮:shop",
  ]);
});

describe("what a title states", () => {
  it.each([
    [
      "CohnimKevin轻奢品牌女士包包女包单肩斜挎手提七夕情人节生日礼物送女友老婆 c02054米白色",
      "bag",
      "accessories",
      ["单肩斜挎手提三用，米白色款"],
    ],
    ["蔻驰（COACH）七夕礼物 女士小号托特包单肩手提包PVC配皮C3599IMOTV", "tote bag", "accessories", ["PVC配皮材质", "单肩手提两用"]],
    [
      "Apple iPhone 14 Pro Max (A2896) 256GB 暗紫色 支持移动联通电信5G 双卡双待手机",
      "phone",
      "electronics",
      ["256GB存储", "支持5G", "双卡双待，暗紫色款"],
    ],
    ["苹果（Apple）iPhone 6 Plus (A1524)移动联通电信4G手机 金色 16G", "phone", "electronics", ["16GB存储，金色款"]],
    ["Samsung/三星 SM-G8508S GALAXY Alpha四核智能手机 新品 闪耀白", "smartphone", "electronics", ["四核处理器，闪耀白配色"]],
    ["晨光文具可削铅笔 六角2B 红黑抽条 木杆铅笔 儿童铅笔 AWP30804", "pencil", "office", ["2B铅芯", "六角笔杆"]],
    ["得力走珠笔0.5mm学生用子弹头碳素笔全针管签字笔", "pen", "office", ["0.5毫米笔尖"]],
    [
      "联想笔记本电脑小新16轻薄本 英特尔酷睿i5 16英寸超薄本(13代标压i5-13500H 16G 512G)灰 商务办公学生",
      "laptop",
      "electronics",
      ["16英寸屏幕", "酷睿i5-13500H处理器", "16GB内存，512GB存储", "超薄，灰色款"],
    ],
    [
      "vivo iQOO Neo8 12GB+256GB 冲浪 第一代骁龙8+ 120W超快闪充 144Hz高刷 5G游戏电竞性能手机",
      "phone",
      "electronics",
      ["12GB内存，256GB存储", "骁龙8+处理器", "120瓦超快闪充", "144Hz高刷新率", "支持5G"],
    ],
    ["小米9SE 骁龙712 索尼4800万超广角三摄 手机", "phone", "electronics", ["骁龙712处理器", "4800万像素三摄"]],
    ["【二手9成新】苹果X 二手手机 深空灰 64G 全网通", "phone", "electronics", ["二手，9成新", "64GB存储", "全网通，深空灰配色"]],
    [
      "皮尔卡丹雪纺碎花连衣裙女装夏装2023年新款气质收腰仙女裙 杏色 M-95-105斤",
      "dress",
      "fashion",
      ["雪纺面料", "收腰设计", "碎花图案，杏色款"],
    ],
    ["珑骧 尼龙 奔马刺绣 长柄大号 单肩包 海军蓝", "shoulder bag", "travel", ["尼龙材质", "刺绣工艺，海军蓝配色"]],
  ])("%s", (title, noun, category, properties) => expect(said(title, noun, category)).toEqual(properties));

  it.each([
    ["a case has no processor", "小米9 手机壳 骁龙版 6.39英寸", "phone case", "electronics"],
    ["a lipstick is of no leather", "小羊皮口红 正红色", "lipstick", "beauty"],
    ["imitation is no leather", "仿羊皮手套 女", "gloves", "accessories"],
    ["one that is as good as five is one", "中性笔水笔1支顶5支", "pen", "office"],
    ["of two sleeves neither is the thing's", "短袖长袖T恤 男", "T-shirt", "fashion"],
  ])("%s", (_, title, noun, category) => expect(said(title, noun, category)).toEqual([]));
});

describe("the name in a title", () => {
  it.each([
    ["联想笔记本电脑小新16轻薄本 英特尔酷睿i5 16英寸超薄本(16G 512G)灰 商务办公学生", "联想", "笔记本电脑", "联想 小新16 笔记本电脑"],
    ["华为笔记本电脑MateBook 14 2023 13代酷睿版 i5 16G 1T 深空灰", "华为", "笔记本电脑", "华为 MateBook 14 笔记本电脑"],
    ["惠普（HP）战66 六代 2023酷睿14英寸(长续航)高性能轻薄笔记本电脑", "惠普", "笔记本电脑", "惠普 战66 笔记本电脑"],
    ["皮尔卡丹（pierre cardin）雪纺碎花连衣裙女装夏装2023年新款 杏色", "皮尔卡丹", "连衣裙", "皮尔卡丹 雪纺碎花连衣裙"],
    ["夏装女装明星同款一字领露肩蓝色蕾丝修身显瘦连衣裙礼服", "", "连衣裙", "连衣裙"],
    ["小米8 游戏手机 全面屏 黑色", "小米", "手机", "小米 8 手机"],
    ["荣耀20S 3200万人像超级夜景 4800万超广角AI三摄", "荣耀", "手机", "荣耀 20S 手机"],
    ["晨光中性笔笔芯黑0.5mm黑色碳素签字笔按动式水笔学生考试用", "晨光文具", "中性笔", "晨光文具 中性笔"],
    ["日本进口pilot百乐贵客钢笔 18k金笔fkv-88sr商务礼品套装", "百乐", "钢笔", "百乐 贵客钢笔"],
    ["保温杯 500ml", "", "保温杯", ""],
    ["金地珠宝足金花之恋金花3D硬金吊坠优雅大方时尚百搭唯美花朵黄金吊坠项坠", "", "吊坠", "硬金吊坠"],
    ["Ann Marie BelleAMB安妮玛丽女包信封包黑色鱼子酱链条包单肩斜挎包 金扣", "tolma", "女包", "tolma 女包"],
    ["Ann Marie BelleAMB安妮玛丽女包信封包黑色鱼子酱链条包单肩斜挎包 金扣", "", "女包", "Ann Marie BelleAMB 女包"],
    ["西铁城机械手表男表", "西铁城", "手表", ""],
  ])("%s", (title, brand, thing, name) => expect(titleName(title, brand, thing)).toBe(name));
});

it.each([
  ["移动联通电信4G全面屏手机", true],
  ["64GB 银色 全网通", true],
  ["铱金暗尖，超顺书写", false],
  ["100%澳洲美利奴羊毛", false],
  ["双卡双待", false],
  ["材质：100%棉", false],
])("%s is a list of search words: %s", (line, is) => expect(isSearchWords(line)).toBe(is));

describe("the same in English", () => {
  it.each([
    ["纪诗哲包包女包单肩包女士斜挎包情人节送女友老婆生日礼物 咖啡色", "shoulder bag", "accessories", ["Shoulder or crossbody carry"]],
    ["Samsung/三星 SM-G8508S GALAXY Alpha四核智能手机 新品", "smartphone", "electronics", ["Quad-core processor"]],
    [
      "皮尔卡丹雪纺碎花连衣裙女装夏装2023年新款气质收腰仙女裙 杏色",
      "dress",
      "fashion",
      ["Made of chiffon", "Fitted waist", "Floral print"],
    ],
    [
      "vivo iQOO Neo8 12GB+256GB 骁龙8+ 120W超快闪充 手机",
      "phone",
      "electronics",
      ["12 GB of memory, 256 GB of storage", "Snapdragon 8+", "120 W fast charging"],
    ],
  ])("%s", (title, noun, category, properties) => expect(propertiesOf(title, noun, category).map(({ en }) => en)).toEqual(properties));

  it("a model in Latin letters is one in every language", () => {
    expect(latinModel("华为笔记本电脑MateBook 14 2023 13代酷睿版 i5 16G 1T", "华为")).toBe("MateBook 14");
    expect(latinModel("华为畅享 50z 5000万高清AI三摄 5000mAh超能续航 128GB 宝石蓝 大内存鸿蒙智能手机", "华为")).toBe("Enjoy 50z");
    expect(latinModel("联想笔记本电脑小新16轻薄本 英特尔酷睿i5 16英寸", "联想")).toBe("");
  });
});
