import { isOneNoun, nounAt } from "../one-noun.ts";
import { nounPhrase } from "../phrase.ts";
import { chineseOf } from "../sentence.ts";
import { pairsOf } from "./pairs-of.ts";
import { gerundOf } from "./verbs.ts";

/** What things are for, and where and when they are used. */
const USES = pairsOf(`
  everyday use,daily use,day to day use,everyday=日常使用;everyday wear,daily wear=日常使用;casual wear,everyday looks,everyday outfits=日常穿搭;special occasions,special occasion=特别场合;various occasions,any occasion,many occasions=多种场合;formal occasions,formal events,formal wear,formal or special occasions,formal events and special occasions=正式场合;casual and formal occasions,casual or formal occasions,both casual and formal occasions,casual or dressy occasions=休闲和正式场合
  evening occasions,evening wear,evening events=晚间场合;casual occasions,casual outings=休闲场合;parties,party,celebrations=聚会;weddings,wedding=婚礼;travel,traveling,travelling,trips=旅行;business trips=出差;commuting,your commute=通勤;camping=露营;hiking=徒步;picnics=野餐;beach=海边
  home,home use=家用;office,office use=办公室;home or office,home and office,home or the office=家里或办公室;indoor use=室内使用;outdoor use,outdoor activities,outdoors=户外;indoor and outdoor use,indoor or outdoor use,indoors or out=室内外使用
  bedroom,bedrooms,your bedroom=卧室;kitchen,kitchens,your kitchen=厨房;living room,living rooms,your living room,living space,your living space=客厅;offices=办公室;small kitchens=小厨房;small spaces,small rooms,compact spaces=小空间;small apartments=小户型;dining room=餐厅;garden=花园;conference room=会议室
  desktops=台式电脑;desktop and all in one pcs=台式机和一体机;beginners,new players,beginner=新手;professionals=专业人士;creative professionals=创意工作者;athletes=运动员;kids,children=孩子;families,the whole family=全家;students=学生;gamers,gaming=玩游戏;productivity=办公;entertainment=娱乐
  work=上班;school=上学;yoga=瑜伽;running=跑步;gym,the gym=健身房;fitness=健身;workouts,training,training sessions=训练;sports,sports activities=运动;matches,competition=比赛;practice,practice sessions=练习;dancing=跳舞;swimming=游泳;cycling,biking=骑行;golfing=打高尔夫
  all skin types=各种肤质;sensitive skin=敏感肌;dry skin=干性肌肤;oily skin=油性肌肤;all hair types=各种发质
  snacking,snacks=当零食;breakfast=早餐;desserts=甜点;salads=沙拉;sandwiches=三明治;soups=汤;stews=炖菜;smoothies=奶昔;cereals=麦片;baking=烘焙;cooking=烹饪;frying=煎炸;deep frying=油炸;roasting=烤;grilling=烧烤;pan searing=香煎;sauteing,sautéing,stir frying=炒;boiling=煮;steaming=蒸
  mashing=做土豆泥;juicing=榨汁;marinating=腌制;seasoning=调味;garnishing=点缀;dipping=蘸食;refreshing beverages,beverages,drinks=做饮品;sauces=酱汁;various recipes,various dishes,many dishes,a variety of dishes,your dishes,dishes=多种菜肴;various cuisines=多种菜系;various culinary applications,culinary needs=多种做法
  side dishes,as a side dish=配菜;sushi=寿司;curries=咖喱;pasta=意面;meals,meal prep=备餐;on the go dining=带饭;food preparation=备菜;supplementing your diet=补充营养
  chopping=切块;slicing=切片;dicing=切丁;mincing=切末;peeling=削皮;whisking,beating,whisking and beating ingredients=搅打食材;mixing=搅拌;stirring=翻炒;flipping=翻面;serving=盛菜;sifting=过筛;straining=沥水;measuring=称量;grating=擦丝;grinding=研磨;blending=搅打;kneading=揉面;rolling out dough=擀面
  slicing boiled eggs=切熟鸡蛋;sifting and straining dry and wet ingredients=过筛和沥水;packing lunch=带饭;spices,spices and seasonings,your spices and seasonings=收纳调味料;your favorite plants,plants=种植物;organizing your desk=整理桌面;a variety of beverages,various beverages,beverages of all kinds=各种饮品;
  badminton=打羽毛球;playing basketball=打篮球;kicking and passing=踢球传球;gaming sessions=玩游戏;social media=发社交平台;various hairstyles,styling=做造型;daily skincare,skincare routine,your skincare routine,daily makeup=日常护理;makeup looks=妆容;evening looks=晚妆;dates=约会;office wear,work wear=上班穿;casual days=休闲日;long walks=长时间步行;cold weather,winter weather,chilly days=冷天;warm weather,hot weather,summer days,hot summer days,warm summer evenings=热天;rainy days=雨天;
  adding flavor,adding flavor to dishes,flavoring=提味;fresh salads=沙拉;pickling=腌制;freezing=冷冻;toppings=配料;toast=吐司;pancakes=松饼;pizza=披萨;burgers=汉堡;stir fries=快炒;rice dishes=米饭;noodles=面条;hydration=补水;post workout recovery=运动后补充;lunch=午餐;dinner=晚餐;brunch=早午餐;
  watching movies,movies=看电影;web browsing,browsing=上网;multitasking=多任务;content creation=内容创作;photo editing,video editing=剪图剪片;note taking=记笔记;working from home,home office=居家办公;online classes=网课;daily tasks,everyday tasks=日常任务;
  rolling out dough for baking=擀面;reheating=加热饭菜;defrosting=解冻;quick and efficient cooking=快速烹饪;various dining and serving purposes=用餐和分菜;dining=用餐;serving meals=盛放饭菜;carrying your meals=带饭;packing and carrying your meals=带饭
  reading=阅读;writing=书写;drawing=绘画;studying=学习;relaxing,relaxation,lounging=放松;sleeping=睡觉;meditation=冥想;massage=按摩;photography=拍照;vlogging=拍视频;streaming=直播;video calls=视频通话;broadcast=直播;production=制作;music=听音乐
  on the go listening=路上听歌;on the go=随身携带;users on the go=随身使用;everyday photography,creative everyday photography=日常拍照;selfies=自拍;family gatherings,gatherings=聚餐;gifting,gifts=送礼;summer=夏天;winter=冬天;spring=春天;autumn,fall=秋天;all seasons=四季
  rock gardens=岩石花园;pots=盆栽;border edging=花坛镶边;layering=叠穿;dogs=狗狗;cats=猫咪;pets=宠物;home decor=家居装饰;urban riding,city riding=城市骑行;various riding preferences=多种骑行方式;casual and on the go styles=日常出门;laptops=笔记本电脑;night walks=夜间散步
`);

