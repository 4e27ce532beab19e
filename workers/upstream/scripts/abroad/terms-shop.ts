import { table } from "./table.ts";

/** Words of shops' lists: how clothes are cut, and parts of phones, watches, balls, furniture and toys. */
export const SHOP = table(`
  2 in 1=二合一;3 in 1=三合一;4 in 1=四合一;full zip=全拉链;hooded=连帽;athletic=运动;chunky=粗针;chunky cable,cable knit=绞花;plain=纯色;external hard drive=移动硬盘/个;portable external hard drive=移动硬盘/个;internal ssd=内置固态硬盘/个;foot pedal=脚踏板/个;with foot pedal=脚踏式;two strap=双搭带;buckle sandals=搭扣凉鞋/双;2 ply=两层;3 ply=三层;dinner plate=餐盘/个;bakeware=烘焙用具;bakeware set,baking set=烤盘套装/套;cookware set=锅具套装/套;paper towel,paper towels=厨房纸巾/卷;facial tissue,tissue=抽纸/盒;slot=槽;2 slot=双槽;carafe=咖啡壶/个;glass carafe=玻璃壶/个;reusable filter=可重复使用滤网/个;blackout=遮光;panel,panels=片/片;cover up,beachwear cover up=沙滩罩衫/件;sun hat=遮阳帽/顶;ballet flat=芭蕾平底鞋/双;quick dry=速干;regular fit=常规版型;pleated=褶裥;popover=套头;\n  tight=紧身;tight cut=紧身剪裁;tight fit=紧身版型;certified organic cotton=认证有机棉;hand luggage,carry on luggage=手提行李/件;hand luggage suitcase,carry on luggage suitcase,luggage suitcase=登机行李箱/个;hardcase,hard shell=硬壳;soft shell carry on luggage suitcase=软壳登机箱/个
  three button design,3 button design,three button placket,3 button placket=三粒扣设计;two button design=两粒扣设计;top performance=强劲性能;sound speaker,portable sound speaker=音箱/个;flower girl=花童;card reader=读卡器/个;gaming pc=游戏电脑/台;performance pc=高性能电脑/台;desktop pc=台式电脑/台;pullover=套头衫/件;hoodie=连帽卫衣/件;softshell=软壳;softshell jacket=软壳夹克/件;sneaker=运动鞋/双;streetwear=街头;classical=经典;shell toe=贝壳头
  drawcord,drawstring=抽绳/根;drawcord waist,drawstring waist,elastic drawcord waist=抽绳松紧腰;elastic waist,elasticated waist=松紧腰;internal,inner,inside=内侧
  kangaroo pocket=袋鼠兜/个;media pocket=数码袋/个;zip pocket,zipped pocket,zippered pocket=拉链口袋/个;side pocket=侧袋/个;chest pocket=胸袋/个
  back pocket=后袋/个;front pocket=前袋/个;waistband pocket,internal waistband pocket=腰头内袋/个;multiple=多个;spacious,roomy=宽敞;reflective=反光;safety trim=安全饰条/条
  trim=饰边/条;accent=点缀/处;detail=细节/处;teal=蓝绿色;maroon=褐红色;flattering=显瘦;body hugging fit,hugging fit=贴身版型;slim fit,fitted=修身版型;regular fit=常规版型
  relaxed fit,loose fit=宽松版型;low rise=低腰;mid rise=中腰;high rise=高腰;low rise fit=低腰版型;front zip=前拉链/条;full zip=全拉链;half zip=半拉链;quarter zip,1/4 zip=半开领拉链
  burst resistant=防爆;moisture wicking,sweat wicking=吸湿排汗;crew neck,crewneck=圆领;v neck=V领;long sleeve=长袖;short sleeve=短袖;four way stretch,4 way stretch=四面弹力
  stretch=弹力;ribbed cuff=罗纹袖口;cuff=袖口;hem=下摆;fleece=抓绒;mesh=网眼布;home kit=主场球衣/套;away kit=客场球衣/套;home shirt=主场球衣/件;away shirt=客场球衣/件;jersey=球衣/件;kids kit=儿童套装/套;home shorts=主场短裤/条;away shorts=客场短裤/条
  cache=缓存;widescreen display,widescreen=宽屏/块;touch sensitive=触控;rear camera=后置摄像头/个;main camera=主摄像头/个;quad camera=四摄;wide angle=广角;wide angle lens=广角镜头/支
  telephoto=长焦;optical zoom=光学变焦;octa core=八核;hexa core=六核;quad core=四核;dual core=双核;octa core processor=八核处理器/个;quad core processor=四核处理器/个;graphics card=显卡/块
  stereo speakers=立体声扬声器/个;quad speakers=四扬声器;backlit=背光;ssd,ssd hard drive,ssd drive=固态硬盘/块;hdd=机械硬盘/块;heart rate monitor,heart rate sensor=心率监测;heart rate=心率;sleep tracking=睡眠监测
  step counter=计步;sports mode=运动模式/种;usb dock=USB底座/个;dock=底座/个;built in microphone=内置麦克风/个;adaptive trigger=自适应扳机/个;haptic feedback=触觉反馈;gaming=游戏
  frame rate=帧率;wireless controller=无线手柄/个;controller=手柄/个;motion sensor=体感;hard drive=硬盘/块;internal memory=内部存储;custom=定制;single chip=单芯片
  outer shell=外壳/个;glass plate=玻璃板/块;tubular steel=钢管;tubular steel frame=钢管框架/个;steel tube=钢管/根;chrome,chrome plated,chromed=镀铬;flat steel=扁钢;polyurethane foam=聚氨酯泡沫;beech wood=榉木;solid beech wood=实心榉木
  cushion=坐垫/个;armrest=扶手/个;backrest=靠背/个;seat height=座高;seat depth=座深;basic frame,base frame=底架/个;table top,tabletop=桌面/块
  bladder=内胆/个;rubber bladder=橡胶内胆/个;butyl bladder=丁基内胆/个;reinforced rubber bladder=加强橡胶内胆/个;composite cover=复合革外皮;artificial leather,faux leather,synthetic leather=人造革
  training ball=训练球/个;entry level=入门级;entry level training ball=入门级训练球/个;hand stitched=手工缝制;machine stitched=机器缝制;low rebound=低回弹;ball control=控球
  indoor=室内;outdoor=室外;high ball flight=高弹道;ball flight=弹道;soft feel=柔软手感;spin=旋转;textured=带纹理;casing=外皮
  smart band,fitness band,fitness tracker=智能手环/只;bezel=表圈/个;unidirectional rotating bezel=单向旋转表圈/个;case back=表背/个;see through case back=透明表背;day and date display,day date display,date display=日期显示;automatic movement=自动机芯
  quartz movement=石英机芯;sapphire crystal=蓝宝石表镜;mineral crystal,mineral glass=矿物玻璃表镜;luminous hands=夜光指针;chronograph=计时;jewel=钻;basketball ball=篮球/个;volleyball ball=排球/个
  minifigure=人仔/个;building set=积木套装/套;building bricks=积木/块;figure=人偶/个;enamel=珐琅
`);
