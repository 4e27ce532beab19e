import { type Term, table } from "./table.ts";

type World = readonly [things: string, terms: string];

/** Words that mean something else of these things (the glossary's English words for them). */
const OWN: readonly World[] = [
  [
    "watch,smartwatch",
    `gold=金色;rose gold=玫瑰金色;silver=银色;case,body=表壳/个;metal case=金属表壳/个;brushed metal case=拉丝金属表壳/个;strap,band=表带/条;rubber strap=橡胶表带/条;leather strap=皮表带/条
    face,dial=表盘/个;buckle=表扣/个;clasp=表扣/个;buckle clasp=针扣/个;glass,crystal=表镜/块;hands=指针/根;time=时间;day=星期;date=日期`,
  ],
  [
    "backpack,duffle bag,rolling duffle bag,suitcase,handbag,tote bag,crossbody bag,shoulder bag",
    "contrast=撞色;detailing=细节/处;oversized=大号;fabric=布质;binding=包边/条;strap=肩带/条;adjustable strap=可调节肩带/条;handle=提手/个;sleeve=夹层/个;top handle=顶部提手/个;dual top handles=双提手;volume=容量",
  ],
  [
    "tank top,T-shirt,shirt,tunic,bra,sports bra,tights,tee,pullover,windbreaker,swimsuit,robe,pajamas,hoodie,sweatshirt,jacket,sweater,pants,shorts,leggings,joggers,capris,dress,top,blouse,cardigan,skirt,jeans,suit,blazer,coat,vest,polo shirt,jumpsuit",
    "cool=帅气;light and comfortable,light and comfy=轻薄舒适;light and breathable=轻薄透气;soft and light=柔软轻薄;solar=Solar;power=Power;torque=Torque;turbo=Turbo;sonic=Sonic;atomic=Atomic;acrylic=腈纶;slim=修身;floral=碎花;light=浅色;tank=背心/件;contrast=撞色;detail=细节/处;brushed=磨毛;brushed interior=磨毛内里/处;finish=处理/处;elliptical=弧形;binding=包边/条;pouch=袋鼠兜/个;pouch pocket,front pouch pocket=袋鼠兜/个;front pouch pockets=袋鼠兜/个;light blue=浅蓝色;closure=开合/处;cream=米白色;body=衣身;arm=手臂;leg=裤腿/条;back=后背",
  ],
  [
    "shoes,sneakers,running shoes,boots,sandals,heels,loafers,ballet flats,hiking shoes,hiking boots",
    "sheet=片材/张;drop=落差;slips on,slip on=一脚蹬款式;contrast=撞色;detail=细节/处;toe detail=鞋头细节/处;vamp=鞋面/个;platform=厚底;grip=抓地力;fit=合脚;tongue=鞋舌/个;heel=鞋跟/个;toe=鞋头/个;lining=内里/层;size=码/码",
  ],
  ["phone,tablet,laptop,computer", "sleeve=保护套/个;memory=内存;case=机身/个;pen=手写笔/支"],
  ["phone", "memory=存储空间"],
  ["bike", "frame=车架/个;fork=前叉/个;saddle=车座/个"],
  ["keyboard", "switch=轴体/个;switches=轴体/个;hot swappable switches=可热插拔轴体"],
  [
    "ceiling fan,fan,tower fan,pedestal fan,desk fan,table fan,hair dryer,fan heater",
    "blade=扇叶/片;speed,speed setting,fan speed,fan speeds=风速/档",
  ],
  ["blender,food processor,hand mixer,stand mixer,immersion blender,juicer", "speed,speed setting,speeds=转速/档"],
  ["boots,sandals,sandal", "strap=搭带/条"],
  ["camera,security camera", "body=机身/个;lens=镜头/支"],
  ["earbuds,headphones", "case=充电盒/个;tips=耳塞/副;charge=充电"],
  [
    "shampoo,conditioner,hair mask,hair oil,moisturiser,serum,body lotion,body cream,hand cream,foundation,concealer,mascara,lipstick",
    "finish=妆效/种;lightweight=轻盈;hair=头发;color,colour=色彩;light=轻盈;rich=滋润;cream=霜/瓶",
  ],
  [
    "necklace,earrings,ring,bracelet,pendant",
    "post=耳针/根;band=戒圈/个;bead=珠子/颗;ruby=红宝石;emerald=祖母绿;jade=玉;garnet=石榴石;topaz=托帕石;opal=欧泊;amethyst=紫水晶;turquoise=绿松石;onyx=缟玛瑙;crystal=水晶;gold=金;silver=银",
  ],
  ["throw,rug,scarf,hat", "acrylic=腈纶"],
  ["air purifier,humidifier,fan,tower fan,dehumidifier,air conditioner,heater,lamp,desk lamp,night light", "night mode=夜间模式/种"],
  ["houseplant", "pot,pots=盆栽/盆"],
  ["eyeglasses", "glasses=眼镜/副"],
  ["car door", "door=车门/扇;rear door=后车门/扇;front door=前车门/扇"],
  ["car bumper", "bumper=保险杠/个"],
  ["engine hood", "hood=引擎盖/个"],
  ["kite harness", "harness=腰钩/个;hip=腰臀"],
  ["power kite", "kite=冲浪风筝/只"],
  ["climbing harness", "harness=攀岩安全带/条"],
  ["handbag", "drop=提手高"],
  ["heels", "pump,pumps=高跟鞋/双;snakeskin=蛇纹"],
  ["ballet flats", "flat,flats=平底鞋/双"],
  ["tank top", "tank=背心/件"],
  ["shoes", "oxford=牛津鞋/双"],
  ["shirt", "oxford=牛津纺衬衫/件"],
  ["projector", "throw=投射;lens=镜头/支;lamp=灯泡/个"],
  ["body lotion,hand cream,body cream,serum,body wash,shower gel,moisturiser,conditioner", "moisturizer,moisturiser,moisture=保湿"],
  ["guitar", "body=琴身/个;neck=琴颈/个;top=面板/块;case=琴盒/个;string=弦/根"],
  ["table,bed,sofa,desk lamp,lamp", "top=台面/块;leg=桌腿/条;light=灯光"],
  ["mug,water_bottle,water bottle,vacuum bottle,glasses", "lid=杯盖/个;cup=杯/个;body=杯身/个;bottle=水杯/个;interior=内壁"],
];

const worlds = new Map<string, Map<string, Term>>();
for (const [things, terms] of OWN)
  for (const thing of things.split(",")) worlds.set(thing, new Map([...(worlds.get(thing) ?? []), ...table(terms)]));

export const WORLDS: ReadonlyMap<string, ReadonlyMap<string, Term>> = worlds;