/** What praises a use, or says only how many there are. */
const PLAIN =
  /^(?:your|the|a|an|any|all|both|other|various|more|use|use in|use at|use as|as|adding to|incorporating into|making|every|other)\s+/iu;
const LIST = /,\s+(?:and|or)\s+|\s+(?:and|or|&)\s+|,\s+/iu;
const MOST = 3;
/** How large a room is, or how heavy a dog: "rooms up to 80 m²". */
const UP_TO = /^(?:rooms|areas|spaces|dogs|cats|children|kids|lawns|gardens|beds|tablets|laptops|wrists) (?:of )?up to \d/iu;

const trimmed = (use: string): string => {
  const bare = use.replace(PLAIN, "").trim();
  return bare === use ? use : trimmed(bare);
};
const known = (use: string): string | undefined => {
  const key = use
    .toLowerCase()
    .replace(/ (?:evenly|easily|quickly|safely)$/u, "")
    .replaceAll("-", " ");
  return USES.get(key) ?? USES.get(trimmed(key));
};

/** "organizing your mugs": what one does, and to what. */
const doing = (use: string, thing: string): string | undefined => {
  const [word = "", ...rest] = use.split(/\s+/u);
  const object = trimmed(rest.join(" ")).split(/\s+/u);
  const verb = gerundOf(word);
  if (verb === undefined || object.length > MOST_OF_OBJECT || !nounAt(object, thing) || !isOneNoun(object, thing)) return undefined;
  const zh = nounPhrase(object.join(" "), thing, false);
  return zh === null ? undefined : `${verb}${zh}`;
};
const MOST_OF_OBJECT = 3;

/** What something is for, as far as it is known: "适合煎炸、烘焙"; null where nothing is. */
export function usesOf(text: string, thing: string): string | null {
  const sized = UP_TO.test(text) ? chineseOf(`for ${text}`, thing) : null;
  if (sized !== null) return sized;
  const whole = known(text);
  if (whole !== undefined) return `适合${whole}`;
  const said = text.split(LIST).flatMap((use) => known(use) ?? doing(use, thing) ?? []);
  const unique = [...new Set(said)].slice(0, MOST);
  return unique.length === 0 ? null : `适合${unique.join("、")}`;
}
