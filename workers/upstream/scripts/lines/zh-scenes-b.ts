import type { Scenes } from "./scenes.ts";

/** More openings in Chinese, for the other categories. */
export const SCENES_ZH_B = {
  accessories: {
    hooks: [
      "衣服都穿好了，照照镜子，是不是还差那么一点？ | 还差那么一点 | not:watch,smartwatch",
      "钥匙、手机都拿了，出门前再看一眼镜子里的自己。 | 再看一眼",
      "别人先看到的，往往是你身上最小的那一件。 | 最小的那一件",
    ],
    problems: [
      "天天戴的都是同一个，因为其他的怎么搭都差点意思。 | 天天同一个",
      "它应该在某个抽屉里，压在另外三个也不戴的下面。 | 在某个抽屉里",
    ],
    stories: [
      "外套都穿上了，人已经到门口，又转身回去照了一眼。 | 又照了一眼",
      "周五有个生日饭局，你还缺一样能说明你用了心的东西。 | 周五的饭局",
    ],
  },
  sport: {
    hooks: [
      "你说下周一开始练，到底是哪一年的下周一？ | 下周一开始？ | things:dumbbells,yoga_mat,treadmill,resistance_bands,kettlebell,jump_rope,exercise_bike,rowing_machine,foam_roller,exercise_ball",
      "一天只有二十分钟的空，你打算用来干什么？ | 只有二十分钟 | things:dumbbells,yoga_mat,treadmill,resistance_bands,kettlebell,jump_rope,exercise_bike,rowing_machine,foam_roller,exercise_ball,bike",
      "这个周末还没有安排？那正好，出门动一动吧。 | 周末还没安排",
    ],
    problems: [
      "健身房其实只要走十五分钟，可就是差这十五分钟。 | 差十五分钟 | things:yoga_mat,dumbbells,treadmill,resistance_bands",
      "年初立的目标，到了二月，就跟装备一起躺在床底下了。 | 躺在床底下",
    ],
    stories: [
      "早上六点闹钟响了，被窝很暖，一只脚已经踩到地上。 | 早上六点",
      "最后一公里，腿说停下吧，你低头看了一眼时间。 | 最后一公里 | things:treadmill,bike",
    ],
  },
  books: {
    hooks: [
      "说好再看一页就睡，抬头一看，已经十二点了。 | 再看一页 | things:book,novel,comic",
      "上一次舍不得把书合上，是什么时候的事了？ | 舍不得合上 | things:book,novel,comic",
    ],
    problems: [
      "手机刷了一个小时，放下来，什么都没记住。 | 什么都没记住 | things:book,novel,comic",
      "床头那一摞书越堆越高，没有一本能拉住你。 | 越堆越高 | things:book,novel,comic",
    ],
    stories: [
      "周日下雨，茶放凉了都没发现，因为你正看到第八十页。 | 看到第八十页 | things:book,novel,comic",
      "火车靠窗的位置，还有两个小时才到，你翻开了第一页。 | 翻开第一页 | things:book,novel,comic",
    ],
  },
  pets: {
    hooks: [
      "你家到底谁说了算？是不是四条腿的那一位？ | 谁说了算 | in:pets",
      "现在是不是有一双眼睛，正一动不动地盯着你？ | 正盯着你 | things:dog_food,cat_food,wet_dog_food",
    ],
    problems: [
      "花大价钱买的摆在墙角，最爱的永远是那个纸箱子。 | 最爱纸箱子 | things:dog_bed,scratching_post",
      "沙发上是毛，大衣上是毛，连咖啡里都飘着一根毛。 | 哪儿都是毛 | things:dog_bed,scratching_post,vacuum_cleaner",
      "车才拐第一个弯，它就从后座钻到前面来了。 | 又钻到前面 | things:dog_seat,harness",
    ],
    stories: [
      "累了一天回到家，钥匙还没转，门里的脚步声已经到了。 | 门里的脚步声 | in:pets",
      "周日早上你刚拿起钥匙，它已经在门口等了一个小时。 | 在门口等着 | things:leash,dog_collar,harness",
    ],
  },
  tools: {
    hooks: ["那件从春天拖到现在的活儿，你打算哪天干？ | 拖到现在", "是花钱请人上门来弄，还是自己动手试一试？ | 自己动手？"],
    problems: [
      "干活只要十分钟，找趁手的家伙什，要花一个小时。 | 找工具一小时",
      "刷一遍，冲一遍，再刷一遍，那块印子还是在那儿。 | 印子还在 | things:pressure_washer",
      "每年都去邻居家借，今年他脸上的笑，已经有点勉强了。 | 又去借 | not:paint,glue",
    ],
    stories: [
      "周六早上端着咖啡走到院子里，一眼看见的全是活儿。 | 周六全是活儿",
      "水龙头滴了三个星期，今天晚上，你终于觉得它吵了。 | 滴了三个星期 | things:tap,screwdriver",
    ],
  },
  baby: {
    hooks: [
      "带娃的人最多只剩一只手，你说是不是这样？ | 只剩一只手",
      "好不容易睡着了，可他是睡在你身上的，对吧？ | 睡在你身上 | things:crib,baby_carrier,stroller,baby_monitor",
    ],
    problems: [
      "东西都收拾好了，人已经到门口，他又哭了。 | 到门口又哭了",
      "你的胳膊已经睡着了，怀里那位，一点睡意都没有。 | 胳膊先睡着了 | things:crib,baby_carrier,stroller",
    ],
    stories: [
      "下午三点，碗先放着，手机也先放着，你抱着他走来走去。 | 走来走去",
      "第一次一家三口出门，光是行李，就装了一个星期的。 | 第一次出门 | things:stroller,baby_carrier,car_seat",
    ],
  },
  office: {
    hooks: [
      "看看你的桌子，现在要一支笔，你几秒能找到？ | 笔在哪儿 | things:pen,pencil,notebook",
      "一天八个小时都坐在这儿，你对自己好一点没有？ | 一天八小时",
    ],
    problems: [
      "抽屉里有一把笔，拿起来试一试，没有一支写得出来。 | 没一支能写 | things:pen,pencil",
      "会议已经开始了，你还在满桌子找能写字的东西。 | 还在找笔 | things:pen,pencil,notebook",
    ],
    stories: [
      "周一早上九点，桌面干净，杯子是满的，清单上只有一行字。 | 周一九点 | not:felt-tip_pens",
      "孩子趴在餐桌上画画，咬着嘴唇，一个小时没说一句话。 | 一小时没说话 | things:pencil,pen,felt-tip_pens",
    ],
  },
  auto: {
    hooks: [
      "你上一次盼着开车出门，是什么时候的事了？ | 盼着开车出门 | things:car,motorcycle",
      "车里那个奇怪的声音，你是不是也已经听见了？ | 那个声音 | in:auto",
    ],
    problems: [
      "旧的那台也能上坡，前提是你得好好跟它商量。 | 得跟它商量 | things:car,motorcycle",
      "杯架里是咖啡渍，座位上是饼干渣，还有去年夏天的沙子。 | 去年的沙子 | things:vacuum_cleaner,car_seat_cover,floor_mats",
    ],
    stories: [
      "周日，路上没什么车，油箱是满的，你哪儿也不用赶着去。 | 路上没车 | things:car,motorcycle",
      "早上七点，挡风玻璃上结着冰，你转了一下钥匙。 | 早上七点 | things:car",
    ],
  },
  business: {
    hooks: [
      "上个月停工的那几个小时，你算过花了多少钱吗？ | 停工多少钱 | not:packaging,software",
      "到现在，这件事你的团队还在用手一个个弄吗？ | 还在手工弄？ | things:label_printer,barcode_scanner,software",
    ],
    problems: [
      "货备好了，车也到了，就差一张标签怎么都打不出来。 | 差一张标签 | things:label_printer,barcode_scanner",
      "五个人三张表，一个问题问下去，没有一个人答得上来。 | 没人答得上 | things:software",
    ],
    stories: [
      "周四下午四点半，这个月最大的一单就停在装货口。 | 周四四点半 | things:label_printer,barcode_scanner,pallet,forklift,packaging",
      "月底了，办公室都黑了，只有一块屏幕还亮着，是你的。 | 只剩一块屏",
    ],
  },
  general: {
    hooks: [],
    problems: [
      "旧的那个一直凑合着用，每天都要烦你那么一下。 | 每天烦一下 | weighed",
      "你总跟自己说还行，这个还行，已经说了好几年了。 | 还行了好几年 | weighed",
    ],
    stories: [
      "一个再普通不过的星期二，那件小事又来烦你了。 | 又是星期二",
      "去朋友家做客，你一眼看到桌上那个，忍不住问在哪买的。 | 在哪买的 | pictures",
    ],
  },
} as const satisfies Record<string, Scenes>;
