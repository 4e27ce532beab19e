import { table } from "./table.ts";

/** Words of sport, play and the outdoors: things, their parts, and what they are made for. */
export const OUTDOOR = table(`
  trekking poles,trekking pole,hiking poles,hiking pole,walking poles=登山杖/根;carbon fiber trekking poles,carbon fibre trekking poles=碳纤维登山杖/根
  climbing rope=攀岩绳/根;dynamic rope=动力绳/根;rope=绳索/根;climbing shoes,climbing shoe,rock climbing shoes=攀岩鞋/双;climbing=攀岩;rock climbing=攀岩
  climbing harness=攀岩安全带/条
  crampons,crampon=冰爪/副;ice axe=冰镐/把;carabiner,carabiners=快挂/个;quickdraw,quickdraws=快挂/副;belay device=保护器/个;belay loop=保护环/个
  gear loops,gear loop=装备环/个;leg loops,leg loop=腿环/个;adjustable leg loops=可调节腿环/处;waistbelt,waist belt=腰带/条;tie in points=连接点/个
  chalk bag=镁粉袋/个;chalk=镁粉;snowboard=单板滑雪板/块;skis,ski=滑雪板/副;all mountain skis=全山地滑雪板/副;freestyle snowboard=自由式单板滑雪板/块;snowboard boots=单板滑雪靴/双
  ski boots=滑雪靴/双;ski poles=滑雪杖/根;ski jacket=滑雪服/件;ski pants=滑雪裤/条;ski gloves=滑雪手套/副;ski mask=滑雪面罩/个
  goggles=护目镜/副;ski goggles,snow goggles,snowboard goggles=滑雪镜/副;swim goggles,swimming goggles=泳镜/副;bindings,binding=固定器/副;snowshoes=雪鞋/双
  sled=雪橇/个;ice skates=冰鞋/双;anti fog=防雾;anti fog coating=防雾涂层/处;anti fog lens,anti fog lenses=防雾镜片/处
  mirrored lens,mirrored lenses=镀膜镜片/处
  interchangeable lenses=可更换镜片/处;polarized=偏光;polarised=偏光;spherical lens=球面镜片/片;bike helmet,cycling helmet,bicycle helmet=骑行头盔/顶
  ski helmet=滑雪头盔/顶;climbing helmet=攀岩头盔/顶;ventilation channels=通风导流槽/条;air vents,vents=通风口/个;chin strap=下颌带/条;dial fit system=旋钮调节系统/处
  bike computer,cycling computer,biking computer=骑行码表/个;bike light,bike lights=自行车灯/盏;headlight,headlights=前灯/盏;taillight,tail light=尾灯/盏
  bike lock=自行车锁/把;bike pump=打气筒/个;road bike=公路自行车/辆;mountain bike=山地自行车/辆;electric bike,e bike=电动自行车/辆;folding bike=折叠自行车/辆;kids bike=儿童自行车/辆
  training wheels=辅助轮/个;saddle bag=车座包/个;cycling jersey=骑行服/件;cycling shorts=骑行短裤/条;cycling gloves=骑行手套/副
  gps watch=GPS运动手表/块;gps navigator=GPS导航仪/台;handheld gps=手持GPS/台;altimeter=高度计;barometer=气压计;compass=指南针/个;built in compass=内置指南针/处
  preloaded maps=预装地图/处;topographic maps=地形图;route tracking=路线记录;step tracking=计步
  camping tent=露营帐篷/顶;backpacking tent=徒步帐篷/顶;family tent=家庭帐篷/顶;pop up tent=速开帐篷/顶;rainfly=外帐/个;tent poles=帐杆/根
  aluminum poles=铝帐杆/根;down sleeping bag=羽绒睡袋/个;sleeping pad=睡垫/张;air mattress=充气床垫/张;camping chair=露营椅/把
  folding chair=折叠椅/把;camping table=露营桌/张;hammock=吊床/张;lantern=营地灯/盏;camping lantern=营地灯/盏;headlamp=头灯/盏;flashlight,torch=手电筒/支
  camping stove,camp stove=露营炉/个;cooler=保温箱/个;cooler bag=保温袋/个;hydration pack=水袋背包/个;hydration bladder=水袋/个;hydration system=饮水系统/处
  hydration compatible=可配水袋;dry bag=防水袋/个;daypack=日用背包/个;hiking backpack=登山双肩包/个;travel backpack=旅行双肩包/个;school backpack=书包/个
  laptop backpack=电脑双肩包/个;gym bag=健身包/个;waist pack,fanny pack,belt bag=腰包/个;hip belt=腰带/条;adjustable hip belt=可调节腰带
  chest strap,sternum strap=胸带/条;rain cover=防雨罩/个
  shoulder straps=肩带/条;padded shoulder straps=加垫肩带/条;padded straps=加垫肩带/条;adjustable shoulder straps=可调节肩带/条;compression straps=压缩带/条
  multiple compartments=多个分隔层/处;multiple pockets=多个口袋/处;internal pockets=内袋/个;multiple internal pockets=多个内袋/处;shoe compartment=鞋仓/个
  separate shoe compartment=独立鞋仓/处;separate compartment=独立隔层/个;spacious main compartment=宽敞主仓/处;organizer pockets=收纳袋/个;waterproof zippers=防水拉链/处
  water bottle holder=水杯袋/个;laptop pocket=电脑隔层/个
  hiking shoes,hiking shoe=徒步鞋/双;trail shoes=越野鞋/双;trail running shoes,trail running shoe=越野跑鞋/双;running shoe=跑鞋/双;training shoes=训练鞋/双
  walking shoes=健步鞋/双;basketball shoes=篮球鞋/双;tennis shoes=网球鞋/双;football boots,soccer cleats,cleats=足球鞋/双;winter boots,snow boots=雪地靴/双
  rain boots=雨靴/双;work boots=工装靴/双;chelsea boots=切尔西靴/双;ankle boots=短靴/双;water shoes=溯溪鞋/双
  responsive cushioning=回弹缓震/处;cushioning=缓震;cushioned midsole=缓震中底/处;cushioned sole=缓震鞋底/处;grippy outsole=抓地外底/处;durable outsole=耐用外底/处
  rugged outsole=耐磨外底/处;lugged outsole=深齿外底/处;traction=抓地力;ankle support=脚踝支撑/处;toe protection=鞋头防护/处;breathable upper=透气鞋面/处;knit upper=针织鞋面/处
  waterproof membrane=防水膜/层;waterproof upper=防水鞋面/处;waterproof shell=防水面料/处;water resistant shell=防泼水面料/处;windproof shell=防风面料/处;insulated shell=保暖面料/处
  hardshell jacket=硬壳冲锋衣/件;shell jacket=冲锋衣/件;outdoor jacket=户外夹克/件;insulated jacket=保暖夹克/件
  windbreaker=防风夹克/件;fleece jacket=抓绒夹克/件;fleece lining=抓绒内里/处;fleece lined=抓绒内里/处;down filling,down fill=羽绒填充/处
  synthetic insulation=合成保暖棉/处;lightweight insulation=轻薄保暖棉/处;insulation=保暖层;adjustable hood=可调节风帽/处;adjustable cuffs=可调节袖口/处;sealed seams=压胶接缝/处
  hand warmer pockets=暖手袋/个;base layer=打底衣/件;thermal underwear=保暖内衣/套;ski socks=滑雪袜/双;ski cap,ski hat=滑雪帽/顶
  rowing machine=划船机/台;elliptical=椭圆机/台;kettlebell=壶铃/个;barbell=杠铃/副;weight bench=哑铃凳/张;jump rope,skipping rope=跳绳/根
  foam roller=泡沫轴/个;pull up bar=引体向上杆/根;ab roller,ab wheel=健腹轮/个;yoga block,yoga blocks=瑜伽砖/块;yoga strap=瑜伽带/条;boxing gloves=拳击手套/副
  punching bag=沙袋/个;trampoline=蹦床/张;balance board=平衡板/块;massage gun=筋膜枪/把;knee brace,knee support=护膝/副;wrist support=护腕/副;sports bottle=运动水壶/个
  tennis racket,tennis racquet=网球拍/支;badminton racket=羽毛球拍/支;table tennis=乒乓球;ping pong=乒乓球;golf club,golf clubs=高尔夫球杆/支
  golf ball,golf balls=高尔夫球/个;putter=推杆/支;baseball=棒球;baseball glove=棒球手套/只;baseball bat=棒球棒/根;hockey stick=曲棍球杆/根;soccer ball=足球/个
  basketball=篮球/个;volleyball=排球/个;rugby ball=橄榄球/个;goalkeeper gloves=守门员手套/副;shin guards=护腿板/副;home jersey=主场球衣/件;away jersey=客场球衣/件
  surfboard=冲浪板/块;paddle board,paddleboard=桨板/块;kayak=皮划艇/艘;life jacket=救生衣/件;wetsuit=潜水服/件;snorkel=呼吸管/支;snorkel set=浮潜套装/套;swim fins=脚蹼/副
  swim cap=泳帽/顶;beach towel=沙滩巾/条;beach bag=沙滩包/个;fishing rod=鱼竿/根;fishing reel,reel=渔轮/个;tackle box=渔具盒/个;binoculars=双筒望远镜/台;telescope=望远镜/台
  skateboard=滑板/块;longboard=长板/块;roller skates=轮滑鞋/双;inline skates=直排轮滑鞋/双;scooter=滑板车/辆;electric scooter=电动滑板车/辆;frisbee=飞盘/个;dart board=飞镖盘/个
  carbon fiber laminates,carbon fiber construction=碳纤维结构/处;carbon fiber=碳纤维;sintered base=烧结板底/处;camber profile=弓形板型/处;hybrid camber=混合弓形
  rocker profile=摇臂板型/处;steel edges,metal edges=钢边/处;wood core=木芯/处;suspension=避震;front suspension=前避震/处
  full suspension=全避震/处;disc brake=碟刹/处;rim brakes=圈刹/处;carbon frame=碳纤维车架/个;waxed canvas=蜡染帆布;ripstop nylon,rip stop nylon=防撕裂锦纶;ripstop=防撕裂
  waterproof nylon=防水锦纶;durable nylon=耐用锦纶;drawstring closure=抽绳收口/处;buckle system=卡扣系统/处;secure buckle system=稳固卡扣系统/处;roll top closure=卷口设计
  all terrain=全地形;all mountain=全山地;all weather=全天候;all season,four season,4 season=四季;three season,3 season=三季;freestyle=自由式;freeride=自由滑
  backcountry=野雪;mountaineering=登山;backpacking=徒步;trekking=徒步;workout=健身;fitness=健身;sport,sports=运动;sporty=运动风;tactical=战术;racing=竞速
  high performance=高性能;aerodynamic=流线型;aerodynamic design=流线型设计;contoured=贴合曲线;rugged=坚固;weather resistant=耐候;water repellent finish=防泼水处理
  reflective details=反光细节/处;reflective strips=反光条/处;glow in the dark=夜光;impact resistant=抗冲击;impact protection=抗冲击防护/处
  tear resistant=防撕裂;abrasion resistant=耐磨;wear resistant=耐磨;crush resistant=抗压;uv resistant=抗紫外线;odor resistant=抗异味;sweat resistant=防汗
  sweatproof=防汗;inflatable=充气;adjustable fit=可调节佩戴
  color display,colour display,color screen=彩色显示屏/块;high resolution=高分辨率;shock absorbing=减震;zippered=拉链;external=外侧;back panel=背板/块
  breathable back panel=透气背板/块;reflective accents=反光点缀/处;waist strap=腰带/条;adjustable waist strap=可调节腰带/条
`);
