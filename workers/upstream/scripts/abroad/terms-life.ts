import { table } from "./table.ts";

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
