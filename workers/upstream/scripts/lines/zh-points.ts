import type { PointKind } from "../facts/point.ts";

/**
 * What a Chinese ad says for each kind of point; notation as in `en-points.ts`. Every sentence
 * has twenty characters or more, the least that a clip may say.
 */
export const POINTS_ZH: Readonly<Record<PointKind, readonly string[]>> = {
  material: [
    "买之前先翻到背面，看一眼材质：[{material}]。 | {material} | in:fashion,accessories,shoes,home,kitchen,baby",
    "你肯定会问，它是什么做的？[{material}]，心里有数再下单。 | 材质：{material}",
    "别光看图片好看，材质也得看：[{material}]，心里就有底了。 | {material} | pictures",
  ],
  size: [
    "下单前先量一量家里的位置：[{dims}]，放得下再买也不迟。 | {dims} | in:home",
    "尺寸先告诉你，省得来回问：[{dims}]，拿卷尺比一比就知道。 | {dims} | in:home,travel,pets,sport",
  ],
  capacity: [
    "它能装多少？[{amount}]，够不够你用，心里有数了吧。 | {amount} | things:mug,glasses,water_bottle,vacuum_bottle,pot,kettle,storage_container,blender,backpack,suitcase",
  ],
  weight: ["天天要拿在手里的东西，重量总得问一句：[{amount}]。 | 重量{amount} | in:electronics,sport,tools,accessories,travel,baby"],
  load: ["最多能承多重？先说清楚，心里有数：[承重{amount}]。 | 承重{amount}"],
  count: [
    "打开包装数一数，[一共{amount}]，摆出来就知道有多少。 | 一共{amount} | in:kitchen,toys,food,home,tools,office,accessories,beauty,baby",
  ],
  warranty: [
    "万一用坏了怎么办？不用自己扛，[质保{amount}]，先记一下。 | 质保{amount}",
    "买之前最担心的就是售后吧？[{amount}质保]，这点先说清楚。 | {amount}质保",
  ],
  rating: [
    "我说好不算，看看买过的人怎么打分：[满分5分，它拿了{stars}分]。 | {stars}分，满分5分",
    "分数不是我打的，是买过的人打的：[5分里给了{stars}分]。 | 买家打了{stars}分",
    "你买东西也是先看评价的吧？[{n}条评价，平均{stars}分]，自己去翻。 | {n}条评价 {stars}分",
  ],
  recommend: [
    "问问已经买过的人最靠谱：[{n}%的评价者说会推荐给别人]。 | {n}%会推荐",
    "别的先不看，就看这个数：[{n}%的评价者愿意推荐它]。 | {n}%愿意推荐",
  ],
  runtime: [
    "出门最怕电量变红，所以这个得先说：[续航{amount}]。 | 续航{amount} | things:phone,tablet,laptop,computer,camera,smartwatch,headphones,earbuds,speaker,mouse,keyboard,monitor,TV,game_console,controller,drone",
  ],
  power: ["懂行的人都先看参数，那就直接说：[功率{n}瓦]。 | {n}瓦", "别人只讲好不好看，我们先看功率：[{n}瓦]，可以拿去比。 | 功率{n}瓦"],
  pressure: [
    "冲不冲得动，看的就是这个数字：[{n}巴的水压]，记一下。 | {n}巴水压 | things:pressure_washer",
    "洗东西最关键的是压力够不够，参数在这里：[{n}巴]。 | {n}巴 | things:pressure_washer",
  ],
  storage: [
    "手机又弹出“空间不足”了吧？看看这个：[{amount}的容量]。 | {amount}容量 | things:phone,memory_card",
    "照片、视频、追的剧都要地方放，[给你{amount}的空间]。 | {amount}空间 | things:phone,tablet,laptop,computer,memory_card,SSD,hard_drive",
  ],
  screen: ["坐到它面前看一眼你就懂了：[屏幕是{n}英寸的]，不用眯着眼。 | {n}英寸屏幕 | things:TV,monitor,laptop,computer"],
  resolution: [
    "糊成一片的画面谁都看不下去，所以先看清晰度：[{res}]。 | {res} | things:TV,monitor,camera,security_camera,projector,doorbell",
    "你想看清的就是那些细节，对吧？这里是[{res}]，自己看看就知道。 | {res}画质 | things:TV,monitor,camera,security_camera,projector,doorbell",
  ],
  spf: [
    "早上一着急，防晒就忘了涂，谁都一样。它自带[SPF {n}]。 | 自带SPF {n}",
    "出门前少一个步骤是什么体验？[SPF {n}]已经在里面了。 | SPF {n}",
  ],
  seats: [
    "把朋友都叫来吧，这回不用搬凳子到处凑：[能坐{n}个人]。 | 能坐{n}个人 | things:table,sofa",
    "以后吃饭不用再有人站着了，[一桌坐得下{n}个人]，热闹。 | 坐得下{n}人 | things:table",
  ],
  recycled: ["这次把小字也读完，是个好消息：[用了{what}]，不是空话。 | {what}", "它从哪里来，也有人认真想过：[{what}]。 | {what}"],
  freeFrom: [
    "成分表翻到背面，先看它没有什么：[不含{list}]，写得清楚。 | 不含{list} | in:food,beauty,pets",
    "会看成分的人都先找这一行：[不含{list}]，你可以对一下。 | 不含{list} | in:food,beauty,pets,kitchen",
  ],
  diet: [
    "对配料表挑剔的人，这一行是写给你的：[{list}]。 | {list} | in:food,pets",
    "包装正面谁都会做，翻到背面才见真章：[{list}]。 | {list} | in:food,pets",
  ],
  features: ["拿到手的配置是这样的：[{list}]，清清楚楚。 | {list} | in:electronics"],
  connect: ["怎么连？很多人第一个就问这个：[支持{list}]。 | 支持{list}"],
  assistant: ["手上正忙着，腾不出手？那就直接开口，[支持{list}]。 | 支持{list}"],
  madeIn: ["产地这件事也不藏着掖着，直接告诉你：[{place}制造]，产地就是这里。 | {place}制造"],
  age: ["孩子多大可以用？这个最好先确认：[{n}岁起就可以]，别买早了。 | {n}岁起 | in:toys,baby,books"],
  pages: [
    "把周末空出来，手机放远一点，[整整{n}页]，慢慢看才过瘾。 | {n}页 | things:book,novel,cookbook,comic,textbook",
    "刷手机一小时什么都没记住，不如翻开它，[一共{n}页]。 | 一共{n}页 | things:book,novel,comic",
  ],
  colour: [
    "颜色也说一下，图片上这款是[{colour}]，喜不喜欢，看一眼就知道。 | {colour} | pictures",
    "选颜色选到头疼的人可以直接看这款：[{colour}]，简单省事。 | {colour}款",
  ],
  saving: [
    "再看一眼价签：[原来{before}，现在{now}]，省下的钱是你自己的。 | {before}→{now}",
    "先把账算清楚：[原价{before}，现价{now}]，直接低了{percent}%。 | 直降{percent}%",
    "等的就是这个时候吧？[从{before}降到了{now}]，自己算算省多少。 | {now}",
  ],
  price: [
    "看上了就别犹豫，[{price}]就能把它带回家。 | {written}",
    "看中了就看价格：[{price}]，合适就带它回家。 | {written}",
    "带回家要多少钱？[{price}]，喜欢就别错过。 | {written}",
    "现在[{price}]，觉得合适，就把它带回家。 | {written}",
    "看到这里你最想问的就是价格吧？不绕弯子，[{price}]，就这个数。 | {written} | facts:1",
    "那到底要多少钱？直接告诉你：[{price}]，现在就可以买。 | {written}",
    "价格放在最后说，是因为我想让你先看完：[{price}]。 | {written} | facts:2",
  ],
  quote: ["{quote!}"],
  note: ["{quote!}"],
  dishwasher: [
    "吃完饭谁都不想洗碗，这回不用石头剪刀布了，[直接放洗碗机]。 | 直接放洗碗机 | in:kitchen",
    "一顿饭最好的部分在饭后：[它可以进洗碗机]，你去沙发上坐着。 | 可进洗碗机 | in:kitchen",
  ],
  washable: [
    "弄脏了也别皱眉头，[可以直接扔进洗衣机洗]，该干嘛干嘛去。 | 可机洗 | in:home,fashion,baby,pets",
    "不用手搓，也不用专门送去干洗，[放洗衣机就能洗]，省心。 | 放洗衣机就能洗",
  ],
  wipeClean: ["洒了、蹭了、沾上手印了，都别急，[拿布擦一擦就行]。 | 一擦就行 | in:home,kitchen,baby"],
  nonStick: [
    "煎个蛋，一半留在锅里，谁没经历过？说一句：[它是不粘的]。 | 不粘的 | things:frying_pan,wok,pots_and_pans_set",
    "早饭应该在盘子里，不该糊在锅底上。[它有不粘涂层]。 | 不粘涂层 | things:frying_pan,wok,pots_and_pans_set",
  ],
  waterproof: [
    "下雨、溅水、打翻杯子，总会碰上一回的。[它是防水的]，放心。 | 防水 | in:fashion,shoes,travel,accessories,electronics,sport,home",
    "早晚都会沾到水，那就提前说清楚：[防水]，这点不含糊。 | 防水",
  ],
  waterResistant: ["天阴着，你还是要出门。几滴雨不用躲，[它是防泼水的]。 | 防泼水 | in:fashion,shoes,travel,accessories,sport"],
  cordless: [
    "插座永远不在你要用的那一边，对吧？没关系，[它是无线的]。 | 无线 | in:tools,home,kitchen",
    "插线板可以收起来了，不用再绕着线走，[这个不带线]。 | 不带线 | in:tools,home",
  ],
  rechargeable: ["不用再翻抽屉到处找电池了，[它是可以充电的]，插上就好。 | 可充电 | in:toys,electronics,home,beauty,office,tools"],
  insulated: [
    "早上灌进去，忙到忘了喝也不要紧，[{what}{amount}]。 | {what}{amount} | things:mug,vacuum_bottle,water_bottle,glasses,teapot,kettle",
    "好不好，要看最后一口：[{what}{amount}]，倒出来你就知道。 | {what}{amount} | things:mug,vacuum_bottle,water_bottle,glasses,teapot,kettle",
  ],
  leakproof: [
    "钥匙、电脑、书，全塞在一个包里也不慌，[它是防漏的]。 | 防漏 | things:mug,vacuum_bottle,water_bottle,lunch_box,storage_container",
    "往包里一扔就能出门，不用单独拎着，因为[它是防漏的]。 | 往包里一扔 | things:mug,vacuum_bottle,water_bottle,lunch_box,storage_container",
  ],
  foldable: [
    "家里地方小，东西却越来越多？[它可以折叠]，用完收起来。 | 折起来就收好 | in:home,sport,baby,tools",
    "不用的时候放哪儿？不用发愁，[折一下就能收起来]，地方还给你。 | 可折叠 | in:home,sport,baby,travel,tools,kitchen",
  ],
  adjustable: ["每个人的身材和习惯都不一样，所以[它可以调节]，按你的来。 | 可调节 | in:fashion,accessories,sport,baby,pets,office,shoes"],
  wheels: [
    "肩膀已经受够了，别再硬扛了，[它带轮子]，拉着走就行。 | 带轮子，拉着走 | in:travel",
    "从站台这头到那头，你还想拎着走吗？[它是带轮的]。 | 带轮子 | in:travel",
  ],
  batteries: ["打开包装发现没电池，最扫兴了。这回不会，[电池已经配好]。 | 已配电池 | in:toys,electronics,home,beauty,office,tools"],
  handmade: ["每天用的都是流水线上下来的，偶尔也换一样：[它是手工做的]。 | 手工制作"],
  signed: ["翻开第一页，先别急着读，看看那一行字：[这是签名版]。 | 签名版 | things:book,novel,cookbook,comic"],
  lightweight: ["要带在身上一整天的东西，沉一点都是负担，[它是轻便款]。 | 轻便款 | in:travel,accessories,electronics,sport"],
  easyAssembly: ["少一颗螺丝、缺一把扳手，半天就没了？[这个免工具安装]。 | 免工具安装 | in:home,toys,baby,office,tools"],
  uv: ["你晒到太阳的时间，比你以为的要长得多。[它带紫外线防护]。 | 防紫外线 | in:fashion,accessories,sport,travel,baby,auto"],
};

