import { NOUNS } from "../../glossary/nouns.ts";
import { COLOURS, COUNTRIES, FEATURES, MATERIALS } from "../../glossary/words.ts";
import type { Term } from "../table.ts";
import { COMMON } from "../terms-common.ts";
import { HOME_TERMS } from "../terms-home.ts";
import { LIFE } from "../terms-life.ts";
import { HOUSEHOLD } from "../terms-household.ts";
import { OUTDOOR } from "../terms-outdoor.ts";
import { TECH } from "../terms-tech.ts";
import { WEAR } from "../terms-wear.ts";

/** Words of Chinese shops in English, which the tables of the other direction lack or say worse: `中文 中文=english`. */
const OWN = `
  灯光 照明=lighting;音频=audio;音乐=music;语音=voice;蓝牙=Bluetooth;音频线=audio cable;充电线=charging cable;充电盒 充电仓=charging case;音箱 扬声器=speaker
  智能音箱=smart speaker;耳机=earphones;无线耳机=wireless earphones;蓝牙耳机=Bluetooth earphones;无线蓝牙耳机=wireless Bluetooth earphones;麦克风=microphone;传感器=sensor
  可编程=programmable;按键 按钮=button;游戏=gaming;游戏鼠标=gaming mouse;鼠标=mouse;键盘=keyboard;屏幕 显示屏=display;高品质 高质量=high-quality;高清=HD;全高清=full HD
  织物=fabric;外观=look;织物外观=fabric-covered;小巧 紧凑=compact;体积小巧=compact size;智能=smart;便携=portable;轻便 轻量 轻盈=lightweight;轻薄=slim;厚实 加厚=thick
  设备=device;手机=phone;小空间=small spaces;系列=series;双肩包 背包=backpack;旅行包 旅行袋=travel bag;手提包=handbag;手提=carry;提手=handle;顶部=top;侧面=side;底部=bottom
  正面=front;背面=back;内部=inside;外侧 外部=outer;内侧=inner;双向=two-way;拉链=zip;双向拉链=two-way zipper;内衬抓绒=fleece lining;全拉链=full-zip;门襟=front;口袋=pocket;侧袋=side pocket;网眼=mesh;肩带=shoulder strap
  可调节 可调=adjustable;加垫=padded;主仓=main compartment;隔层 夹层=compartment;电脑隔层=laptop compartment;健身房=gym;自习室=study room;帐篷=tent;办公室=office;户外=outdoor
  户外劳作=outdoor work;训练=training;健身=workout;跑步=running;瑜伽=yoga;旅行=travel;通勤=commuting;露营=camping;日常=everyday;寒冷天气=cold-weather;冬季=winter;夏日 夏季=summer
  春秋=spring and autumn;热身=warm-up;长裤=pants;短裤=shorts;热身长裤=warm-up pants;卫衣=sweatshirt;连帽卫衣=hoodie;夹克=jacket;双面夹克=reversible jacket;外套=jacket
  背心=tank top;T恤=T-shirt;衬衫=shirt;连衣裙=dress;帽子=hood;袖口=cuffs;下摆=hem;罗纹=ribbed;抽绳=drawstring;松紧=elasticated;腰头=waistband;立领=stand-up collar;圆领=crew neck
  版型=fit;宽松=relaxed;修身=slim;直筒=straight;面料=fabric;外层=shell;内衬 里料=lining;抓绒=fleece;尼龙=nylon;涤纶 聚酯纤维=polyester;棉=cotton;纯棉=pure cotton;羊毛=wool
  真丝=silk;亚麻=linen;氨纶=spandex;羽绒=down;皮革=leather;真皮=real leather;帆布=canvas;橡胶=rubber;硅胶=silicone;塑料=plastic;不锈钢=stainless steel;铝合金=aluminum alloy
  陶瓷=ceramic;玻璃=glass;木质=wooden;实木=solid wood;竹=bamboo;光滑=smooth;柔软=soft;透气=breathable;吸湿排汗=moisture-wicking;速干=quick-drying;防滑=non-slip;耐磨=hard-wearing
  耐用=durable;防水=waterproof;防尘=dustproof;防风=windproof;弹力=stretch;四面弹力=four-way stretch;免烫=non-iron;拉丝=brushed;金属=metal;表壳=case;拉丝金属表壳=brushed metal case
  表带=strap;表盘=dial;表扣=buckle;手腕=wrist;手表=watch;运动=sports;数字=digital;运动手表=sports watch;日期=date;秒表=stopwatch;计圈=lap timer;闹钟=alarm;背光=backlight
  计时器=timer;功能=function;鞋底=sole;鞋面=upper;系带=lace-up;帆布鞋=canvas shoes;运动鞋=sneakers;跑鞋=running shoes;白色=white;黑色=black;红色=red;蓝色=blue;绿色=green
  灰色=gray;黄色=yellow;橙色=orange;粉色=pink;棕色=brown;米白色=off-white;藏青色=navy;银色=silver;金色=gold;自然 天然=natural;甜味=sweetness;鲜榨=freshly squeezed;胡萝卜汁=carrot juice
  橙汁=orange juice;果汁=juice;咖啡=coffee;茶=tea;轻松=easy;风格=style;一穿就走=slip-on;好穿=easy-to-wear;简约=minimalist;经典=classic;可拆卸=removable;可折叠=foldable;可水洗=washable
  可重复使用=reusable;一次性=disposable;大容量=large-capacity;大号=large;小号=small;高品质=high-quality;升级=upgraded;全自动=fully automatic;静音=quiet;快充=fast charging
  无线充电=wireless charging;主动降噪=active noise cancelling;降噪=noise cancelling;触控=touch;触摸屏=touchscreen;摄像头=camera;镜头=lens;三摄=triple-camera;双摄=dual-camera;系统=system
  存储空间 存储=storage;内存=memory;电池=battery;电池续航 续航=battery life;充电=charging;充电器=charger;接口=port;数据线=cable;遥控器=remote control;支架=stand;底座=base;握把=grip;手柄=handle
  杯盖=lid;杯身=body;保温杯=insulated bottle;水杯=water bottle;马克杯=mug;水箱=water tank;温度=temperature;定时=timer;预约=delayed start;档位 档=setting;模式=mode;说明书=manual
  礼盒=gift box;礼品=gift;收纳袋=storage bag;清洁刷=cleaning brush;替换=replacement;滤网 滤芯=filter;套装=set;儿童=kids;成人=adults;婴儿=babies;宠物=pets;男士=men's;女士=women's
  通用=universal;单人=single;双人=double;高度=height;宽度=width;长度=length;厚度=thickness;重量=weight;容量=capacity;尺寸=size;直径=diameter;功率=power;音质=sound;立体声=stereo sound
  其他=other;通话=calls;视频=video;照片=photos;歌曲=songs;香味=scent;无香=fragrance-free;无糖=sugar-free;低糖=low-sugar;有机=organic;原味=original flavor;口味=flavor;敏感肌=sensitive skin
  保湿=moisturizing;面霜=face cream;精华=serum;防晒=sun protection;洗发水=shampoo;香皂=soap;床垫=mattress;枕头=pillow;被子=duvet;毛巾=towel;沙发=sofa;桌子=table;椅子=chair;台灯=desk lamp
  全面屏=edge-to-edge;全面屏设计=edge-to-edge design;小爱同学=Xiaoai assistant;人工智能系统=AI system;人工智能语音系统=AI voice system;人工智能语音=AI voice
  海量内容=a large library of content
  四核处理器=quad-core processor;八核处理器=octa-core processor;大存储=ample storage;大内存=ample memory;处理器=processor;流速屏=display;前后六摄=six cameras
  高帧率=high frame rate
  双口输出=two outputs;双口=two-port;输出=output;智能温度控制=smart temperature control;多重安全保护=several layers of protection;安全保护=protection
  重安全保护=layers of protection;便携=portable
  洗烘模式=wash and dry modes;洗涤剂=detergent;智能投放洗涤剂=automatic detergent dosing;智能投放=automatic dosing of;洗烘=washing and drying
  语音遥控=voice control;空气洗=air wash;智能空气洗=smart air wash
  大电量=large battery;超长续航=long battery life;边充边放=charging while in use;能量满满=full of power;自拍=selfie camera;主摄=main camera
  五摄像头=five cameras;杜比音效=Dolby sound;杜比=Dolby
  自清洁=self-cleaning;静音设计=quiet design;一级能效=top energy rating;三级能效=energy grade 3;除湿功能=dehumidifying;全直流变频=DC inverter;变频=inverter
  超窄边=very slim bezel;纤薄机身=slim body
  贴合机身=close fit;全面贴合=close fit;纤薄轻巧=slim and light;轻薄无负担=slim and light;耐磨性强=hard-wearing;防护更出众=;疏油疏水=repels oil and water
  高清透亮=crystal clear;智能吸附=sticks on by itself;操作灵敏=responsive to touch
  手感细腻顺滑=smooth to the touch;腕带=wrist strap;时尚=stylish;小巧便携=small and portable;折叠插脚=folding plug;快充协议=fast-charging protocol
  设备充电=device charging;接口=port
  锅=pot;平底锅=frying pan;不粘=non-stick;刀=knife;砧板=cutting board;洗碗机=dishwasher;微波炉=microwave;烤箱=oven;空气炸锅=air fryer;吸尘器=vacuum cleaner;加湿器=humidifier;风扇=fan
`;

