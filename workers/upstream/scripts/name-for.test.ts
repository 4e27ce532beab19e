import { describe, expect, it } from "vitest";
import type { Product, ScriptLanguage } from "../../../trpc/contract/product.ts";
import { described } from "./corpus/corpus.ts";
import { nameFor, sayableBrand } from "./name-for.ts";
import { thingOf, thingToldIn } from "./text/thing.ts";

const of = (name: string, brand: string, facts: readonly string[] = []): Product => ({ ...described("en", name, facts), brand });
const said = (product: Product, language: ScriptLanguage): string => nameFor(product, language, thingOf(product.name, product.brand));

it.each([
  ["A57", "Oppo", "The Oppo A57 is a mid-range smartphone known for its design.", "Oppo A57 手机"],
  ["J'adore", "Dior", "J'adore by Dior is a luxurious fragrance, known for its blend.", "Dior J'adore 香水"],
])("in Chinese %s of %s is what its text says: %s", (name, brand, intro, chinese) => {
  const product = { ...of(name, brand), intro };
  expect(nameFor(product, "zh", thingToldIn(intro))).toBe(chinese);
});

it.each([
  ["White Gold Plated Princess", "ring", "White Gold Plated Princess ring"],
  ["Opna Women's Short Sleeve Moisture", "V-neck top", "Opna Women's Short Sleeve top"],
])("in English %s, in which nothing says what it is, is told with its word: %s", (name, thing, english) => {
  expect(nameFor(of(name, ""), "en", thingOf(thing, ""))).toBe(english);
});

it("in English a shop's own brand is said, not the other maker's that its title has", () =>
  expect(said(of("Ann Marie BelleAMB安妮玛丽女包信封包黑色鱼子酱链条包单肩斜挎包 金扣", "tolma"), "en")).toBe("tolma women's bag"));

