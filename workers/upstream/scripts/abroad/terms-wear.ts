import { table } from "./table.ts";

/** Words of clothes, shoes, bags and jewelry: kinds, cuts, closures, cloth, patterns and colors. */
export const WEAR = table(`
  cotton=棉;organic cotton=有机棉;pima cotton=皮马棉;merino wool=美利奴羊毛;wool=羊毛;cashmere=羊绒;silk=真丝;polyester=聚酯纤维;recycled polyester=再生聚酯纤维
  nylon,polyamide=锦纶;recycled nylon=再生锦纶;elastane,spandex=氨纶;viscose=粘胶纤维;modal=莫代尔;fleece=抓绒;denim=牛仔布;canvas=帆布;suede=麂皮;leather=皮革;full grain leather=头层牛皮
  genuine leather=真皮;vegan leather,faux leather=人造革;down=羽绒;duck down=鸭绒;goose down=鹅绒;mesh=网布;knit=针织;jersey=平纹针织;twill=斜纹布;corduroy=灯芯绒;rubber=橡胶;natural rubber=天然橡胶
  eva=EVA;gore tex=GORE-TEX;hood=帽子/个;drawstring hood=抽绳帽/个;collar=领子/个;crew neck,round neck=圆领;v neck,v neck collar=V领;turtleneck=高领;polo collar=Polo领;sleeve=袖子/只;long sleeve,long sleeves=长袖
  short sleeve,short sleeves=短袖;sleeveless=无袖;cuff,cuffs=袖口/个;ribbed cuffs=罗纹袖口;hem=下摆/个;ribbed=罗纹;ribbed hem=罗纹下摆;waist=腰/个;waistband=腰头/个;elastic waist,elastic waistband=松紧腰
  drawstring=抽绳/根;drawstring waist=抽绳腰;button,buttons=纽扣/颗;button fly=纽扣门襟;zip fly=拉链门襟;zip,zipper=拉链/条;full zip=全拉链;half zip=半拉链;ykk zipper=YKK拉链/条;pocket=口袋/个
  zip pocket,zippered pocket=拉链口袋/个;side pocket=侧袋/个;front pocket=前袋/个;back pocket=后袋/个;chest pocket=胸袋/个;inside pocket,inner pocket=内袋/个;inside zip pocket=内侧拉链袋/个
  kangaroo pocket=袋鼠兜/个;front kangaroo pocket=前袋鼠兜/个;laptop compartment=电脑隔层/个;main compartment=主仓/个;card slots=卡位/个;coin pocket=零钱袋/个;water bottle pocket=水杯侧袋/个
  seam,seams=接缝/条;taped seams=压胶接缝;fully taped seams=接缝全压胶;flat seams,flatlock seams=平缝;lining=里布/层;fully lined=全衬里;regular fit=常规版型;slim fit=修身版型;loose fit,relaxed fit=宽松版型
  oversized fit=廓形版型;original fit=经典版型;straight leg=直筒裤腿;wide leg=阔腿;tapered leg=锥形裤腿;mid rise=中腰;high rise,high waist=高腰;low rise=低腰;cropped=九分;stretch fabric=弹力面料;unisex sizes=男女同款尺码
  heavyweight=重磅;midweight=中等厚度;gsm=克重;dress=连衣裙/条;shirt=衬衫/件;t shirt,tee=T恤/件;sweater=毛衣/件;hoodie=连帽卫衣/件;sweatshirt=卫衣/件;jacket=夹克/件;coat=大衣/件;jeans=牛仔裤/条;pants,trousers=裤子/条
  shorts=短裤/条;leggings=打底裤/条;skirt=半身裙/条;socks=袜子/双;hat=帽子/顶;cap=帽子/顶;beanie=毛线帽/顶;scarf=围巾/条;gloves=手套/副;belt=腰带/条;hiking jacket=登山夹克/件;rain jacket=雨衣/件;puffer jacket=羽绒服/件
  running shoes=跑鞋/双;sneakers=运动鞋/双;boots=靴子/双;sandals=凉鞋/双;shoes=鞋/双;hiking boots=登山靴/双;trail running=越野跑;running=跑步;hiking=徒步;training=训练;cycling=骑行;swimming=游泳;gym=健身房/间
  mesh upper=网面鞋面;breathable mesh upper=透气网面鞋面;leather upper=皮质鞋面;upper=鞋面/个;sole=鞋底/个;rubber sole=橡胶鞋底;outsole=外底/个;rubber outsole=橡胶外底;midsole=中底/个;foam midsole=泡棉中底/个
  insole=鞋垫/双;removable insole=可拆卸鞋垫/双;heel=鞋跟/个;laces=鞋带/根;lace up=系带;slip on=一脚蹬;arch support=足弓支撑;toe cap=鞋头/个;air unit=气垫/个;air units=气垫/个;zoom air units,zoom air unit=Zoom Air气垫/个
  shoulder strap=肩带/条;adjustable shoulder strap=可调节肩带/条;crossbody bag=斜挎包/个;leather crossbody bag=真皮斜挎包/个;backpack=双肩包/个;tote bag=托特包/个;handbag=手提包/个;wallet=钱包/个;suitcase=行李箱/个
  duffle bag,duffel bag=旅行袋/个;spinner wheels=万向轮/个;telescopic handle=伸缩拉杆/根;tsa lock=TSA海关锁/把;luggage=行李/件;cabin size,carry on size=登机箱尺寸;sunglasses=太阳镜/副;polarized lenses,polarised lenses=偏光镜片
  uv400 protection=UV400防护;watch=手表/块;sapphire glass=蓝宝石玻璃;quartz movement=石英机芯;automatic movement=自动机械机芯;leather strap=皮表带/条;sterling silver=925银;gold plated=镀金;necklace=项链/条
  earrings=耳环/副;ring=戒指/枚;bracelet=手链/条;umbrella=雨伞/把;back=背部/个;shoulder=肩部/个;own=自带;two tone=双色;heather=混色;mint=薄荷绿;royal=宝蓝色;slate=岩灰色;salmon=鲑鱼粉;lime=青柠绿;seafoam=海沫绿;teal=蓝绿色;bra top=运动文胸/件;pullover hoodie,hoodie pullover=套头连帽卫衣/件;mock neck collar,mock neck=半高领/处;gym tee,gym t shirt=健身T恤/件;yoga short=瑜伽短裤/条;cut=剪裁/种;water resistant construction=防泼水设计;lightweight construction=轻量设计;scoop neckline=大圆领/处;low scoop neckline=低圆领/处;power mesh=弹力网布;two layer,double layer=双层;three layer=三层;contrast piping=撞色滚边/条;contrast trim=撞色饰边/条;contrast lining=撞色里布;set in sleeves=装袖;seam free=无缝;twin lens=双镜头;relaxed cut=宽松剪裁;heather gray,heather grey,gray heather,grey heather=麻灰色;light gray heather=浅麻灰色;light blue=浅蓝色;royal blue=宝蓝色;dark blue=深蓝色;cream=米白色;ivory=象牙白;accents,accent=点缀;trim=滚边/条;crewneck sweatshirt=圆领卫衣/件;crewneck,crew neckline=圆领;full zip rain jacket=全拉链防雨夹克/件;full zip front=全拉链门襟;stand up collar=立领;elasticized cuffs,elastic cuffs,elasticated cuffs=松紧袖口;elasticized waistband,elasticated waistband=松紧腰头;drawstring adjustable=抽绳可调;drawstring waistband=抽绳腰头/个;interior drawstring waistband=内抽绳腰头/个;moisture wicking=吸湿排汗;wicking fabric,moisture wicking fabric=吸湿排汗面料/种;wicking=吸湿排汗;4 way stretch,four way stretch=四面弹力;stretch construction=弹力剪裁;straight leg pants=直筒裤/条;inseam=裤内长;side seam pocket=侧缝口袋/个;internal zip pocket=内拉链袋/个;hand pocket=插手口袋/个;3/4 sleeve=七分袖;body length=衣长;capris,capri=七分裤/条;ruching detail,rouching detail=褶皱细节;exposed topstitching=外露明线;topstitching=明线;medium weight=中等厚度;added stretch=弹力;tank top=背心/件;top handle=顶部提手/个;top carry handle=顶部提手/个;carry handle=提手/个;full length zipper=通长拉链/条;two way zipper=双向拉链/条;grommet holes,grommet=金属气眼/个;zippered compartment=拉链隔层/个;main zippered compartment=拉链主仓/个;exterior zippered pocket=外侧拉链袋/个;exterior=外侧;side pouch=侧袋/个;mesh side pouch=网眼侧袋/个;foam padded=泡棉加垫;oversized=宽松;locker loop=挂环/个;laptop sleeve=电脑隔层/个;padded laptop sleeve=加垫电脑隔层/个;plimsolls=帆布鞋/双;canvas shoes=帆布鞋/双;lace up front=前系带设计;slip on style=一脚蹬款式;buckle=扣/个;buckle clasp=针扣/个;clasp=扣/个;band=带子/条;nickel=镍;grooved sides=侧面凹槽;easy grip=好握;sand fill=沙子填充;supportive base=支撑底座/个;foam grips=泡棉握把/个;pushup grips=俯卧撑支架/副;cardio ball=健身球/个;workout short,workout shorts=训练短裤/条;gym pant,gym pants=训练裤/条;gym tank=训练背心/件;warm up pant,warm up pants=热身裤/条;yoga hoodie=瑜伽连帽衫/件;yoga pants=瑜伽裤/条;pant=裤子/条;short=短裤/条;sport watch,sports watch=运动手表/块;digital watch=电子表/块;grain=谷物;coloured hair,colored hair=染过的头发;poster=海报/张;carrot juice=胡萝卜汁/瓶;juice=果汁/瓶;squeezed,freshly squeezed=鲜榨;pure=纯;feathers=羽毛
  
  tailored=剪裁合身
  longline=长款;plus size=大码;petite=小码;maternity=孕妇
  maxi dress=长裙/条;midi dress=中长裙/条;mini dress=短裙/条;evening dress,evening gown=晚礼服/件;cocktail dress=小礼服/件;wedding dress=婚纱/件
  summer dress=夏季连衣裙/条;shirt dress=衬衫裙/条;wrap dress=裹身裙/条;maxi skirt=长裙/条;mini skirt=短裙/条;pleated skirt=百褶裙/条;pencil skirt=铅笔裙/条
  denim skirt=牛仔裙/条;blouse=女式衬衫/件;silk blouse=真丝衬衫/件;crop top=短上衣/件;tunic=长衫/件;cardigan=开衫/件
  turtleneck sweater=高领毛衣/件;cable knit sweater=绞花毛衣/件;sweater vest=针织背心/件;polo shirt=Polo衫/件;dress shirt=正装衬衫/件;oxford shirt=牛津纺衬衫/件
  flannel shirt=法兰绒衬衫/件;denim shirt=牛仔衬衫/件;linen shirt=亚麻衬衫/件;hawaiian shirt=夏威夷衬衫/件;graphic tee,graphic t shirt=印花T恤/件;v neck t shirt=V领T恤/件
  long sleeve t shirt=长袖T恤/件
  denim jacket,jean jacket=牛仔夹克/件;leather jacket=皮夹克/件;bomber jacket=飞行员夹克/件;biker jacket=机车夹克/件;down jacket=羽绒服/件;quilted jacket=绗缝夹克/件
  trench coat=风衣/件;wool coat=羊毛大衣/件;pea coat,peacoat=双排扣大衣/件;parka=派克大衣/件;blazer=西装外套/件;suit=西装/套;suit jacket=西装外套/件
  waistcoat=马甲/件;poncho=斗篷/件;cape=斗篷/件;kimono=和服外套/件;jumpsuit=连体裤/条;romper=连体短裤/条;overalls,dungarees=背带裤/条;chinos,chino=卡其裤/条;cargo pants=工装裤/条
  cargo shorts=工装短裤/条;dress pants=西裤/条;sweatpants=运动裤/条;skinny jeans=紧身牛仔裤/条;slim jeans=修身牛仔裤/条;straight jeans=直筒牛仔裤/条;bootcut jeans=微喇牛仔裤/条
  ripped jeans=破洞牛仔裤/条;swim shorts,swim trunks=泳裤/条;swimsuit=泳衣/件;bikini=比基尼/套;bathrobe=浴袍/件;nightgown=睡裙/条;pajamas,pyjamas=睡衣/套
  boxer briefs,boxers=平角内裤/条;bra=文胸/件;sports bra=运动文胸/件;tights=连裤袜/条;stockings=长筒袜/双;ankle socks=短袜/双;crew socks=中筒袜/双
  v neckline=V领/处;scoop neck=大圆领/处;boat neck=一字领/处;off shoulder,off the shoulder=露肩;halter neck=挂脖;mock neck=半高领/处;cowl neck=垂坠领/处
  lapel,lapels=翻领/处;notch lapel=平驳领/处;spread collar=宽领/处;button down collar=扣领/处;mandarin collar=立领/处;shawl collar=青果领/处;peter pan collar=娃娃领/处
  cap sleeves=小飞袖/处;puff sleeves=泡泡袖/处;bell sleeves=喇叭袖/处;raglan sleeves=插肩袖/处;rolled sleeves=卷边袖/处;three quarter sleeves=七分袖/处;double breasted=双排扣/处
  single breasted=单排扣/处;zip front=前拉链/处;concealed zip=隐形拉链/处;back zip=后背拉链/处;snap buttons,snap button=按扣/颗;hook and eye closure=钩扣/处
  magnetic closure=磁扣/处;magnetic snap closure=磁扣/处;zip closure,zipper closure=拉链开合/处;snap closure=按扣开合/处;button closure=纽扣开合/处;buckle closure=搭扣/处
  buckle fastening=搭扣/处;velcro closure=魔术贴;velcro=魔术贴;lace up closure=系带;pull on style=套穿式;ankle strap=脚踝带/条
  floral print=碎花印花;striped,stripe,stripes=条纹;plaid,checked=格纹;checkered=棋盘格;polka dot=波点;leopard print=豹纹;animal print=动物纹
  camo,camouflage=迷彩;tie dye=扎染;houndstooth=千鸟格;paisley=佩斯利花纹;geometric=几何;solid color=纯色;color block=拼色;embroidered=刺绣;embroidery=刺绣;lace=蕾丝
  lace trim=蕾丝饰边/处;sequin,sequins=亮片;beaded=钉珠;ruffle,ruffles=荷叶边;pleated=百褶;fringe,tassel=流苏;satin=缎面;chiffon=雪纺;tulle=薄纱;organza=欧根纱;tweed=粗花呢
  flannel=法兰绒;terry=毛圈;french terry=毛圈棉;poplin=府绸;gabardine=华达呢;jacquard=提花;waffle knit=华夫格针织;rib knit=罗纹针织;cotton blend=混纺棉;wool blend=混纺羊毛
  linen blend=混纺亚麻;stretch cotton=弹力棉;brushed cotton=磨毛棉;combed cotton=精梳棉;ring spun cotton=环锭纺棉;mercerized cotton=丝光棉;alpaca=羊驼毛;mohair=马海毛
  angora=安哥拉兔毛;bamboo fiber=竹纤维;tencel,lyocell=莱赛尔;microfiber,microfibre=超细纤维;patent leather=漆皮;nappa leather=纳帕皮;nubuck=磨砂皮;lambskin=小羊皮
  calfskin=小牛皮;sheepskin=羊皮;cork=软木;raffia=拉菲草;faux fur=人造毛;shearling=羊羔毛
  kitten heel=猫跟;block heel=粗跟;wedge heel=坡跟;stiletto heel,stiletto=细高跟;flat sole=平底;round toe=圆头;pointed toe,point toe=尖头;square toe=方头
  open toe,peep toe=露趾;high heels=高跟鞋/双;heels=高跟鞋/双;pumps=浅口高跟鞋/双;flats,ballet flats=平底鞋/双;ballerinas=芭蕾平底鞋/双;loafers=乐福鞋/双
  derby shoes=德比鞋/双;moccasins=莫卡辛鞋/双;espadrilles=草编鞋/双;mules=穆勒鞋/双;clogs=洞洞鞋/双;slippers=拖鞋/双;flip flops=人字拖/双
  stiletto sandals=细跟凉鞋/双;wedge sandals=坡跟凉鞋/双;platform sandals=厚底凉鞋/双;court shoes=浅口鞋/双;high top sneakers=高帮运动鞋/双;low top sneakers=低帮运动鞋/双
  canvas sneakers=帆布鞋/双;leather sneakers=皮面运动鞋/双;leather shoes=皮鞋/双;leather boots=皮靴/双;leather sole=皮底;ortholite insole=OrthoLite鞋垫/处
  memory foam insole=记忆棉鞋垫/处;cushioned footbed=缓震鞋床/处;footbed=鞋床/个
  shoulder bag=单肩包/个;messenger bag=邮差包/个;bucket bag=水桶包/个;clutch=手拿包/个;clutch bag=手拿包/个;satchel=剑桥包/个;hobo bag=流浪包/个;briefcase=公文包/个
  laptop bag=电脑包/个;toiletry bag,wash bag=洗漱包/个;cosmetic bag,makeup bag=化妆包/个;card holder,card case=卡包/个
  passport holder=护照夹/个;money clip=钱夹/个;key ring,keychain,key chain=钥匙扣/个;coin purse=零钱包/个;trolley=拉杆箱/个;carry on=登机箱/个;carry on suitcase=登机箱/个
  hard shell suitcase=硬壳行李箱/个;garment bag=西装袋/个;packing cubes=旅行收纳袋/个;luggage tag=行李牌/个;luggage set=行李箱套装/套;travel pillow=旅行枕/个;eye mask=眼罩/个
  baseball cap=棒球帽/顶;bucket hat=渔夫帽/顶;fedora=礼帽/顶;sun hat=遮阳帽/顶;straw hat=草帽/顶;knit hat=针织帽/顶;trucker cap=卡车帽/顶;snapback cap,snapback=平檐帽/顶
  visor=遮阳帽檐/顶;hair clip=发夹/个;hair tie,scrunchie=发圈/个;shawl=披肩/条;silk scarf=真丝围巾/条;leather gloves=皮手套/副;mittens=连指手套/副
  touchscreen gloves=触屏手套/副;leather belt=皮带/条;bow tie=领结/个;tie=领带/条;cufflinks=袖扣/副;pocket square=口袋巾/条;suspenders=背带/副;aviators=飞行员款太阳镜/副
  cat eye=猫眼款;round frame=圆框/处;square frame=方框/处;tortoiseshell,tortoise=玳瑁色;gradient lenses=渐变镜片/处;mirrored=镜面
  pendant=吊坠/个;pendant necklace=吊坠项链/条;choker=短项链/条;chain=链条/条;chain necklace=链式项链/条;stud earrings,studs=耳钉/副;hoop earrings,hoops=圈形耳环/副
  drop earrings=垂坠耳环/副;bangle=手镯/只;cuff bracelet=开口手镯/只;charm bracelet=串饰手链/条;tennis bracelet=网球手链/条;anklet=脚链/条;brooch=胸针/枚
  engagement ring=订婚戒指/枚;wedding ring,wedding band=婚戒/枚;diamond ring=钻戒/枚;signet ring=印章戒指/枚;diamond=钻石;diamonds=钻石/颗;pearl,pearls=珍珠/颗
  freshwater pearl,freshwater pearls=淡水珍珠/颗;cubic zirconia=锆石;crystals=水晶/颗;gemstone,gemstones=宝石/颗;sapphire=蓝宝石;white gold=白金
  14k white gold=14K白金;18k white gold=18K白金;14k gold=14K金;18k gold=18K金;yellow gold=黄金;rose gold=玫瑰金;rose gold tone=玫瑰金色;silver plated=镀银
  rose gold plated=镀玫瑰金;platinum=铂金;rhodium plated=镀铑;hypoallergenic=低致敏;nickel free=不含镍;lobster clasp=龙虾扣/个;adjustable chain=可调节链条/条
  push back=耳堵;chronograph watch=计时腕表/块;dive watch,diver's watch=潜水表/块;dress watch=正装手表/块;automatic watch=自动机械表/块
  quartz watch=石英表/块;pocket watch=怀表/块;solar watch=光动能手表/块;stainless steel bracelet=不锈钢表链/条;stainless steel strap=不锈钢表带/条
  stainless steel case=不锈钢表壳/个;date window=日期显示/处
  moon phase=月相
  charcoal=炭灰色;charcoal gray,charcoal grey=炭灰色;midnight blue=午夜蓝;forest green=森林绿;olive,olive green=橄榄绿;army green,khaki green=军绿色
  mint green=薄荷绿;lime green=荧光绿;emerald green=祖母绿色;dark green=深绿色;light green=浅绿色;sky blue=天蓝色;cobalt blue=钴蓝色;navy blue=藏青色;electric blue=电光蓝
  ice blue=冰蓝色;turquoise blue=绿松石蓝;burgundy=酒红色;wine red=酒红色;dark red=深红色;bright red=鲜红色;coral=珊瑚色;salmon pink=鲑鱼粉;hot pink=亮粉色
  light pink=浅粉色;blush pink=裸粉色;dusty rose=灰粉色;dark brown=深棕色;light brown=浅棕色;chocolate brown=巧克力棕;camel=驼色;tan=浅棕色;khaki=卡其色;off white=米白色
  cream white=奶白色;light gray,light grey=浅灰色;dark gray,dark grey=深灰色;slate gray,slate grey=石板灰;space gray,space grey=深空灰;jet black=纯黑色
  matte black,matt black=哑光黑;bright orange,bold orange=亮橙色;burnt orange=焦橙色;mustard yellow=芥末黄;golden yellow=金黄色;bright yellow=亮黄色
  multicolor,multicolour,multicolored=多色;earthy brown=大地棕;metallic blue=金属蓝;metallic silver=金属银;rainbow=彩虹色;neon=荧光;pastel=粉彩
  button front=前扣式;front button closure=前纽扣开合/处;two button closure=两粒扣/处;three button closure=三粒扣/处;one button closure=单粒扣/处;button detail=纽扣细节/处
  welt pocket,welt pockets=嵌线口袋/个;front welt pockets=前嵌线口袋/个;back welt pockets=后嵌线口袋/个;patch pocket,patch pockets=贴袋/个;interior patch pockets=内贴袋/个
  interior pocket,interior pockets=内袋/个;flap pocket,flap pockets=带盖口袋/个;front flap pockets=前带盖口袋/个;slit pocket,slit pockets=斜插袋/个;side slit pockets=侧斜插袋/个
  dart pocket,dart pockets=省道口袋/个;cargo pocket,cargo pockets=工装口袋/个;flap closure=翻盖设计/处;fold over flap=翻盖/个;carrying handle,carrying handles=提手/个
  padded carrying handles=加垫提手/个;crossbody strap=斜挎带/条;crossbody handbag=斜挎手提包/个;detachable strap=可拆卸肩带/条;removable strap=可拆卸肩带/条
  mother of pearl=贝母;stitching=缝线/处;contrast stitching=撞色缝线/处;tonal stitching=同色缝线/处;stitch detailing=缝线细节/处;contrast stitch detailing=撞色缝线细节/处;seam detail,seam details=缝线细节/处
  tonal=同色;bow=蝴蝶结/个;bow detail=蝴蝶结细节/处;perforated=冲孔;perforated detail=冲孔细节/处;cut out=镂空;cut out detail=镂空细节/处;color wash=水洗色;color wash effect=水洗色效果/处
  snakeskin leather=蛇纹皮革;pebbled leather=荔枝纹皮革;polished leather=亮面皮革;polished leather upper=亮面皮革鞋面/个;soft leather=柔软皮革;supple suede=柔软麂皮;italian leather=意大利皮革
  raw silk=真丝;silk blend=混纺真丝;cashmere blend=混纺羊绒;rayon=人造丝;lambs wool,lambswool=羔羊毛;merino=美利奴羊毛;woven=编织;knit top=针织上衣/件;open weave=镂空编织;cotton twill=棉斜纹布
  stretch denim=弹力牛仔布;distressed denim=做旧牛仔布;faded=水洗;faded denim=水洗牛仔布;distressed=做旧;washed=水洗;herringbone=人字纹;chevron=人字纹;pinstripe=细条纹;check print=格纹印花;dobby=提花
  printed=印花;geometric pattern=几何图案/种;leg opening=裤脚围;rise=立裆;belt loops=裤袢/个;flat front=无褶;flat front trouser,flat front trousers=无褶西裤/条;back pleat=后背褶裥/处
  dress trousers=西裤/条;dress pant=西裤/条;dress shoe,dress shoes=正装鞋/双;saddle shoe,saddle shoes=马鞍鞋/双;oxford shoes,oxford shoe=牛津鞋/双;oxford lace up front=牛津式系带/处
  boot cut=微喇;boot cut jean,boot cut jeans=微喇牛仔裤/条;skinny jean=紧身牛仔裤/条;boyfriend jean,boyfriend jeans=男友风牛仔裤/条;straight leg jeans=直筒牛仔裤/条;skinny leg=紧身裤腿;chino pants,chino pant=卡其裤/条
  ankle pant,ankle pants=九分裤/条;capri pants=七分裤/条;convertible dress=多穿法连衣裙/条;sheath dress=修身连衣裙/条;racer back,racerback=工字背;pull over style=套头款;slips on=套穿款;semi sheer=半透明
  collar shirt=有领衬衫/件;knit dress=针织连衣裙/条;henley=亨利领;henley tee=亨利领T恤/件;camisole=吊带衫/件;shelf bra=罩杯/个;hidden shelf bra=内置罩杯/个;overcoat=大衣/件;suit coat=西装外套/件;knee length=及膝;ankle length=及踝;floor length=及地
  french cuff,french cuffs=法式袖口/处;tapered collar=尖领;notched lapel,notched lapels=平驳领/处;single vented=单开衩;double vented=双开衩;classic fit=经典版型;skinny fit=紧身版型;raglan sleeve=插肩袖;wrinkle resistant=抗皱;wrinkle free=免烫
  ultrasoft,ultra soft=超柔软;ultralightweight,ultra lightweight=超轻;ultra compact=超小巧;ultra slim=超薄;painted=彩绘;hammered=锤纹;hand hammered=手工锤纹
  acetate frame=板材镜框/副;polycarbonate=聚碳酸酯;polycarbonate lenses=聚碳酸酯镜片/副;gradient polycarbonate lenses=渐变聚碳酸酯镜片/副;gunmetal frame=枪灰色镜框/副;eyeglasses=眼镜/副
  hard polycarbonate shell=聚碳酸酯硬壳/个;polycarbonate shell=聚碳酸酯外壳/个;metal handle=金属拉杆/根;retractable handle,retractable metal handle,telescoping handle=伸缩拉杆/根;hardshell suitcase=硬壳行李箱/个;locking=可锁定
  all direction spinner wheels=万向轮/个;cross strap interior=交叉绑带内里/处;travel wallet=旅行钱包/个;camera bag,camera case=相机包/个;large camera bag=大号相机包/个;container=容器/个;wood container=木容器/个
  glass beads,glass bead=玻璃珠/颗;stone beads=石珠/颗;wood beads,wooden beads=木珠/颗;metal band=金属环/个;gold post=金耳针/根;14k gold post=14K金耳针/根;swiss quartz movement=瑞士石英机芯/个;swiss movement=瑞士机芯/个
  date function=日期功能/项;pull out crown=拉出式表冠/个;crown=表冠/个;notch markers=刻度时标/处;dead sea salt,dead sea salts=死海盐;dead sea minerals=死海矿物;sea minerals=海洋矿物;diffuser reeds=藤条/根;fragrance oil=香薰精油
  ceramic vase=陶瓷花瓶/个;candle holders=烛台/个;printed pillow=印花抱枕/个;silk pillow=真丝抱枕/个;square pillow=方形抱枕/个;pillow insert,interior pillow=枕芯/个;polyester fill=聚酯纤维填充/处;flash memory=闪存;built in flash memory=内置闪存;radio=收音机/台
  toe=鞋头/个;hip=臀部;thigh=大腿;hip and thigh=臀部和大腿;shoulders=肩部
  satchel handbag=剑桥手提包/个;single rear welt pocket=单个后嵌线口袋/个;rear welt pockets=后嵌线口袋/个;sport coat,sports coat=休闲西装外套/件;sport jacket=休闲西装外套/件
  cap toe=横饰鞋头/处;captoe=横饰鞋头;blown glass=吹制玻璃;handle drop=提手高;silver hardware=银色五金/处;gold hardware=金色五金/处;fabric lining=布里/处;inside open pocket=内袋/个
  crepe=绉布;seersucker=泡泡纱;silk thread=丝线;open pocket=开放式口袋/个;leather lined=皮革内里;stone=石材
  hook and eye=风纪扣/对;tie front=前系带;tie front detail=前系带细节/处;ruched=褶皱;ruched neckline=褶皱领口/处;silk cami=真丝吊带衫/件;cami=吊带衫/件;wool blend throw=混纺羊毛盖毯/条;carved horn=雕刻牛角;horn=牛角;sterling silver hook=925银耳钩/副
  pullover sweater=套头毛衣/件;v neck pullover sweater=V领套头毛衣/件;tablet sleeve,tablet cover,tablet case=平板电脑保护套/个;phone sleeve,phone cover=手机保护套/个;jewel neckline=圆领;wide leg pant,wide leg pants=阔腿裤/条;pleat front,pleated front=褶裥前片/处;wingtip=翼尖
`);

/** How clothes are praised: said of them in Chinese, and too little to be said in English. */
export const STYLES = table(`
  stylish=时尚;elegant=优雅;casual=休闲;formal=正装;business=商务;vintage=复古;retro=复古;trendy=潮流;minimalist=极简;timeless=经典;versatile=百搭
  comfortable,comfy=舒适;cozy,cosy=舒适;luxurious=奢华;chic=别致;feminine=女性化;bohemian,boho=波西米亚;sleek=利落;slouchy=慵懒;airy=通透;supple=柔软;crisp=挺括
  refined=精致;decorative=装饰
`);
