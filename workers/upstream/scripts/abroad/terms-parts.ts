import { table } from "./table.ts";

/** Parts, materials, ingredients, uses and users of goods of every kind; what other tables say goes before. */
export const PARTS_AND_USES = table(`
  gusset=裆部拼片/块;crotch gusset=裆部拼片/块;placket=门襟/处;hemline=下摆/处;neckline=领口/处;yoke=过肩/处;side slits,side slit=侧开衩/处;slit=开衩/处;pleat,pleats=褶/道
  thumbhole,thumbholes,thumb holes=拇指孔/个;thumbhole cuffs=拇指孔袖口/处;toggle=绳扣/个;spaghetti straps=细肩带/条;back yoke=后过肩/处;cutout=镂空/处;detailing=细节/处
  graphic print=图案印花/处;allover print,all over print=满版印花/处;piping=滚边/条;overlock seams=包缝/道;outseam=外缝/道;kangaroo pouch=袋鼠兜/个;slash pockets=斜插袋/个
  secret pocket=暗袋/个;ticket pocket=票袋/个;molded cups=模杯/个;underwire=钢圈/个;underband=下围带/条;hook closure=钩扣/处;synthetic fill=合成填充;fill power=蓬松度
  powder coating=粉末涂层/层;lacquer=漆面;glaze=釉面;patina=包浆;silhouette=廓形/种;load capacity=承重;maximum load=最大承重
  sole unit=鞋底/个;tread=鞋底花纹/种;heel counter=后跟杯/个;heel tab=后跟提带/个;pull tab=提拉带/个;padded tongue=加垫鞋舌/个;eyelets=鞋眼/个;shaft height=筒高;platform=厚底/个
  composite toe=复合材料鞋头;hook and loop strap=魔术贴带/条
  divider,dividers=隔板/块;flap=翻盖/个;grab handle=提手/个;cross body strap=斜挎带/条;zip pull,zipper pull=拉链头/个;snap=按扣/颗;combination lock=密码锁/把;d ring=D形环/个
  rfid protection,rfid blocking=RFID防盗刷;id window=证件窗/个;bill compartment=钞票夹层/个
  hour markers=时标/个;japanese movement=日本机芯/个;lug width=表耳宽;deployment clasp,deployant clasp=折叠扣/个;toggle clasp=OT扣/个;emerald=祖母绿/颗;amethyst=紫水晶/颗
  opal=欧泊/颗;onyx=黑玛瑙/颗;topaz=黄玉/颗;garnet=石榴石/颗;moonstone=月光石/颗;vermeil=镀金银;ear hooks=耳钩/个;post backs=耳堵/个;lenses=镜片/片;temple length=镜腿长;nose pads=鼻托/个
  acetate=板材
  touch display=触摸屏/块;contrast ratio=对比度;viewing angle=可视角度;pixel density=像素密度;megapixels,megapixel=百万像素;aperture=光圈;focal length=焦距
  image sensor=图像传感器/个;face recognition=人脸识别;firmware=固件;audio jack=音频接口/个;aux input=AUX输入;connectors=接头/个;base station=底座/个;frequency response=频率响应
  impedance=阻抗;deep bass=深沉低音;sound quality=音质;ear cups=耳罩/个;ear pads=耳垫/个;on off switch=电源开关/个;indicator light=指示灯/个;touchpad=触控板/块;wattage=功率
  cooling fan=散热风扇/个;heating element=加热元件/个;compressor=压缩机/个;carbon filter=活性炭滤网/个;sleep mode=睡眠模式;eco mode=节能模式;preset,presets=预设/个
  back rest=靠背/个;kickstand=支架/个;wall bracket=墙面支架/个;sliding door=推拉门/扇;button tufted,tufted=拉扣;slat,slats=板条/根;wooden slats=木板条/根
  high density foam=高密度泡棉;pile height=绒高;rod pocket=穿杆袋/个;beeswax=蜂蜡;drainage hole,drainage holes=排水孔/个;saucer=托盘/个;particle board=刨花板;rubberwood=橡胶木
  paulownia=泡桐木;reclaimed wood=回收木;slate=岩灰色;seagrass=海草;felt=毛毡;galvanized steel=镀锌钢;zinc alloy=锌合金;alloy=合金;aluminum alloy,aluminium alloy=铝合金
  magnesium alloy=镁合金;fibreglass=玻璃纤维;polypropylene=聚丙烯;polyethylene=聚乙烯;polyurethane,pu=聚氨酯;pvc=PVC;tritan=Tritan;tpu=TPU;tpe=TPE;neoprene=氯丁橡胶
  ballistic nylon=弹道尼龙;oxford cloth,oxford fabric=牛津布;cordura=CORDURA;nonwoven fabric=无纺布;vinyl=乙烯基;cardboard=纸板;kraft paper=牛皮纸
  flip lid=翻盖/个;spout=壶嘴/个;pour spout=倒水嘴/个;rim=边缘/处;stay cool handle=隔热手柄/个;wooden handle=木柄/个;comfort grip=舒适握把/个;crumb tray=面包屑盘/个;dough hook=和面钩/个
  recipe,recipes=食谱/份;ounce capacity=盎司容量;slices=片;induction compatible=适用电磁炉;compatible with all hobs=适用所有炉灶;heat distribution=导热
  even heat distribution=导热均匀;double walled=双层;serrated blade=锯齿刀片/片;full tang=全龙骨;cutting width=切割宽度;no load speed=空载转速;hard case=硬壳收纳盒/个
  carry bag,carrying bag=便携袋/个;pump dispenser=按压泵头/个;dropper=滴管/支;assembly instructions=组装说明/份;assembly hardware=组装五金;mounting hardware=安装五金
  guy lines=风绳/根;comfort rating=舒适温标;stuff sack=收纳袋/个;compression sack=压缩袋/个;carry sack=收纳袋/个;handlebar,handlebars=车把/个;chain guard=链罩/个
  kick stand=脚撑/个;reflective detailing=反光细节;handgrips=握把/个;calorie counter=卡路里计数;bounce=弹性;core strength=核心力量;flexibility=柔韧度;range of motion=活动范围
  fins=尾鳍/片;sweet spot=甜区;string tension=穿线磅数;club head=杆头/个;bristles=刷毛;soft bristles=软刷毛;nylon bristles=尼龙刷毛;natural bristles=天然刷毛;bricks=积木/块
  game board=棋盘/块;ruled pages=横线页;lined pages=横线页;blank pages=空白页;spiral binding=螺旋装订;elastic closure=松紧封带/条;bookmark ribbon=书签带/条;refill,refills=替芯/支
  brows=眉毛;pores=毛孔;wrinkles,fine lines=细纹;dark circles=黑眼圈;blemishes=瑕疵;dark spots=色斑;moisture=水分;nourishment=滋养;glow=光泽;pigment=色粉;high pigment=高显色
  spf=SPF;glycolic acid=乙醇酸;top notes=前调;heart notes,middle notes=中调;base notes=后调;carbohydrates=碳水化合物;calcium=钙;magnesium=镁;potassium=钾
  antioxidants=抗氧化成分;omega 3=Omega-3;electrolytes=电解质;artificial flavors,artificial flavours=人工香精;additives=添加剂;shelf life=保质期;best before=保质期
  tasting notes=风味描述;flavour,flavors=口味/种;hazelnut=榛子;peanut,peanuts=花生;cashew,cashews=腰果;pecan=碧根果;raisins=葡萄干;cranberry,cranberries=蔓越莓;blueberry=蓝莓
  garlic=大蒜;onion=洋葱;chili,chilli=辣椒;tomato=番茄;oregano=牛至;wheat=小麦;soy=大豆;robusta=罗布斯塔;beef=牛肉;tuna=金枪鱼
  athletes=运动员;runners=跑者;hikers=徒步者;cyclists=骑行者;swimmers=泳者;gamers=玩家;teachers=教师;artists=艺术家;musicians=乐手;travelers,travellers=旅行者;families=家庭
  surfing=冲浪;sailing=航海;gardening=园艺;cooking=烹饪;baking=烘焙;grilling=烧烤;gifts,gift=礼物;porch=门廊;commuting=通勤;business trips=商务出行;weekend trips=周末出行
  studying=学习;reading=阅读;writing=书写;drawing=绘画;painting=绘画;sketching=素描;photography=摄影;meetings=会议;sleeping=睡眠;relaxation=放松;meditation=冥想;massage=按摩
  spa=水疗;skincare,skin care=护肤;makeup=化妆;styling=造型;organization=收纳;cleaning=清洁;repairs=维修;woodworking=木工;crafts,crafting=手工;sewing=缝纫;knitting=编织
  uv protection=UV防护;sun protection=防晒;upf=UPF;moisture control=湿度控制;stain protection=防污;wind protection=防风;knee protection=护膝;surge protection=电涌保护
  hanging loop=挂环/个;hanging hole=挂孔/个;air circulation,airflow,air flow=空气流通;breathability=透气性;warmth=保暖;durability=耐用性;stability=稳定性;visibility=能见度
  privacy=隐私;freedom of movement=活动自如;mobility=活动性;water resistance rating=防水等级;ip rating=防护等级;oeko tex certified=OEKO-TEX认证;fsc certified=FSC认证
  gots certified=GOTS认证;ce certified=CE认证;energy star certified=能源之星认证;fda approved=FDA批准;ul listed=UL认证
`);
