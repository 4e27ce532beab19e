import { table } from "./table.ts";

/** Words of clothes, shoes and bags. */
export const WEAR = table(`
  cotton=棉;organic cotton=有机棉;pima cotton=皮马棉;merino wool=美利奴羊毛;wool=羊毛;cashmere=羊绒;silk=真丝;polyester=聚酯纤维;recycled polyester=再生聚酯纤维
  nylon,polyamide=锦纶;recycled nylon=再生锦纶;elastane,spandex=氨纶;viscose=粘胶纤维;modal=莫代尔;fleece=抓绒;denim=牛仔布;canvas=帆布;suede=麂皮;leather=皮革;full grain leather=头层牛皮
  genuine leather=真皮;vegan leather,faux leather=人造革;down=羽绒;duck down=鸭绒;goose down=鹅绒;mesh=网布;knit=针织;jersey=平纹针织;twill=斜纹布;corduroy=灯芯绒;rubber=橡胶;natural rubber=天然橡胶
  eva=EVA;gore tex=GORE-TEX;hood=帽子/个;drawstring hood=抽绳帽/个;collar=领子/个;crew neck,round neck=圆领;v neck=V领;turtleneck=高领;polo collar=Polo领;sleeve=袖子/只;long sleeve,long sleeves=长袖
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
  earrings=耳环/副;ring=戒指/枚;bracelet=手链/条;umbrella=雨伞/把;back=背部/个;shoulder=肩部/个;own=自带;two tone=双色;heather=麻花;heather gray,heather grey,gray heather,grey heather=麻灰色;light gray heather=浅麻灰色;light blue=浅蓝色;royal blue=宝蓝色;dark blue=深蓝色;light=浅色;cream=米白色;ivory=象牙白;accents,accent=点缀;trim=滚边/条;crewneck sweatshirt=圆领卫衣/件;crewneck,crew neckline=圆领;full zip rain jacket=全拉链防雨夹克/件;full zip front=全拉链门襟;stand up collar=立领;elasticized cuffs,elastic cuffs,elasticated cuffs=松紧袖口;elasticized waistband,elasticated waistband=松紧腰头;drawstring adjustable=抽绳可调;drawstring waistband=抽绳腰头/个;interior drawstring waistband=内抽绳腰头/个;moisture wicking=吸湿排汗;wicking fabric,moisture wicking fabric=吸湿排汗面料/种;wicking=吸湿排汗;4 way stretch,four way stretch=四面弹力;stretch construction=弹力剪裁;straight leg pants=直筒裤/条;inseam=内缝长;side seam pocket=侧缝口袋/个;internal zip pocket=内拉链袋/个;hand pocket=插手口袋/个;3/4 sleeve=七分袖;body length=衣长;capris,capri=七分裤/条;ruching detail,rouching detail=褶皱细节;exposed topstitching=外露明线;topstitching=明线;medium weight=中等厚度;added stretch=弹力;tank top=背心/件;top handle=顶部提手/个;top carry handle=顶部提手/个;carry handle=提手/个;full length zipper=通长拉链/条;two way zipper=双向拉链/条;grommet holes,grommet=金属气眼/个;zippered compartment=拉链隔层/个;main zippered compartment=拉链主仓/个;exterior zippered pocket=外侧拉链袋/个;exterior=外侧;side pouch=侧袋/个;mesh side pouch=网眼侧袋/个;foam padded=泡棉加垫;oversized=宽松;locker loop=挂环/个;laptop sleeve=电脑隔层/个;padded laptop sleeve=加垫电脑隔层/个;plimsolls=帆布鞋/双;canvas shoes=帆布鞋/双;lace up front=前系带设计;slip on style=一脚蹬款式;buckle=扣/个;buckle clasp=针扣/个;clasp=扣/个;band=带子/条;nickel=镍;grooved sides=侧面凹槽;easy grip=好握;sand fill=沙子填充;supportive base=支撑底座/个;foam grips=泡棉握把/个;pushup grips=俯卧撑支架/副;cardio ball=健身球/个;workout short,workout shorts=训练短裤/条;gym pant,gym pants=训练裤/条;gym tank=训练背心/件;warm up pant,warm up pants=热身裤/条;yoga hoodie=瑜伽连帽衫/件;yoga pants=瑜伽裤/条;pant=裤子/条;short=短裤/条;sport watch,sports watch=运动手表/块;digital watch=电子表/块;grain=谷物;coloured hair,colored hair=染过的头发;poster=海报/张;carrot juice=胡萝卜汁/瓶;juice=果汁/瓶;squeezed,freshly squeezed=鲜榨;pure=纯;feathers=羽毛
`);

