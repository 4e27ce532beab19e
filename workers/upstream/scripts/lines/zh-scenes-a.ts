import type { Scenes } from "./scenes.ts";

/** Openings from the viewer's life, written in Chinese. */
export const SCENES_ZH_A = {
  fashion: {
    hooks: [
      "衣柜塞得满满的，早上一打开，还是没有衣服穿？ | 又没衣服穿？ | dressing",
      "只剩十分钟就要出门，打开衣柜，你先抓哪一件？ | 十分钟出门 | dressing",
      "有没有一件衣服，洗干净就想穿，一周能穿四天？ | 一周穿四天 | dressing",
      "闹钟定好了，包也收好了，明天训练穿什么去？ | 明天训练穿什么 | active",
      "热身刚做完，汗就下来了，你身上穿的是什么？ | 热身就出汗 | active",
      "练到一半，还在低头扯衣服，是不是该换一件了？ | 练到一半扯衣服 | active",
    ],
    problems: [
      "床上扔了五件，镜子照了三遍，最后还是穿回第一件出门。 | 换了五件 | dressing",
      "挂着的时候怎么看都好看，一穿上坐下，就不对劲了。 | 挂着好看 | dressing",
      "柜子里有一半衣服，都在等一个永远不来的场合。 | 等一个场合 | dressing",
    ],
    stories: [
      "周一早上七点五十，昨天那件还在洗衣机里，车已经到楼下了。 | 周一七点五十 | things:shirt,T-shirt,blouse",
      "周五晚上朋友一个电话：半小时后吃饭。你转身看了看衣柜。 | 半小时后吃饭 | dressing",
    ],
  },
  shoes: {
    hooks: ["先低头看一眼，你脚上这双鞋，还撑得住吗？ | 先低头看一眼", "一天走一万步，你有没有想过是谁在替你受累？ | 一天一万步"],
    problems: ["走到中午，小脚趾在哪儿，你清清楚楚地知道。 | 中午脚就疼", "店里试的时候哪儿都好，买回家就一直放在盒子里。 | 一直在盒子里"],
    stories: ["周末说好只去买瓶酱油，结果逛了四个小时，还没回家。 | 只买瓶酱油", "公交车就要关门了，你一路小跑，每一步都听得见。 | 赶公交"],
  },
  travel: {
    hooks: [
      "出门前一晚，你是不是也坐在箱子上拉拉链？ | 坐在箱子上拉链 | things:suitcase,duffle_bag",
      "行李还没收拾完，这趟旅行就已经累了一半？ | 还没出发就累了 | things:suitcase,duffle_bag,backpack",
    ],
    problems: [
      "装进去，又掏出来，再重新装一遍，最后还落下充电器。 | 装了又掏 | things:suitcase,duffle_bag,backpack",
      "衣服一个包，鞋子一个包，杂物一个包，手就只有两只。 | 手只有两只 | things:suitcase,duffle_bag,backpack",
      "背带勒着肩膀，站台还在另一头，时间只剩五分钟。 | 还剩五分钟 | things:suitcase,duffle_bag,backpack",
    ],
    stories: [
      "早上五点，车在楼下等着，你的东西还摊了一床。 | 早上五点 | things:suitcase,duffle_bag,backpack",
      "登机口换了，换到航站楼的另一头，你拔腿就跑。 | 登机口换了 | things:suitcase,duffle_bag,backpack",
    ],
  },
  kitchen: {
    hooks: [
      "打开你家厨房的抽屉看一眼，说实话，乱不乱？ | 打开抽屉看看 | things:knife,cutlery_set,cutting_board,frying_pan",
      "六点半，一家人都饿了，厨房里只有你一个人。 | 六点半都饿了 | things:frying_pan,pot,wok,pots_and_pans_set,pressure_cooker,oven,air_fryer,rice_cooker,microwave,knife,cutting_board,dishwasher",
      "今天晚上吃什么？更要紧的是，吃完谁来洗？ | 吃完谁洗 | things:frying_pan,pot,wok,pots_and_pans_set,pressure_cooker,oven,air_fryer,rice_cooker,microwave,knife,cutting_board,dishwasher",
    ],
    problems: [
      "做饭用了半小时，站在水池边刷锅，又是半小时。 | 做半小时刷半小时 | things:frying_pan,pot,wok,pots_and_pans_set,dishwasher",
      "抽屉塞得满满当当，偏偏要用的那个总在最底下。 | 总在最底下 | things:knife,cutlery_set,cutting_board",
      "家里来了六个人，桌上的杯子，没有两个是一样的。 | 没两个一样 | things:glasses,mug,plates,cutlery_set,bowl",
    ],
    stories: [
      "周日早上，孩子嚷着要吃煎饼，你手边只剩一口干净的锅。 | 周日早上 | things:frying_pan,pots_and_pans_set",
      "朋友已经在上楼了，桌子还没摆好，锅里的汤先开了。 | 朋友在上楼 | things:pot,pots_and_pans_set,wok,plates,glasses,cutlery_set",
    ],
  },
  electronics: {
    hooks: [
      "先别划走，你手里那个旧的，到底用了几年了？ | 用了几年了 | things:phone,tablet,laptop,computer,camera,smartwatch,headphones,earbuds,speaker,mouse,keyboard,monitor,TV,game_console,controller,drone",
      "遥控器三个，线四根，插座就剩一个，眼熟吗？ | 插座就剩一个 | things:TV,remote_control,projector,soundbar,game_console",
      "买它本来就是为了省事，结果你真省到事了吗？ | 省到事了吗 | things:printer,vacuum_cleaner,router",
    ],
    problems: [
      "说明书厚厚一本，翻到最后一页，也没找到你要的答案。 | 说明书太厚 | things:camera,TV,printer,router,projector,computer,laptop",
      "旧的还能用，就是慢一点、响一点，还得按对地方。 | 旧的还能用 | things:phone,tablet,laptop,computer,TV,game_console,smartwatch,router,speaker,camera,printer",
      "参数对比到半夜，第二天还是不知道该买哪一个。 | 参数比到半夜 | things:phone,tablet,laptop,computer,camera,smartwatch,headphones,earbuds,speaker,mouse,keyboard,monitor,TV,game_console,controller,drone",
    ],
    stories: [
      "周二晚上，好不容易坐下来，旧的那台提示要更新了。 | 它说要更新 | things:phone,tablet,laptop,computer,TV,game_console,smartwatch,router,speaker,camera,printer",
      "爸妈打来电话，说又有个灯在闪，问你怎么办。 | 爸妈来电话 | things:phone,tablet,laptop,computer,TV,game_console,smartwatch,router,speaker,camera,printer",
    ],
  },
  beauty: {
    hooks: [
      "洗手台上摆了六七瓶，你每天真正用的有几瓶？ | 真正用的有几瓶 | things:moisturiser,sunscreen,serum,cleanser,toner,eye_cream,face_mask,body_lotion",
      "早上七点，站在镜子前面，你最多只有两分钟。 | 只有两分钟",
    ],
    problems: [
      "买了全套，信誓旦旦，到了周三又只剩下洗把脸。 | 坚持到周三 | things:moisturiser,sunscreen,serum,cleanser,toner,eye_cream,face_mask,body_lotion",
      "早上一瓶，晚上一瓶，还有一瓶忘了是干什么用的。 | 这瓶干嘛用的 | things:moisturiser,sunscreen,serum,cleanser,toner,eye_cream,face_mask,body_lotion",
      "困得眼睛都睁不开了，离上床还差四个步骤。 | 还差四个步骤 | things:moisturiser,sunscreen,serum,cleanser,toner,eye_cream,face_mask,body_lotion",
    ],
    stories: [
      "眼看要迟到，浴室的灯又暗，五分钟后还有视频会议。 | 五分钟后开会 | things:lipstick,mascara,foundation,eyeshadow,make-up_kit",
      "周日晚上，把手机放到外面，门关上，留十分钟给自己。 | 留十分钟给自己 | not:razor,toothbrush,hair_dryer,reading_lenses,straightener",
    ],
  },
  food: {
    hooks: [
      "说好了只吃一口，你自己信不信？反正我不信。 | 只吃一口？ | things:chips,cookies,chocolate,nuts,candy,snack,jerky,meat_floss",
      "下午四点，手已经伸进抽屉里了，里面有什么？ | 下午四点饿了 | things:chips,cookies,chocolate,nuts,candy,snack,jerky,meat_floss",
      "电影都已经开始了，你手边的碗里怎么还是空的？ | 碗里还空着 | things:chips,cookies,chocolate,nuts,candy,snack,jerky,meat_floss",
    ],
    problems: [
      "柜子打开三遍，里面永远只有那包放了很久的饼干。 | 只有那包饼干 | things:chips,cookies,chocolate,nuts,candy,snack,jerky,meat_floss",
      "客人还有一小时到，翻遍冰箱，只剩半瓶辣酱。 | 只剩半瓶酱 | things:chips,cookies,chocolate,nuts,candy,snack,jerky,meat_floss,wine,beer",
      "嘴巴想吃点东西，又不想吃完再跟自己解释半天。 | 就想吃点东西 | things:chips,cookies,chocolate,nuts,candy,snack,jerky,meat_floss",
    ],
    stories: [
      "自驾开到第三个小时，后排突然安静，然后一句：我饿了。 | 后排说饿了 | things:chips,cookies,chocolate,nuts,candy,snack,jerky,meat_floss",
      "球赛踢进加时，碗已经空了十分钟，谁都不肯去厨房。 | 加时赛，碗空了 | things:chips,cookies,chocolate,nuts,candy,snack,jerky,meat_floss",
    ],
  },
  toys: {
    hooks: [
      "外面下着雨，孩子在家喊无聊，今天怎么过？ | 下雨天喊无聊 | not:skateboard,scooter",
      "周六就是孩子的生日了，你的礼物准备好了没有？ | 礼物准备好了吗",
    ],
    problems: [
      "昨天还是全世界最好的玩具，今天就躺在沙发底下了。 | 躺在沙发底下",
      "满地都是玩具，抬头一句话：没有什么好玩的。 | 没什么好玩的",
    ],
    stories: [
      "周日早上六点一刻，他醒了，你还没醒，外面下着大雨。 | 周日六点一刻",
      "包装纸撕开，安静了一秒钟，然后你就去看他的脸。 | 安静了一秒",
    ],
  },
  home: {
    hooks: [
      "家里是不是有那么一个角落，一直不知道放什么好？ | 那个角落 | furnishes",
      "你每天都从那里走过，有没有觉得少了点什么？ | 少了点什么 | furnishes",
      "今天晚上推开家门，你想看到的是什么样子？ | 推开家门 | furnishes",
    ],
    problems: [
      "家具挪了两遍，累出一身汗，房间看着还是不对劲。 | 挪了两遍 | furnishes not:lamp,light,candle,candle_holder",
      "当初说好先凑合一个冬天，一凑合就是四年。 | 凑合了四年 | furnishes",
      "总想着哪天好好收拾一下，结果哪天都不是那一天。 | 总说哪天收拾 | furnishes",
    ],
    stories: [
      "客人都走了，灯调暗一点，你坐下来看看自己的客厅。 | 客人都走了 | furnishes",
      "周日下午，窗外下雨，哪儿也不用去，就想待在家里。 | 周日下雨 | furnishes",
    ],
  },
} as const satisfies Record<string, Scenes>;