const own = OWN.split(/[;\n]/).flatMap((row): [string, string][] => {
  const [chinese = "", english] = row.split("=");
  return english === undefined
    ? []
    : chinese
        .trim()
        .split(" ")
        .map((word) => [word, english.trim()]);
});

/** The tables of the other direction, read backwards: of several English words for one Chinese the first stands. */
const backwards = (rows: Iterable<readonly [string, Term]>): [string, string][] =>
  [...rows].flatMap(([en, { zh }]): [string, string][] => (/^\p{Script=Han}{2,}$/u.test(zh) ? [[zh, en]] : [])).toReversed();
const plain = (en: string): string => en.replace(/\*$/, "").replace(/^an? /i, "");

const TERMS = new Map<string, string>([
  ...backwards([...LIFE, ...HOME_TERMS, ...COMMON, ...WEAR, ...TECH, ...HOUSEHOLD, ...OUTDOOR]),
  ...Object.values(NOUNS).flatMap((rows) => rows.map(([en, zh]): [string, string] => [zh, plain(en)])),
  ...[...FEATURES, ...MATERIALS, ...COLOURS].map(([en, zh]): [string, string] => [zh, plain(en)]),
  ...COUNTRIES.map(([en, zh]): [string, string] => [zh, en]),
  ...own,
]);
const LONGEST = 8;

/** The longest known word at the beginning of a Chinese text. */
export const wordAt = (text: string): { en: string; length: number } | null => {
  for (let length = Math.min(LONGEST, text.length); length > 0; length -= 1) {
    const en = TERMS.get(text.slice(0, length));
    if (en !== undefined) return { en, length };
  }
  return null;
};
