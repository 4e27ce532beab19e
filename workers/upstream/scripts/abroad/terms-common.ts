import { table } from "./table.ts";

/** Words of every shop: qualities, parts, what is in the box. */
export const COMMON = table(`
  adjustable=可调节;leisure=休闲;lounge=休闲;removable,detachable=可拆卸;foldable,folding,collapsible=可折叠;portable=便携;lightweight,light weight=轻量
  waterproof,water proof=防水;water resistant,water repellent=防泼水;dustproof,dust proof=防尘;usa=美国;uk=英国;shockproof,shock proof=防震
  rechargeable=可充电;replaceable=可更换;reusable=可重复使用;washable=可水洗;machine washable=可机洗;stackable=可叠放
  leakproof,leak proof=防漏;spill proof=防溢;non slip,anti slip,slip resistant=防滑;scratch resistant=防刮;rustproof,rust proof=防锈
  non stick,nonstick=不粘;heat resistant=耐热;stain resistant=防污;windproof,wind proof=防风;breathable=透气;quick dry,quick drying=速干
  soft=柔软;quiet,silent=静音;slim=纤薄;thin=薄;thick=加厚;wide=宽;big=大;wide aspect ratio=宽屏比例;large=大号;small=小号;medium=中号;extra large=加大号;compact=小巧
  mini=迷你;new=新款;dual,double=双;triple=三;single=单;front=前;rear,back=后;side=侧;inner,inside,interior=内;outer,outside=外;top=顶部
  bottom=底部;upper=上部;left=左侧;right=右侧;full=全;flat=平;round=圆形;square=方形;rectangular=长方形;curved=曲面;oval=椭圆形
  manual=手动;automatic=自动;electric=电动;smart=智能;digital=数字;mechanical=机械;wireless=无线;hands free=免提;wired=有线;cordless=无线;built in=内置
  integrated=一体式;ergonomic=人体工学;padded=加垫;reinforced=加固;insulated=保温;double wall=双层;handmade,hand made=手工制作
  natural=天然;synthetic=合成材料;synthetic materials=合成材料;synthetic leather=合成革;manmade,man made=人造材料;resin=树脂;organic=有机;recycled=再生;vegan=纯素;classic=经典款;modern=现代;seamless=无缝;elastic=弹力;stretch,stretchy=弹力
  magnetic=磁吸;hidden=隐藏式;sturdy=稳固;durable=耐用;flexible=柔性;rotating,swivel=可旋转;tilting,tiltable=可倾斜;extendable=可伸缩
  retractable=可伸缩;refillable=可重复灌装;fast,quick,rapid=快速;easy to clean=易清洗;easy to use=操作简单;easy to install=安装简单;unisex=男女通用
  microwave oven=微波炉/台;cricket=板球;tartan=苏格兰格纹;man=男士;woman=女士;girl=女孩;boy=男孩;glass cap=玻璃盖/个;2 slice=两片式;4 slice=四片式;bagless=无尘袋;upright=立式;ultrasonic=超声波;ionic=负离子;multigroom=多功能理容;bean to cup=现磨;slr camera=单反相机/台;digital slr,dslr=数码单反;digital slr camera,dslr camera=数码单反相机/台;slr=单反;gaming pc=游戏电脑/台;gaming=游戏;fabric sofa=布艺沙发/张;gold tone=金色;silver tone=银色;mustard=芥末黄;mustard interior=芥末黄内壁;interior=内部;aviator=飞行员款;sleek aviator sunglasses=利落的飞行员款太阳镜
  aviator sunglasses=飞行员款太阳镜
  super durable=十分耐用;highly breathable=透气性好;
  triple-camera system,triple camera system=三摄系统;articulating=可活动;articulating shoulder strap=活动肩带;hairdryer=吹风机/个;tote=托特包/个
  shoulder tote=单肩托特包/个;duffle=旅行袋/个;duffel=旅行袋/个;cushioned insole=缓震鞋垫;padded collar=加垫鞋口;long battery life=长续航
  adjustable fit system=可调佩戴系统;ventilation=通风设计;rubber sole=橡胶鞋底;durable rubber sole=耐用橡胶鞋底
  waterproof leather upper=防水皮革鞋面;leather upper=皮革鞋面;insole=鞋垫;built-in gps=内置GPS
  black=黑色;white=白色;grey,gray=灰色;blue=蓝色;navy=藏青色;red=红色;green=绿色;yellow=黄色;pink=粉色;brown=棕色;beige=米色;silver=银色
  purple=紫色;orange=橙色;transparent,clear=透明;matte,matt=哑光;glossy=亮面;brushed=拉丝;polished=抛光;women's,women,ladies=女士;men's,men=男士
  kids,kids',children's=儿童;baby=婴儿;large capacity=大容量
  handle=手柄/个;grip=握把/个;lid=盖子/个;cover=外罩/个;case=保护壳/个;carry case,carrying case,travel case=便携收纳盒/个;storage bag=收纳袋/个
  storage case,storage box=收纳盒/个;pouch=收纳袋/个;bag=包/个;box=盒子/个;gift box=礼盒/个;strap=带子/条;wrist strap=腕带/条;carry strap=背带/条
  button=按键/个;switch=开关/个;display=显示屏/块;screen=屏幕/块;panel=面板/块;base=底座/个;stand=支架/个;holder=支架/个;legs,leg=腿/条;feet=脚垫/个;underside=底面/个;small parts=小零件/个;particleboard=刨花板;lens=镜片/片;construction=材质;minute=分钟;second=秒;vibrations=振动;rotations=旋转;strokes=冲程;cuts=切割;space,spaces=空间/个
  wheel,caster,castor=滚轮/个;brush=刷子/把;filter=滤网/个;cord,power cord=电源线/根;cable=线/根;hook=挂钩/个;clip=夹子/个;magnet=磁铁/块
  lock=锁/个;key=钥匙/把;hinge=铰链/个;drawer=抽屉/个;shelf=层板/块;compartment=分隔层/个;layer=层/层;tray=托盘/个;tank=水箱/个
  blade=刀片/片;tip=头/个;part,component=部件/个;accessory,accessories=配件/个;manual,user manual=说明书/本;instruction book=说明书/本
  instructions=说明书/份;tool,tools=工具/件;kit=套件/套;set=套装/套;pack=装/包;pair=对/对;piece,pieces,pcs=件/件;size=尺寸/种;color,colour=颜色/种
  mode,program,programme=模式/种;setting=设置/种;level=档/档;speed=档速度/档;position=档位/个;function=功能/种;feature=功能/项;style=款式/款
  design=设计/种;use=用途/种;device=设备/台;user=用户/位;finger=手指/根;hand=手/只;design with=设计;height=高度/档;width=宽度/种;length=长度/种
  weight=重量/种;thickness=厚度/种;diameter=直径/种;capacity=容量/种;volume=容量/种;range=范围/种;area=面积/种;temperature=温度/档
  pressure=压力/档;power=功率/档;voltage=电压/种;performance=性能/种;protection=防护/重;resistance=阻力/档;control=控制/种;operation=操作/种
  remote control,remote=遥控器/个;timer=定时器/个;alarm=闹钟/个;sensor=传感器/个;motor=电机/个;battery=电池/块;adapter,adaptor=适配器/个
  plug=插头/个;socket=插座/个;light,lamp=灯/盏;led light=LED灯/盏;led lighting=LED照明;mirror=镜子/面;bracket=支架/个;screw=螺丝/颗
  surface=表面/个;edge=边缘/条;corner=边角/个;bottom layer=底层;frame=框架/个;body=机身/个;housing=外壳/个;shell=外壳/个;finish=表面处理/种
  coating=涂层/层;lining=内衬/层;filling=填充物/种;material=材质/种;fabric=面料/种;packaging=包装/个;children=儿童/名;adults=成人/名;people,persons=人/个
  home=家用;office=办公室/间;kitchen=厨房/间;bathroom=浴室/间;bedroom=卧室/间;living room=客厅/间;garden=花园/个;car=汽车/辆;travel=旅行
  camping=露营;outdoor,outdoors=户外;indoor,indoors=室内;everyday,daily=日常;beginners=新手/位;water=水;dust=灰尘;sweat=汗水;rain=雨水;oil=油;hair=毛发
  noise=噪音;odor,odour=异味;skin=肌肤;drinks=饮品/杯;food=食物/份;airplanes,planes,aeroplanes=飞机/架;tablet=平板电脑/台;laptop=笔记本电脑/台
  smartphone=智能手机/部;both sides=双面;room=房间/个;floor=地面/块;carpet=地毯/块;hard floors=硬质地面/块;pet hair=宠物毛发;dog=狗/只;cat=猫/只
  dry=干;wet=湿;cold=冷;hot=热;warm=暖;cool=冷;long=长;short=短;high=高;low=低;extra=额外的;spare,replacement=备用;included=含
  gift wrapped=礼品包装;assembled=已组装;durable=耐用;shell=外壳/个;quart=夸脱/夸脱;cup holder=杯架/个;trial=试用/次;night=晚/晚;brand=品牌/个;leading=主流
  power adapter and cable=电源适配器和连接线;silicone ear tips=硅胶耳塞/副;lightweight cream=轻盈面霜/瓶;saucepan=奶锅/个;frypan=平底锅/个;backing=背面;fleece backing=抓绒背面;non slip backing=防滑底;slatted base=排骨架/个;screen protector=屏幕保护膜/张;led light source=LED光源;wired doorbell=有线门铃/个;video doorbell=可视门铃/个;potato chips=薯片/包;transformer=变压器/个;micro sd card=microSD卡/张;microsd card=microSD卡/张;sd card=SD卡/张;memory card=存储卡/张;labels=标签/张;lawns=草坪/块;rooms=房间/间;gardens=花园/个;german=德国;mount=支架/个;sunflower oil=葵花籽油;hardware=配件;light source=光源;cloud storage=云存储;batteries=电池/块;output power=输出功率;
  warranty=质保;guarantee=质保;certification=认证;certificate=证书/份;standard=标准/项;tested=经过测试;approved=经过认证
`);