describe("the name that an ad says", () => {
  it.each([
    ["Sneakers Off White Red", "", "米白色红色运动鞋"],
    ["Handcrafted Wooden Train Set", "", "手工木制火车套装"],
    ["Soothing Face Wash", "", "舒缓洁面乳"],
    ["Strawberry", "", "草莓"],
    ["BMW X1 SDRIVE 2.0 AUTOMATIC", "", "BMW X1 汽车"],
    ['APPLE iMac Pro 27" 5K RETINA INTEL XEON', "Apple", "Apple iMac 电脑"],
    ["Sony Playstation 4 Pro White Version", "Sony", "Sony Playstation 4 Pro 游戏机"],
    ["Apple iPhone 11 Pro 256GB", "Apple", "Apple iPhone 11 Pro 256GB 手机"],
    ["Robotniiduk Bosch Indego 400, 400 m²", "", "Bosch Indego 400 割草机器人"],
    ["Fernbedienung TV", "", "TV 遥控器"],
    ["Panel tapicerowany Ciemnoniebieski 60 x 30 cm", "", "墙板"],
    ["Wayfarer Messenger Bag", "Luma", "Luma Wayfarer 邮差包"],
    ["Calvin Klein Obsession For Women EDP Spray", "Calvin Klein", "Calvin Klein Obsession 女士淡香精"],
    ["Digital Storm VANQUISH 3 Custom Performance PC", "", "Digital Storm VANQUISH 3 定制高性能电脑"],
    ["Band Collar Shirt Elegant Tie", "Giorgio Armani", "Giorgio Armani 衬衫"],
    ["Beats Pill 2.0 Wireless Speaker", "", "Beats Pill 2.0 无线音箱"],
    ["8GB Memory Card", "", "8GB存储卡"],
    ["Oversized Women T-Shirt", "", "宽松女士T恤"],
    ["New French With Ease", "", "French With Ease"],
    ["Obsession Night Perfume", "Calvin Klein", "Calvin Klein Obsession Night 香水"],
    ["KANUKA POINT JACKET M", "", "Kanuka Point 夹克"],
    ["Sleeveless shirt Meccanica", "", "Meccanica 衬衫"],
    ["Torfabrik official game ball", "", "Torfabrik 球"],
    ["SUPERSTAR SHOE", "", "Superstar 鞋"],
    ["Nike Strike Football", "", "Nike Strike 足球"],
    ["Evolution High School Game Basketball", "", "Evolution 高中比赛用篮球"],
    ["Supreme Golfball", "", "Supreme 高尔夫球"],
    ["Ludwig Mies van der Rohe table Barcelona (1930)", "", "Ludwig Mies van der Rohe 桌子"],
    ["Eero Aarnio Ball Chair (1966)", "", "Eero Aarnio 球椅"],
    ["Charles Eames Lounge Chair (1956)", "", "Charles Eames 休闲椅"],
    ["iPod Nano", "", "iPod Nano 音乐播放器"],
    ["Xbox One S 500 GB Konsole", "", "Xbox One S 游戏机"],
    ["Modern Cafe Chair", "", "椅子"],
    ["LEGO Millennium Falcon", "", "LEGO Millennium Falcon 积木"],
    ["Spalding Basketball Ball", "", "Spalding 篮球"],
    ["Nike Kids Kit", "", "Nike 儿童套装"],
    ["Derby County Home Shorts", "", "Derby County 主场短裤"],
    ["Build your own computer", "", "电脑"],
    ["DRY Sunglasses", "Saleor", "Saleor DRY 太阳镜"],
    ["Salt & Pepper Shakers", "", "椒盐瓶"],
    ["Off shoulder boho dress", "", "露肩波西米亚连衣裙"],
    ["Salt and pepper shakers", "Online Boutique", "Online Boutique 椒盐瓶"],
    ["Sprite Stasis Ball 55 cm", "Luma", "Luma Sprite 55厘米健身球"],
    ["500-Lumen Portable Suspended Work Lamp", "", "500流明便携工作灯"],
    ["15- Inch POS Touch Screen Monitor", "", "15英寸POS触摸屏显示器"],
    ["4 Drawer File Cabinet", "", "4抽屉文件柜"],
    ["Universal 7-8 Inch Tablet Cover", "", "通用7-8英寸平板电脑保护套"],
    ["Physician’s 5-Pocket Lab Coat", "", "医生5个口袋白大褂"],
    ["Colorful Floral Women's Scrub Top", "", "彩色碎花女士护士服上衣"],
    ["Men's Full-Zip Hooded Fleece Sweatshirt", "", "男士全拉链连帽抓绒卫衣"],
    ["Sterling Silver Sky Flower Stud Earrings", "", "925银耳钉"],
    ["Electric Glass and Steel Hot Tea Water Kettle", "", "电热水壶"],
    ["10-Piece Mixing Bowl Set with Lids", "", "料理盆"],
    ["Silicon Power 256GB SSD", "", "Silicon Power 256GB 固态硬盘"],
    ["2-Ply Kitchen Paper Towels - 30 Pack", "", "两层厨房纸巾"],
    ["Kuyichi Jeans CANDY", "Kuyichi", "Kuyichi 牛仔裤CANDY"],
    ["Liquid Force Kite Wakeboard S4", "Liquid Force Kite", "Liquid Force Kite 尾波滑水板S4"],
    ["WD 4TB Gaming Drive Works with Playstation 4 Portable External Hard Drive", "", "WD 4TB Gaming Drive 移动硬盘"],
  ])("keeps in Chinese how a maker calls it: %s", (name, brand, chinese) => {
    expect(said(of(name, brand), "zh")).toBe(chinese);
  });

  it.each([
    ["zh", "海信"],
    ["en", "Hisense"],
  ] as const)("of a brand in both scripts says the one that %s reads", (language, brand) => {
    expect(sayableBrand(of("LED49EC320A 49吋液晶电视机", "Hisense/海信"), language)).toBe(brand);
    expect(sayableBrand(of("Cord", "H&M/Home"), language)).toBe("H&M/Home");
  });

  it.each([
    ["Robotniiduk Bosch Indego 400, 400 m²", "", "Bosch Indego 400 robotic lawnmower"],
    ["Filzstift FIBRALO MEDIUM", "CARAN D'ACHE", "Caran D'Ache felt-tip pens"],
    ["Fernbedienung TV", "", "TV remote control"],
    ['APPLE iMac Pro 27" 5K RETINA INTEL XEON', "Apple", "Apple iMac"],
    ["IBIZA LED8-Mini", "BST", "BST Ibiza LED8-Mini"],
    ["Wayfarer Messenger Bag", "Luma", "Luma Wayfarer Messenger Bag"],
  ])("has no words of a third language in English: %s", (name, brand, english) => {
    expect(said(of(name, brand, ["Das ist die Ware und sie ist gut für den Alltag."]), "en")).toBe(english);
  });
});
