import { pairsOf } from "./pairs-of.ts";

/** How a whole thing is, said of it alone: "a sleek and compact kettle" is 线条利落 and 小巧. Empty: praise, which says nothing. */
const LOOKS = pairsOf(`
  lightweight,ultra light,ultra lightweight,featherweight=轻便;compact=小巧;portable=便携;foldable,folding,collapsible=可折叠;slim=纤薄;sturdy,robust,solid=结实;durable,long lasting,hard wearing,hardwearing=耐用;rugged,tough=坚固
  multi purpose,multipurpose,all purpose,multifunctional,multi functional=一物多用;practical,functional,useful=实用;space saving=不占地方;efficient=省时省力;easy to use,user friendly=操作简单
  easy to clean=容易清洁;easy to install=安装简单;stylish,trendy,chic,on trend=时尚;elegant,sophisticated,graceful=优雅;sleek=线条利落;modern,contemporary=现代;classic=经典;timeless=经典耐看;simple=简约;minimalist,minimal=极简;retro=复古;vintage=复古
  rustic=乡村风;cute=可爱;decorative=有装饰性;colorful,colourful=色彩丰富;comfortable,comfy=舒适;cozy,cosy=温馨;soft=柔软;breathable=透气;waterproof=防水;windproof=防风;water resistant,water repellent=防泼水;quick drying,fast drying=速干
  stretchy=有弹力;warm=保暖;casual=休闲;sporty=运动风;formal=正式;feminine=女人味;masculine=硬朗;playful=俏皮;glamorous=华丽;romantic=浪漫;luxurious,opulent=奢华;spacious,roomy=宽敞;oversized=宽大;reversible=双面可用
  adjustable=可调节;removable,detachable=可拆卸;rechargeable=可充电;cordless,wireless=无线;automatic=自动;fully automatic=全自动;programmable=可编程;smart=智能;handheld,hand held=手持;quiet,silent,ultra quiet,whisper quiet=安静
  oscillating=可左右摇头;adjustable height,height adjustable=高度可调;large capacity=大容量;rapid boil,fast boiling=快速煮沸;bean to cup=咖啡豆现磨现煮;ionic=负离子护发;ergonomic=符合人体工学;non stick,nonstick=不粘;heavy duty=耐重用;washable=可水洗;reusable=可反复使用
  dishwasher safe=可用洗碗机清洗;handmade,handcrafted,hand crafted=手工制作;eco friendly,environmentally friendly=环保;biodegradable=可降解;vegan=纯素;cruelty free=零残忍;organic=有机;all natural=全天然;gentle=温和;nourishing=滋养;hydrating=补水;creamy=绵密顺滑
  fresh=新鲜;crisp,crispy,crunchy=爽脆;juicy=多汁;sweet=香甜;tangy,zesty=酸爽;ripe=熟透;tender=鲜嫩;lean=精瘦;nutritious,nutrient rich,nutrient packed=营养丰富;flavorful,flavourful=味道浓郁;starchy=粉糯;aromatic=香气足;spicy=辛辣;refreshing=清爽;rich=浓郁
  unisex=男女通用;insulated=保温;stackable=可叠放;freestanding=可独立摆放;wall mounted=壁挂式;lined=有内衬;padded,well padded=有软垫;high performance=性能强劲;powerful=性能强劲;fast=速度快;flagship=旗舰款;mid range=中端定位;entry level=入门级
  easy to carry=携带方便;easy to store=收纳方便;airy=轻薄通透;smooth=顺滑;robust and durable=结实耐用;semi evergreen=半常绿;low maintenance,easy to care for=好养护;fragrant=香气怡人;mysterious=神秘;floral=花香调;captivating=迷人;unisex=男女皆宜
  high quality,quality,charming,digital,manual,electric,convenient,handy,small,light,reliable,fashionable,premium,unique,beautiful,attractive,essential,perfect,great,ideal,popular,iconic,innovative,advanced,delicious,excellent,professional,advanced,exquisite,stunning,impressive,capable,dynamic,vibrant,bold,lovely,nice,wonderful,amazing,prestigious,legendary,professional grade,natural,versatile,ultra versatile,personal,dependable=
`);

/** How many qualities are said of a thing in one breath. */
const MOST = 2;
const LONGEST = 3;
const NO_QUALITY = /^(?:and|very|so|truly|really|highly|both|extremely|fully|incredibly|yet|but|a|an|the|most)$/iu;
/** What follows a quality makes it one of a part: "slim fit", "quick release". */
const OF_PART =
  /^(?:fit|fits|style|neck|waist|rise|cut|sleeves?|release|dry|drying|charging|grip|handles?|design|look|frame|finish|construction|blend|strap|quality|capacity|speed|material|fabric|colou?rs?|touch|resistant|proof|feel|shape|faced|brushed|textured|edged|sided|wash|flavou?r|of|for|in|to|water|metal|wood|steel)$/iu;

/** The qualities that a phrase begins with: "lightweight and portable", "Fresh, crisp apples"; none where they may be of a part. */
export function looksOf(phrase: string): string {
  const words = phrase.replaceAll(",", "").replaceAll("-", " ").split(/\s+/u);
  const said: string[] = [];
  let at = 0;
  while (at < words.length) {
    const size = [LONGEST, 2, 1].find(
      (n) =>
        at + n <= words.length &&
        LOOKS.has(
          words
            .slice(at, at + n)
            .join(" ")
            .toLowerCase(),
        ),
    );
    const zh =
      size === undefined
        ? undefined
        : LOOKS.get(
            words
              .slice(at, at + size)
              .join(" ")
              .toLowerCase(),
          );
    if (size === undefined && !NO_QUALITY.test(words[at] ?? "")) break;
    if (zh) said.push(zh);
    at += size ?? 1;
  }
  if (OF_PART.test(words[at] ?? "")) return "";
  return paired([...new Set(said)].slice(0, MOST));
}

/** What alone says too little. */
const TOO_LITTLE = /^(?:时尚|简约|优雅|现代|经典|极简|复古|华丽|浪漫|奢华|休闲|俏皮|迷人|神秘|实用|智能|自动|新鲜)$/u;

/** "时尚优雅", "轻便耐用": two of two characters stand beside each other. */
const paired = (said: readonly string[]): string => {
  if (said.length === 1 && TOO_LITTLE.test(said[0] ?? "")) return "";
  const beside = said.every((one) => Array.from(one).length === 2 && !/^[有可]/u.test(one));
  return said.join(beside ? "" : "，");
};
