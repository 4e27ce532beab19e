import { table } from "./table.ts";

/** Words of kitchens and rooms. */
export const HOME_TERMS = table(`
  stainless steel=不锈钢;18/8 stainless steel=18/8不锈钢;304 stainless steel=304不锈钢;316 stainless steel=316不锈钢;german stainless steel=德国不锈钢
  cast iron=铸铁;enamelled cast iron,enameled cast iron=珐琅铸铁;carbon steel=碳钢;solid oak=实心橡木;solid wood=实木;acacia wood=相思木;acacia=相思木
  bamboo=竹;oak=橡木;walnut=胡桃木;pine=松木;beech=榉木;mdf=中密度板;plywood=胶合板;engineered wood=人造板;ceramic=陶瓷;porcelain=瓷;stoneware=炻瓷
  glass=玻璃;tempered glass=钢化玻璃;borosilicate glass=高硼硅玻璃;marble=大理石;silicone=硅胶;food grade silicone=食品级硅胶;plastic=塑料;abs plastic=ABS塑料
  metal=金属;steel=钢;aluminium,aluminum=铝;copper=铜;brass=黄铜;rattan=藤编;wicker=藤编;concrete=水泥;powder coated steel=喷粉钢
  water tank=水箱/个;removable water tank=可拆卸水箱/个;milk frother=奶泡器/个;steam wand=蒸汽棒/根;pump=水泵/个;bar pump=巴水泵/个;portafilter=咖啡手柄/个;grinder=磨豆机/台
  drip tray=接水盘/个;basket=炸篮/个;crisper plate=炸盘/个;pan=锅/口;pot=锅/口;skillet,frying pan=平底锅/口;cast iron skillet=铸铁平底锅/口;wok=炒锅/口;dutch oven=珐琅炖锅/口
  knife=刀/把;knife block=刀座/个;wood block=木刀座/个;acacia wood block=相思木刀座/个;knife set=刀具套装/套;scissors=剪刀/把;cutting board=砧板/块;bowl=碗/个;plate=盘子/个
  salt & pepper shakers,salt and pepper shakers=椒盐瓶/对;mug=马克杯/个;coffee mug=咖啡杯/个;cup=杯/杯;tumbler=随行杯/个;water bottle=水杯/个;insulated water bottle=保温水杯/个;bottle=瓶子/个;straw=吸管/根;straw lid=吸管盖/个
  leakproof lid=防漏杯盖/个;glass lid=玻璃盖/个;screw lid=旋盖/个;teapot=茶壶/把;kettle=水壶/把;infuser=滤茶器/个;oven=烤箱/台;microwave=微波炉/台;dishwasher=洗碗机/台;stove=炉灶/个
  induction=电磁炉;gas=燃气灶;electric stoves,electric stove=电炉;stovetop,stovetops,hob,hobs,cooktop=炉灶/个;all hobs,all stovetops=各种炉灶;grill=烤架/个
  air fryer=空气炸锅/台;espresso machine=意式咖啡机/台;coffee machine,coffee maker=咖啡机/台;blender=搅拌机/台;toaster=烤面包机/台;rice cooker=电饭煲/台;food processor=料理机/台
  cappuccino=卡布奇诺;latte=拿铁;espresso=意式浓缩;coffee=咖啡;tea=茶;ice=冰块;smoothies=奶昔;soup=汤;bread=面包;rice=米饭;meat=肉类;fish=鱼;vegetables=蔬菜;fruit=水果
  air fry=空气炸;roast=烘烤;reheat=再加热;dehydrate=脱水;bake=烘焙;broil=炙烤;steam=蒸;boil=煮;fry=炸;grind=研磨;traditional frying,deep frying=传统油炸;fat=脂肪
  cooking program,cooking programs,cooking functions=烹饪模式/种;temperature range=温度范围/个;temperature control=温度控制;color temperature,colour temperature=色温/档;brightness level=亮度/档
  heat setting,temperature setting=温度/档;speed setting=档速度/档;silicone handle cover=硅胶手柄套/个;vegetable oil=植物油;natural vegetable oil=天然植物油
  pre seasoned=已预先养锅;seasoned=已养锅;oven safe=可入烤箱;freezer safe=可冷冻;hand wash=手洗;measuring cup=量杯/个;recipe book=食谱/本;spatula=锅铲/把;serving=份/份
  mattress=床垫/张;memory foam mattress=记忆棉床垫/张;memory foam=记忆棉;latex=乳胶;foam=泡棉;pocket springs=独立弹簧;spring=弹簧/个;pillow=枕头/个;pillowcase=枕套/个;duvet=被子/床
  duvet cover=被套/个;duvet cover set=床品套装/套;bedding set=床品套装/套;sheet=床单/条;fitted sheet=床笠/条;blanket=毯子/条;towel=毛巾/条;curtain=窗帘/片;rug=地毯/块;cushion=靠垫/个
  queen=大床款/款;king=特大床款/款;twin=单人床款/款;ergonomic office chair=人体工学办公椅/把;memory foam base=记忆棉底垫/个;table=桌子/张;coffee table,couch table,cocktail table=茶几/张;side table=边几/张;dining table=餐桌/张;desk=书桌/张;standing desk=升降桌/张
  tabletop=桌面/块;desktop=桌面/块;chair=椅子/把;office chair=办公椅/把;stool=凳子/个;sofa=沙发/张;couch=沙发/张;bed=床/张;bed frame=床架/个;shelf unit,bookcase=书架/个;cabinet=柜子/个;wardrobe=衣柜/个
  door,doors=门/扇;storage=收纳空间;seat=座位/个;seat height=座高;backrest=椅背/个;mesh back=网布椅背/个;armrest,arms=扶手/个;headrest=头枕/个;lumbar support=腰部支撑;footrest=脚踏/个
  gas lift=气压升降;wood legs,wooden legs=木腿/条;metal frame=金属框架/个;wooden frame=木框架/个;steel frame=钢架/个;upholstery=软包;velvet=天鹅绒;linen=亚麻;leg=腿/条
  desk lamp=台灯/盏;led desk lamp=LED台灯/盏;floor lamp=落地灯/盏;table lamp=台灯/盏;bulb=灯泡/个;lampshade=灯罩/个;arm=灯臂/个;dimmable=可调光;candle=蜡烛/支;soy wax=大豆蜡;burn time=燃烧时间
  wick=烛芯/根;cotton wick=棉芯/根;scent=香味/种;vase=花瓶/个;wall mount=壁挂/个;wall mounted=壁挂式;pipe=管/根;hose=软管/根;faucet=水龙头/个;shower head=花洒/个;humidifier=加湿器/台
  air purifier=空气净化器/台;robot vacuum,robot vacuum cleaner=扫地机器人/台;vacuum cleaner=吸尘器/台;cordless vacuum=无线吸尘器/台;cordless drill=充电电钻/把;drill=电钻/把;iron=熨斗/个
  steam iron=蒸汽熨斗/个;fan heater=暖风机/台;thermostat=温控器/个;plant=植物/株;watering can=浇水壶/个;pet bed=宠物窝/个;dog bed=狗窝/个;chew toy=磨牙玩具/个;leash=牵引绳/条;harness=胸背带/个
  litter box=猫砂盆/个;self cleaning=自清洁;auto shut off,automatic shut off=自动断电;overheat protection=过热保护;child lock=童锁/个;cool touch handle=防烫手柄/个;led display=LED显示屏/块
  french linen=法国亚麻;stone washed=石洗工艺;pre washed=预洗处理;thread count=支纱数;certified foam=认证泡棉;steel blade=钢刀片/片;steel blades=钢刀片/片;acacia=相思木;solid beech=实心榉木
`);
