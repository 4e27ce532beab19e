/** Brands under the name that they have chosen themselves in the other language. */
const BRANDS: readonly (readonly [en: string, zh: string])[] = [
  ["Apple", "苹果"],
  ["Logitech", "罗技"],
  ["Amazon", "亚马逊"],
  ["Sony", "索尼"],
  ["Huawei", "华为"],
  ["Xiaomi", "小米"],
  ["Samsung", "三星"],
  ["Dyson", "戴森"],
  ["Philips", "飞利浦"],
  ["Canon", "佳能"],
  ["Nikon", "尼康"],
  ["Lenovo", "联想"],
  ["Microsoft", "微软"],
  ["Nintendo", "任天堂"],
  ["Panasonic", "松下"],
  ["Bosch", "博世"],
  ["Siemens", "西门子"],
  ["Haier", "海尔"],
  ["Midea", "美的"],
  ["Supor", "苏泊尔"],
  ["Joyoung", "九阳"],
  ["Thermos", "膳魔师"],
  ["Zwilling", "双立人"],
  ["IKEA", "宜家"],
  ["LEGO", "乐高"],
  ["Nike", "耐克"],
  ["adidas", "阿迪达斯"],
  ["Uniqlo", "优衣库"],
  ["Anta", "安踏"],
  ["Li-Ning", "李宁"],
  ["Three Squirrels", "三只松鼠"],
  ["Mijia", "米家"],
  ["Redmi", "红米"],
  ["Blue Moon", "蓝月亮"],
  ["Ganten", "百岁山"],
  ["Flyco", "飞科"],
  ["Oppo", "欧珀"],
  ["Hisense", "海信"],
  ["Gree", "格力"],
  ["TP-Link", "普联"],
  ["Ecovacs", "科沃斯"],
  ["Roborock", "石头"],
  ["Deli", "得力"],
  ["M&G", "晨光文具"],
  ["M&G", "晨光"],
  ["Cartelo", "卡帝乐鳄鱼"],
  ["Pierre Cardin", "皮尔卡丹"],
  ["Robam", "老板"],
  ["Nongfu Spring", "农夫山泉"],
  ["Citizen", "西铁城"],
  ["Casio", "卡西欧"],
  ["Seiko", "精工"],
  ["Tissot", "天梭"],
  ["Longines", "浪琴"],
  ["Omega", "欧米茄"],
  ["Swatch", "斯沃琪"],
  ["Sharp", "夏普"],
  ["Toshiba", "东芝"],
  ["Hitachi", "日立"],
  ["Whirlpool", "惠而浦"],
  ["Electrolux", "伊莱克斯"],
  ["Tefal", "特福"],
  ["Braun", "博朗"],
  ["Skechers", "斯凯奇"],
  ["Puma", "彪马"],
  ["Converse", "匡威"],
  ["Crocs", "卡骆驰"],
  ["Samsonite", "新秀丽"],
  ["Levi's", "李维斯"],
  ["Honor", "荣耀"],
  ["Meizu", "魅族"],
  ["HP", "惠普"],
  ["Dell", "戴尔"],
  ["ASUS", "华硕"],
  ["Acer", "宏碁"],
  ["Nokia", "诺基亚"],
  ["Razer", "雷蛇"],
  ["Sennheiser", "森海塞尔"],
  ["MUJI", "无印良品"],
  ["Dior", "迪奥"],
  ["Chanel", "香奈儿"],
  ["YSL", "圣罗兰"],
  ["Armani", "阿玛尼"],
  ["Gucci", "古驰"],
  ["Prada", "普拉达"],
  ["Coach", "蔻驰"],
  ["Longchamp", "珑骧"],
  ["FILA", "斐乐"],
  ["MAC", "魅可"],
  ["Maybelline", "美宝莲"],
  ["L'Oréal", "欧莱雅"],
  ["Lancôme", "兰蔻"],
  ["Estée Lauder", "雅诗兰黛"],
];

/** "小米", "红米" in a list of search words: whose it is, and nothing of the thing. */
export const isBrandAlone = (text: string): boolean => BRANDS.some((names) => names.some((name) => name === text.trim()));

/** A Chinese brand as English says it; empty where it has no name there that we know. */
export const latinBrand = (brand: string): string => BRANDS.find(([, zh]) => zh === brand.trim())?.[0] ?? "";

/** A name whose brand stands in both scripts without a mark between ("西铁城CITIZEN机械手表"), without the Latin one. */
export const withoutTwin = (name: string): string =>
  BRANDS.reduce((said, [en, zh]) => {
    const at = said.indexOf(zh) + zh.length;
    const isTwin = at >= zh.length && said.slice(at, at + en.length).toLowerCase() === en.toLowerCase();
    return isTwin && /^\p{Script=Han}/u.test(said.slice(at + en.length)) ? said.slice(0, at) + said.slice(at + en.length) : said;
  }, name);

/** "蔻驰（COACH）", "Samsung/三星", "MIUI/小米": a brand in both scripts at the beginning of a title. */
const TWINS =
  /^\s*(?:(\p{Script=Han}{2,6}) ?[（(] ?(\p{Script=Latin}[\p{Script=Latin}\d .&'-]*)[）)]|(\p{Script=Latin}[\p{Script=Latin}\d.&'-]*)\/(\p{Script=Han}{2,6})(?!\p{Script=Han}))/u;
/** The brand that a Chinese title begins with, in Chinese; empty where it begins with none that can be told. */
export const brandOfTitle = (title: string): string => {
  const plain = title.replace(/^(?:\s*【[^】]*】)+/u, "").trim();
  const [, han, , , other] = TWINS.exec(plain) ?? [];
  const known = BRANDS.find(
    ([en, zh]) => plain.startsWith(zh) || (plain.toLowerCase().startsWith(`${en.toLowerCase()} `) && plain.includes(zh)),
  );
  return han ?? other ?? known?.[1] ?? "";
};
