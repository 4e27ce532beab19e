import { meets, type Standing } from "./needs.ts";

/**
 * What a buyer has of a short Chinese fact, said after it: "按动式，不用再去拔笔帽，按一下就可以写。" A gain follows from what its fact
 * means and adds no number, material or comparison. Third part as in `needs.ts`.
 */
export const GAINS_ZH: readonly (readonly [fact: RegExp, gain: string])[] = [
  // Bags.
  [/手提三用/u, "手提、单肩、斜挎，怎么顺手怎么背 |  | in:accessories,travel"],
  [/单肩手提两用/u, "上班的时候拎着，逛街往肩上一背 |  | in:accessories,travel"],
  [/斜挎/u, "出门往身上一挎，两只手都空出来 |  | in:accessories,travel"],
  [/迷你小巧/u, "就这么小小一只，出门随手一拎就走 |  | in:accessories"],
  [/金色五金/u, "多了这一点亮色，整个包都精神了 |  | in:accessories"],
  [/绗缝工艺/u, "一格一格鼓起来，看着就饱满有型 |  | in:accessories,fashion"],
  [/刺绣工艺|绣花工艺/u, "一针一线都看得见，凑近也经得起看 |  | in:accessories,fashion"],
  [/可放\d[\d.]*英寸笔记本/u, "上班把电脑往里一放，背上就能出门 |  | in:accessories,travel"],
  [/皮革材质|牛皮/u, "质感到底怎么样，一上手你就知道 |  | in:accessories"],
  [/撞色/u, "多一道不一样的颜色，看着就不单调 |  | in:accessories,fashion,sport,travel"],
  // Clothes.
  [/收腰设计/u, "腰线往里这么一收，整个人都利落 |  | in:fashion"],
  [/包臀版型|修身版型|修身剪裁/u, "顺着身形往下走，穿上显得很利落 |  | in:fashion"],
  [/宽松版型|宽松剪裁/u, "穿在身上不紧绷，抬手弯腰都自在 |  | in:fashion"],
  [/雪纺面料/u, "轻轻薄薄的，走起路来裙摆跟着动 |  | things:dress,maxi_dress,skirt"],
  [/雪纺面料/u, "轻轻薄薄的，天热的时候也愿意穿 |  | in:fashion not:dress,maxi_dress,skirt"],
  [/蕾丝面料/u, "远看素净，凑近了花纹全在细节里 |  | in:fashion"],
  [/冰丝面料/u, "摸上去滑滑凉凉的，天热就想穿它 |  | in:fashion"],
  [/羊毛面料|羊绒/u, "天冷的时候拿出来，穿上身就是暖的 |  | in:fashion"],
  [/吸湿排汗/u, "动起来出了汗，也不会一直黏在身上 |  | in:fashion"],
  [/V领/u, "领口就这么一开，看着清清爽爽的 |  | in:fashion"],
  [/立领/u, "领子往上这么一立，人也跟着精神了 |  | in:fashion"],
  [/隐形拉链/u, "拉上以后看不见，外面干干净净的 |  | in:fashion"],
  [/碎花图案/u, "小碎花一上身，看着就有春天的味道 |  | in:fashion"],
  [/条纹图案/u, "就是简简单单的条纹，怎么看都不腻 |  | in:fashion"],
  [/纯色/u, "不用去想怎么搭，裤子裙子都很好配 |  | things:T-shirt,top,shirt,tank_top,sweater,jacket"],
  [/高腰设计/u, "腰线往上一提，上衣塞进去就好看 |  | in:fashion"],
  [/平缝不磨皮肤/u, "跑步、拉伸、下蹲，动起来都自在 |  | in:fashion"],
  [/松紧腰头/u, "坐下也好，弯腰也好，都不勒肚子 |  | in:fashion"],
  [/侧袋|插手口袋/u, "手机、钥匙往里一放，抬脚就能走 |  | in:fashion"],
  [/可机洗|可以机洗/u, "脏了放进洗衣机就行，不用自己手搓 |  | in:fashion,home,baby"],
  [/轻便|轻薄|轻量/u, "穿在身上，一整天下来也不会觉得沉 |  | in:fashion"],
  [/短袖/u, "天热的时候，从衣柜里拿出来就能穿 |  | in:fashion"],
  [/长袖/u, "天气凉下来，单穿可以，打底也可以 |  | in:fashion"],
  [/圆领/u, "单穿可以，外面再套上一件外套也行 |  | in:fashion"],
  [/纯棉|棉材质|棉面料/u, "贴着皮肤穿，软软的，一天都自在 |  | in:fashion"],
  [/轻便|轻薄|轻量/u, "抬脚的时候不觉得沉，走起来很轻快 |  | in:shoes"],
  // Phones, computers and what goes with them.
  [/双卡双待/u, "工作号、生活号，带一部手机就够了 |  | things:phone"],
  [/(?:128|256|512)GB存储|[12]TB存储/u, "照片、视频、游戏，全都有地方放 |  | things:phone,tablet"],
  [/(?:256|512)GB存储|[12]TB存储/u, "文件、照片、软件，全都有地方放 |  | things:laptop,computer"],
  [/(?:8|12|16|24|32)GB内存/u, "同时多开几个软件，来回切换也顺手 |  | things:phone,tablet,laptop,computer"],
  [/快充|闪充/u, "急着出门的时候，先插上一会儿再走 |  | things:phone,tablet"],
  [/[4-9]\d{3}毫安时/u, "白天带着出门，不用老盯着电量看 |  | things:phone"],
  [/万像素/u, "路上看见什么好看的，掏出来就能拍 |  | things:phone"],
  [/支持5G/u, "出门在外看视频，网速也能跟得上 |  | things:phone"],
  [/全面屏/u, "正面差不多都是屏幕，看剧就是过瘾 |  | things:phone"],
  [/NFC/u, "刷公交、刷门禁，手机碰一下就好了 |  | things:phone"],
  [/高刷新率/u, "手指怎么划，画面就怎么跟着走 |  | things:phone,tablet"],
  [/高刷新率/u, "画面动起来的时候，看着就是顺 |  | things:monitor,TV,laptop"],
  [/1[3-6](?:\.\d)?英寸屏幕/u, "摊开来就能办公，合上就能带走 |  | things:laptop"],
  [/超薄|轻薄/u, "往包里这么一放，占不了多少地方 |  | things:laptop,tablet"],
  [/处理器|芯片/u, "写文档、开网页、看视频，都跟得上 |  | things:laptop,computer"],
  [/纤薄/u, "电脑里面窄一点的位置，它也放得下 |  | things:SSD,hard_drive"],
  [/无线/u, "没有线拖来拖去，桌面上也清清爽爽 |  | things:mouse,keyboard"],
  [/真无线/u, "没有线缠来缠去，戴上就可以出门 |  | things:earbuds,headphones"],
  [/降噪/u, "周围吵吵闹闹的，也能静下来听首歌 |  | things:earbuds,headphones"],
  // Pens, paper and the desk.
  [/0\.(?:38|5|35|3|4)毫米笔尖/u, "把字写小一点，看着也是清清楚楚的 |  | in:office"],
  [/按动式/u, "不用再去拔笔帽，按一下就可以写 |  | in:office"],
  [/速干/u, "写完很快就干，手蹭过去也不容易花 |  | things:gel_pen,pen,rollerball_pen"],
  [/大容量/u, "里面的墨水多一些，不用老是换笔芯 |  | things:gel_pen,pen,rollerball_pen"],
  [/[2-8]B铅芯/u, "画画、涂答题卡，写写算算都用得上 |  | things:pencil"],
  [/HB铅芯/u, "写字、打草稿，软硬程度都正合适 |  | things:pencil"],
  [/六角笔杆/u, "随手往桌上一放，不容易滚到地上去 |  | things:pencil"],
  [/共\d+支/u, "一次就备齐了，用完一支还有一支 |  | in:office"],
  [/共\d+[盒卷包]/u, "一次买齐，家里好一阵子不用再补 |  | in:home,general"],
  // The home.
  [/适合家里或办公室/u, "窗台、书桌、茶几，往哪儿摆都行 |  | in:home"],
  [/轻便/u, "想给它换个位置，随手搬一下就可以 |  | things:chair,stool,table"],
  [/触控显示屏/u, "早上想喝点什么，手指点一下就行 |  | things:coffee_machine"],
  [/现磨现煮/u, "一早起来，厨房里先闻到咖啡香了 |  | things:coffee_machine"],
  [/冷风键/u, "头发吹干以后，再用冷风定一下型 |  | things:hair_dryer"],
  [/不粘涂层/u, "早上煎完鸡蛋，轻轻一推就下来了 |  | in:kitchen"],
  // Care.
  [/哑光/u, "涂在嘴上不会反光，看着沉稳有质感 |  | things:lipstick"],
  [/滋润型|滋润/u, "涂上去是润润的，不会觉得干巴巴 |  | things:lipstick,moisturiser,toner"],
  [/保湿/u, "脸上觉得干的时候，抹一点就润了 |  | things:moisturiser,toner"],
  [/清爽型/u, "抹开以后不黏手，天热也愿意用它 |  | in:beauty"],
];

/** A statement with what a buyer has of one of its clauses said after that clause. */
export type Gained = { text: string; /** The statement in the parts that the gain leaves of it. */ claims: string[]; gain: string };

/** The ways to say a statement with a gain of one of its clauses. */
export const withGain = (statement: string, standing: Standing): Gained[] => {
  const clauses = statement.split("，");
  return GAINS_ZH.filter(([, line]) => meets(line, standing)).flatMap(([fact, line]) => {
    const at = clauses.findIndex((clause) => fact.test(clause));
    if (at < 0) return [];
    const gain = line.split(" | ")[0] ?? "";
    const claims = [clauses.slice(0, at + 1), clauses.slice(at + 1)].map((part) => part.join("，")).filter((part) => part !== "");
    return [{ text: [`${claims[0] ?? ""}，${gain}`, ...claims.slice(1)].join("。"), claims, gain }];
  });
};