/** Words of care, sport, play and pets. */
export const LIFE = table(`
  serum=精华液/瓶;face serum=面部精华液/瓶;moisturizer,moisturiser=面霜/瓶;cream=面霜/瓶;lotion=乳液/瓶;sunscreen=防晒霜/支;mineral sunscreen=物理防晒霜/支;cleanser=洁面乳/支;toner=爽肤水/瓶;mask=面膜/片;oil=精油/瓶
  lipstick=口红/支;mascara=睫毛膏/支;foundation=粉底液/瓶;shampoo=洗发水/瓶;conditioner=护发素/瓶;soap=香皂/块;perfume=香水/瓶;hand cream=护手霜/支;body lotion=身体乳/瓶;lip balm=润唇膏/支
  hyaluronic acid=玻尿酸;vitamin c=维生素C;vitamin b5=维生素B5;vitamin e=维生素E;niacinamide=烟酰胺;retinol=视黄醇;salicylic acid=水杨酸;glycerin=甘油;shea butter=乳木果油;aloe vera=芦荟;zinc oxide=氧化锌
  titanium dioxide=二氧化钛;oxybenzone=氧苯酮;ceramides=神经酰胺;collagen=胶原蛋白;peptides=多肽;jojoba oil=荷荷巴油;argan oil=摩洛哥坚果油;coconut oil=椰子油;tea tree oil=茶树精油;green tea extract=绿茶提取物;white tea=白茶
  parabens,paraben=对羟基苯甲酸酯;sulfates,sulfate,sulphates,sulphate=硫酸盐;silicones=硅油;alcohol=酒精;fragrance,perfume free=香精;gluten=麸质;lactose=乳糖;added sugar=添加糖;preservatives=防腐剂;mineral oil=矿物油
  bpa=双酚A;phthalates=邻苯二甲酸酯;latex=乳胶;lead=铅;palm oil=棕榈油;artificial colors,artificial colours=人工色素;microplastics=塑料微粒;chemicals=化学添加
  sensitive skin=敏感肌;dry skin=干性肌肤;dry and sensitive skin=干性和敏感性肌肤;oily skin=油性肌肤;combination skin=混合性肌肤;all skin types=各种肤质;face=面部;body=身体;eyes=眼部;broad spectrum=广谱防晒;tube=管装/支;pump bottle=按压瓶/个;hydrating=保湿
  toothbrush=牙刷/支;electric toothbrush=电动牙刷/支;sonic electric toothbrush=声波电动牙刷/支;brush head=刷头/个;cleaning mode=清洁模式/种;hair dryer=吹风机/个;ionic hair dryer=负离子吹风机/个;cool shot button=冷风键/个
  cool shot=冷风;diffuser=扩散风嘴/个;nozzle=风嘴/个;concentrator nozzle=集风嘴/个;shaver=剃须刀/把;razor=剃须刀/把;trimmer=修剪器/个;straightener=直发器/个;curling iron=卷发棒/根;ceramic plates=陶瓷发热板;bathtub=浴缸/个
  yoga mat=瑜伽垫/张;dumbbell=哑铃/个;resistance bands=弹力带/条;treadmill=跑步机/台;bike=自行车/辆;exercise bike=健身车/辆;game ball,match ball=比赛用球/个;game basketball=比赛用篮球/个;exercise ball,fitness ball,stability ball,stasis ball=健身球/个;hand pump=手动打气筒/个;ball=球/个;tent=帐篷/顶;sleeping bag=睡袋/个;poles=杆/根;stakes=地钉/根;vestibule=门厅/个
  gears=速/速;disc brakes=碟刹;brake=刹车/个;pedal=脚踏/个;helmet=头盔/顶;shower=淋浴;building blocks set,building blocks=积木套装/套;blocks=积木/块;puzzle=拼图/幅;puzzle pieces=拼图块/块;plush=毛绒;toy=玩具/件
  doll=玩偶/个;crayons=蜡笔/支;pencils=铅笔/支;markers=马克笔/支;notebook=笔记本/本;pages=页/页;pen=笔/支;paper=纸/张;ink=墨水;hardcover=精装;paperback=平装;dog food=狗粮/袋;cat food=猫粮/袋;puppies=幼犬/只;kittens=幼猫/只
  dogs=狗狗/只;cats=猫咪/只;chicken=鸡肉;salmon=三文鱼;protein=蛋白质;fiber,fibre=膳食纤维;sugar=糖;calories=大卡;sodium=钠;dark chocolate=黑巧克力;chocolate=巧克力;cocoa=可可;almonds=巴旦木;nuts=坚果;honey=蜂蜜
  olive oil=橄榄油;extra virgin olive oil=特级初榨橄榄油;arabica beans=阿拉比卡咖啡豆;arabica=阿拉比卡;beans,coffee beans=咖啡豆;tea bags=茶包/个;green tea=绿茶;black tea=红茶;matcha=抹茶;spices=香料;salt=盐;single origin=单一产地
  medium roast=中度烘焙;dark roast=深度烘焙;light roast=浅度烘焙;resealable bag=自封袋/个;individually wrapped=独立包装;sachet=小袋/袋;capsule=胶囊/粒;scoop=勺子/个;vegetarian=素食;keto=生酮;kosher=犹太洁食
  stroller=婴儿车/辆;car seat=安全座椅/个;crib=婴儿床/张;diaper,diapers,nappies=纸尿裤/片;pacifier=安抚奶嘴/个;bib=围兜/条;newborns=新生儿/名;toddlers=幼儿/名;infants=婴儿/名;boys=男孩/名;girls=女孩/名
  rear pockets=后袋/个;sunroof=天窗/个;tires,tyres=轮胎/条;steering wheel=方向盘/个;dash cam=行车记录仪/台;parking mode=停车监控;loop recording=循环录像;strings=弦/根;guitar=吉他/把;spruce top=云杉面板;mahogany=桃花心木
  rosewood fingerboard=玫瑰木指板/块;keys=键/键;weighted keys=配重琴键;gig bag=琴包/个;capo=变调夹/个;picks=拨片/片;tuner=调音器/个
`);