/** First sentences that stand on one strong point. */
export const HOOKS_ZH: Readonly<Partial<Record<PointKind, readonly string[]>>> = {
  saving: [
    "{the name}降价了：[原价{before}，现价{now}]。 | {before}→{now}",
    "价签换了：[原来{before}，现在{now}]，看清楚再划走。 | {before}→{now}",
    "{this}{thing}降价了：[原价{before}，现价{now}]。 | 现价{now}",
  ],
  price: [
    "{the name}，[{price}]，好在哪儿往下看。 | {shown}",
    "[{price}]的{thing}，到手是什么样？往下看。 | {written}",
    "你猜这款{thing}要多少钱？[{price}]，往下看配置。 | {written} | in:electronics",
  ],
  rating: [
    "先看分数：[买家给这款{thing}打了{stars}分]，满分5分。 | 买家打了{stars}分",
    "[{n}条评价，平均{stars}分]，就是这款{thing}。 | {n}条评价 {stars}分",
    "[{n}个人打过分了]，就是这款{thing}，想知道他们怎么说吗？ | {n}人打过分",
    "[{n}条评价，平均{stars}分]，我好奇，就点进去看了看。 | 平均{stars}分",
  ],
  recommend: [
    "看看评价：[{n}%的评价者愿意推荐这款{thing}]。 | {n}%愿意推荐",
    "[{n}%的评价者说会推荐它]，你上次见到这种数字是什么时候？ | {n}%会推荐",
  ],
  count: [
    "本来只想买一件，结果打开一看，[一共{amount}]，这下够了。 | 打开一看{amount} | in:kitchen,toys,home,office,tools,accessories,beauty",
  ],
  warranty: ["现在还有谁敢写[{amount}质保]？先别划走，往下看完再说。 | {amount}质保"],
  spf: ["说实话，今天出门你涂防晒了吗？它自带[SPF {n}]。 | SPF {n} | in:beauty"],
  insulated: [
    "刚倒的水，开个会回来就变了温度？[这款{thing}{what}{amount}]。 | {what}{amount} | things:mug,vacuum_bottle,water_bottle,glasses,teapot,kettle",
    "你杯子里那口水，多久就不是那个温度了？[它{what}{amount}]。 | {what}{amount} | things:mug,vacuum_bottle,water_bottle,glasses,teapot,kettle",
  ],
  leakproof: [
    "包里最怕打湿的是什么？先别急着回答，[这款{thing}是防漏的]。 | 防漏设计 | things:mug,vacuum_bottle,water_bottle,lunch_box,storage_container",
  ],
  seats: ["数一数你家吃饭一共几个人，[这张桌子能坐{n}个]，够不够？ | 能坐{n}个人 | things:table"],
  nonStick: ["你上一次把鸡蛋完整地滑进盘子，是什么时候？[它是不粘的]。 | 不粘涂层 | things:frying_pan,wok,pots_and_pans_set"],
  dishwasher: ["今晚谁洗碗？先别吵，这回有人干了，[直接交给洗碗机]。 | 可进洗碗机 | in:kitchen"],
  cordless: ["你看这台{thing}，有没有发现少了点什么？[没有线]，对。 | 无线设计 | pictures"],
  wheels: ["还在自己扛着行李走吗？别跟肩膀过不去了，[拉着走就行]。 | 带轮子 | in:travel"],
  resolution: ["你要的是一团模糊，还是看清楚？[{res}]，差别就在这里。 | {res} | things:TV,monitor,camera,security_camera,projector"],
  material: ["猜一下，你眼前这款{thing}是什么做的？答案是[{material}]。 | {material}"],
  recycled: ["这款{thing}上辈子可能是别的东西：[用了{what}]。 | {what}"],
  signed: ["同样一本书，多一个作者的签名，你要不要？[这本是签名版]。 | 作者签过名 | things:book,novel,cookbook,comic"],
  pressure: ["地上那层黑印子，刷了几遍都还在？看看[{n}巴的水压]。 | {n}巴水压 | things:pressure_washer"],
  foldable: ["刚刚还在这儿，一转眼就收进柜子里了，因为[它可以折叠]。 | 可折叠 | in:home,sport,baby"],
  waterproof: ["来，直接往上倒水试试，不用心疼，因为[它是防水的]。 | 防水 | in:shoes,travel,accessories,electronics"],
};
