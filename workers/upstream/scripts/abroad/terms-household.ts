import { table } from "./table.ts";

/** Furniture, lamps, tableware, gardens, tools, pets, desks, toys and food: things, and what they are made of. */
export const HOUSEHOLD = table(`
  dining chair,dining chairs=餐椅/把;bar stool,bar stools=吧台椅/把;counter stool=吧台椅/把;rocking chair=摇椅/把;lounge chair=休闲椅/把;recliner=躺椅/把
  accent chair=休闲椅/把;desk chair=办公椅/把;gaming chair=电竞椅/把;bench=长凳/张;ottoman=脚凳/个;footstool=脚凳/个;pouf=懒人坐墩/个;bean bag=豆袋沙发/个;loveseat=双人沙发/张
  sectional sofa,sectional=转角沙发/张;sofa bed=沙发床/张;three seater sofa=三人沙发/张;two seater sofa=双人沙发/张;daybed=沙发床/张;bunk bed=双层床/张;platform bed=平台床/张
  storage bed=储物床/张;headboard=床头板/块;nightstand,bedside table=床头柜/个;console table=玄关桌/张;end table=边几/张;folding table=折叠桌/张;dining set=餐桌椅套装/套
  dresser=斗柜/个;chest of drawers=斗柜/个;sideboard=餐边柜/个;tv stand,tv unit,media console=电视柜/个;bookshelf=书架/个;wall shelf,floating shelf=壁挂置物架/个
  shoe rack=鞋架/个;coat rack=衣帽架/个;storage cabinet=储物柜/个;filing cabinet=文件柜/个;storage bench=储物凳/个;storage basket=收纳篮/个;laundry basket=洗衣篮/个
  trash can,waste bin=垃圾桶/个
  pendant light,pendant lamp=吊灯/盏;ceiling light,ceiling lamp=吸顶灯/盏;chandelier=吊灯/盏;wall light,wall lamp,sconce=壁灯/盏;night light=小夜灯/盏
  string lights=灯串/串;led strip=LED灯带/条;spotlight=射灯/盏;reading lamp=阅读灯/盏;bedside lamp=床头灯/盏;light bulb,led bulb=灯泡/个;wall clock=挂钟/个
  alarm clock=闹钟/个;table clock=座钟/个;picture frame,photo frame=相框/个;wall art=装饰画/幅;canvas print=帆布画/幅;framed poster=装框海报/幅;wall mirror=挂镜/面
  scented candle=香薰蜡烛/支;candle holder=烛台/个;reed diffuser=无火香薰/瓶;plant pot,flower pot,planter=花盆/个
  artificial plant=仿真植物/株;throw blanket=盖毯/条;throw pillow=抱枕/个;cushion cover=抱枕套/个;bath towel=浴巾/条;hand towel=擦手巾/条;bath mat=浴室地垫/块
  shower curtain=浴帘/块;doormat=门垫/块;area rug=地毯/块;blackout curtains=遮光窗帘/片;tablecloth=桌布/块;placemat,placemats=餐垫/块;napkin,napkins=餐巾/块
  apron=围裙/条;oven mitt,oven mitts=隔热手套/副;tea towel,kitchen towel=茶巾/块
  dinner plate=餐盘/个;salad bowl=沙拉碗/个;soup bowl=汤碗/个;mixing bowl=搅拌碗/个;serving tray=托盘/个;dinnerware set=餐具套装/套;tea set=茶具/套;coffee cup=咖啡杯/个
  espresso cup=浓缩咖啡杯/个;travel mug=随行杯/个;wine glass,wine glasses=红酒杯/个;champagne glass=香槟杯/个;beer glass=啤酒杯/个;whiskey glass=威士忌酒杯/个
  drinking glass=玻璃杯/个;pitcher,jug=水壶/个;carafe=玻璃水瓶/个;decanter=醒酒器/个;wine opener,corkscrew=开瓶器/个;can opener=开罐器/个;peeler=削皮刀/把;grater=刨丝器/个
  whisk=打蛋器/个;tongs=夹子/把;ladle=汤勺/把;chef's knife,chef knife=主厨刀/把;bread knife=面包刀/把;paring knife=水果刀/把;steak knives=牛排刀/把;fork,forks=叉子/把
  spoon,spoons=勺子/把;cutlery set,flatware set=刀叉套装/套;chopsticks=筷子/双;baking tray,baking sheet=烤盘/个;baking dish=烤盘/个;cake pan,cake tin=蛋糕模/个
  muffin pan=玛芬烤盘/个;rolling pin=擀面杖/根;kitchen scale=厨房秤/台;spice rack=调料架/个;spice grinder=香料研磨器/个;pepper mill=胡椒研磨器/个;coffee grinder=磨豆机/台
  french press=法压壶/个;moka pot=摩卡壶/个;pour over=手冲壶/个;coffee filter=咖啡滤纸/张;milk jug=奶壶/个;tea infuser=滤茶器/个;electric kettle=电热水壶/把
  slow cooker=慢炖锅/台;pressure cooker=压力锅/口;waffle maker=华夫饼机/台;sandwich maker=三明治机/台;hand mixer=手持打蛋器/台;stand mixer=厨师机/台
  immersion blender,hand blender=手持搅拌棒/台;juicer=榨汁机/台;ice maker=制冰机/台;ice cream maker=冰淇淋机/台;popcorn maker=爆米花机/台;bread maker=面包机/台
  food storage container,food container=保鲜盒/个;lunch box,lunchbox=饭盒/个;bento box=便当盒/个;thermos=保温杯/个;vacuum flask=保温杯/个;water filter=净水器/台
  dish rack=沥水架/个;soap dispenser=皂液器/个;cookware set=锅具套装/套;frying pan set=平底锅套装/套;stock pot,stockpot=汤锅/口;griddle=烤盘/个;roasting pan=烤盘/个
  barbecue grill,bbq grill=烧烤炉/台;charcoal grill=炭烤炉/台;gas grill=燃气烧烤炉/台
  garden hose=花园水管/根;lawn mower=割草机/台;hedge trimmer=绿篱修剪机/台;leaf blower=吹叶机/台;pruning shears,secateurs=修枝剪/把;garden gloves=园艺手套/副;shovel=铁锹/把
  rake=耙子/把;wheelbarrow=手推车/辆;raised bed,raised garden bed=种植箱/个;greenhouse=温室/间;patio furniture,garden furniture=户外家具/套;sun lounger=躺椅/把
  parasol=遮阳伞/把;fire pit=火盆/个;bird feeder=喂鸟器/个;soil=土壤;fertilizer=肥料;hammer=锤子/把;screwdriver=螺丝刀/把;screwdriver set=螺丝刀套装/套;wrench,spanner=扳手/把
  pliers=钳子/把;tape measure=卷尺/把;spirit level=水平尺/把;circular saw=圆锯/台;jigsaw=曲线锯/台;sander=砂光机/台;angle grinder=角磨机/台;impact driver=冲击起子/把
  tool box,toolbox=工具箱/个;tool set,tool kit=工具套装/套;ladder=梯子/架;pressure washer=高压清洗机/台;air compressor=空气压缩机/台;jump starter=应急启动电源/台
  tire inflator,tyre inflator=充气泵/台;car charger=车载充电器/个;phone holder,phone mount=手机支架/个;car phone holder=车载手机支架/个;car cover=车罩/个
  floor mats,car mats=脚垫/块;seat cover,seat covers=座套/个
  pet carrier=宠物外出包/个;cat tree=猫爬架/个;scratching post=猫抓柱/根;cat toy=猫玩具/个;dog toy=狗玩具/个;dog collar=项圈/个;dog leash=狗绳/条;dog harness=狗胸背/条
  dog treats=零食/袋;pet feeder,automatic feeder=自动喂食器/台;water fountain,pet fountain=饮水机/台;fish tank=鱼缸/个;bird cage=鸟笼/个;pet brush=宠物梳/把
  poop bags=拾便袋/个;cat litter=猫砂/袋
  ballpoint pen=圆珠笔/支;fountain pen=钢笔/支;gel pen=中性笔/支;pencil case=笔袋/个;sketchbook=速写本/本;journal=手账本/本;planner=日程本/本;calendar=日历/本
  sticky notes=便利贴/本;stapler=订书机/个;highlighter,highlighters=荧光笔/支;desk organizer=桌面收纳盒/个;desk mat,desk pad=桌垫/块;mouse pad,mousepad=鼠标垫/块
  laptop stand=笔记本支架/个;monitor stand,monitor arm=显示器支架/个;whiteboard=白板/块;calculator=计算器/个;paper shredder=碎纸机/台
  label maker,label printer=标签打印机/台;greeting card,greeting cards=贺卡/张;gift card=礼品卡/张;wrapping paper=包装纸/张;sticker,stickers=贴纸/张
  watercolor paints,watercolors=水彩颜料/盒;acrylic paints=丙烯颜料/盒;paint brush,paintbrush=画笔/支;easel=画架/个;knitting needles=毛衣针/根;yarn=毛线/团
  sewing machine=缝纫机/台;sewing kit=针线盒/个
  teddy bear=泰迪熊/只;stuffed animal,plush toy,soft toy=毛绒玩具/个;action figure,figurine=手办/个;toy car=玩具车/辆;interchangeable car=可互换车厢/节;remote control car,rc car=遥控车/辆
  train set=火车套装/套;wooden toy=木质玩具/个;wooden blocks=木积木/块;jigsaw puzzle=拼图/幅;board game=桌游/款;card game=卡牌游戏/款;playing cards=扑克牌/副
  chess set=国际象棋/套;dice=骰子/颗;doll house,dollhouse=娃娃屋/座;play kitchen=玩具厨房/套;play mat=爬行垫/张;rattle=摇铃/个;baby bottle=奶瓶/个;baby monitor=婴儿监护器/台
  baby carrier=婴儿背带/条;high chair=儿童餐椅/把;diaper bag=妈咪包/个;swaddle=襁褓巾/条;kids backpack=儿童双肩包/个;costume=装扮服/套;party supplies=派对用品
  balloon,balloons=气球/个;kite=风筝/只;water gun=水枪/把;bubble machine=泡泡机/台
  acoustic guitar=原声吉他/把;electric guitar=电吉他/把;classical guitar=古典吉他/把;bass guitar=贝斯/把;ukulele=尤克里里/把;violin=小提琴/把;piano=钢琴/台
  digital piano=数码钢琴/台;keyboard piano=电子琴/台;drum set,drum kit=架子鼓/套;microphone stand=麦克风支架/个;guitar strap=吉他背带/条;amplifier,amp=音箱/台
  record player,turntable=黑胶唱机/台
  roasted coffee=烘焙咖啡;ground coffee=咖啡粉;whole bean coffee,whole beans=咖啡豆;instant coffee=速溶咖啡;coffee pods,coffee capsules=咖啡胶囊/粒
  loose leaf tea=散装茶叶;herbal tea=花草茶;oolong tea=乌龙茶;earl grey=伯爵茶;chai=印度奶茶;hot chocolate=热巧克力;milk chocolate=牛奶巧克力;white chocolate=白巧克力
  peanut butter=花生酱;jam=果酱;maple syrup=枫糖浆;syrup=糖浆;granola=格兰诺拉麦片;cookies=饼干/块;biscuits=饼干/块;crackers=薄脆饼干/块;popcorn=爆米花
  dried fruit=果干;trail mix=混合坚果;protein bar,protein bars=蛋白棒/根;energy drink=能量饮料/罐;sparkling water=气泡水/瓶;red wine=红葡萄酒/瓶;white wine=白葡萄酒/瓶
  hot sauce=辣酱/瓶;soy sauce=酱油/瓶;vinegar=醋/瓶;noodles=面条;cheese=奶酪;butter=黄油;milk=牛奶;yogurt,yoghurt=酸奶;eggs=鸡蛋/个;berries=浆果;hand picked=手工采摘
  hand dried=手工晾晒;small batch=小批量;fair trade=公平贸易;non gmo=非转基因;gluten free=无麸质;dairy free=不含乳制品;sugar free=无糖;low fat=低脂;caffeine free=不含咖啡因
  plant based=植物基
  wood frame=木框架/个;solid wood frame=实木框架/个;solid wood legs=实木腿/条;chrome legs=镀铬腿/条;metal legs=金属腿/条;steel legs=钢腿/条
  hairpin legs=发夹腿/条;tapered legs=锥形腿/条;adjustable shelves=可调节层板/块;adjustable height,height adjustable=高度可调;soft close drawers,soft close=缓冲静音
  foam filling=泡棉填充/处;down filled=羽绒填充/处;feather filling=羽毛填充/处;removable cover=可拆卸外罩/处;removable covers=可拆卸外罩/处;washable cover=可水洗外罩/处
  velvet upholstery=天鹅绒软包/处;linen upholstery=亚麻软包/处;leather upholstery=皮革软包/处;fabric upholstery=布艺软包/处;marble top=大理石台面/处;glass top=玻璃台面/处;wood top=木台面/处
  walnut veneer=胡桃木贴皮;mango wood=芒果木;teak=柚木;birch=桦木;cherry wood=樱桃木;bone china=骨瓷;earthenware=陶器;terracotta=陶土
  crystal glass=水晶玻璃;hand blown glass=手工吹制玻璃;hand painted=手绘;hand carved=手工雕刻;hand woven,handwoven=手工编织;hand knotted=手工打结
  jute=黄麻;sisal=剑麻;wrought iron=锻铁;zinc=锌;pewter=锡;graphite=石墨;clay=陶土;velour=丝绒;chenille=雪尼尔;boucle=圈圈绒;sherpa=羊羔绒;muslin=棉纱布;percale=密织棉布
  sateen=贡缎;egyptian cotton=埃及棉;turkish cotton=土耳其棉;organic linen=有机亚麻
  acrylic=亚克力
`);
