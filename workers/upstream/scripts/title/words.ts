/**
 * What the words of a Chinese marketplace's title are. Kinds that say something of the thing: what it is made of, how it is
 * cut or built, what is on it. `goods`: other words for what it is; `audience`, `season`, `style`, `shop`: for whom, when, in which taste, and what sells it; they
 * are nothing that one could look at.
 */
export type WordKind =
  | "fabric"
  | "neck"
  | "sleeve"
  | "fit"
  | "length"
  | "pattern"
  | "detail"
  | "carry"
  | "worn"
  | "sound"
  | "screen"
  | "function"
  | "feel"
  | "goods"
  | "audience"
  | "season"
  | "style"
  | "shop";

/** Words by kind, `|` between; `word>said` where it is said with more than itself; `word>said>English` where English says it. */
export const TITLE_WORDS: Readonly<Record<WordKind, string>> = {
  fabric:
    "新疆棉>>Xinjiang cotton|长绒棉>>long-staple cotton|精梳棉>>combed cotton|有机棉>>organic cotton|棉麻>>cotton and linen|亚麻>>linen|苎麻>>ramie|冰丝>>ice silk|雪纺>>chiffon|蕾丝>>lace|美利奴羊毛>>merino wool|羊羔毛>>lambswool|羊毛>>wool|山羊绒>>cashmere|羊绒>>cashmere|莫代尔>>modal|莱赛尔>>lyocell|天丝>>Tencel|铜氨丝>>cupro|醋酸>>acetate|珊瑚绒>>coral fleece|法兰绒>>flannel|皮革>>leather|摇粒绒>>fleece|天鹅绒>>velvet|金丝绒>>velvet|丝绒>>velvet|灯芯绒>>corduroy|华夫格>>waffle fabric|双面呢>>double-faced wool|毛呢>>wool cloth|鹿皮绒>>faux suede|涤纶>>polyester|锦纶>>nylon|尼龙>>nylon|牛津布>>Oxford cloth|帆布>>canvas|小牛皮>>calfskin|牛皮>>cowhide|小羊皮>>lambskin|羊皮>>sheepskin|翻毛皮>>suede|鱼子酱皮|十字纹皮|网纱>>mesh|白鹅绒>>white goose down|白鸭绒>>white duck down|鹅绒>>goose down|鸭绒>>duck down|羽绒>>down|竹纤维>>bamboo fiber|粗棉线>>coarse cotton yarn|全棉>纯棉|纯棉>>pure cotton|真丝>>real silk|桑蚕丝>>mulberry silk|牛仔布>>denim|粗花呢>>tweed|PVC配皮>>PVC and leather|帆布配皮>>canvas and leather|PVC>>PVC",
  neck: "小V领>>V-neck|大V领>>deep V-neck|V领>>V-neck|圆领>>round neck|方领>>square neck|一字领>>boat neck|立领>>stand collar|翻领>>turn-down collar|高领>>high neck|半高领>>mock neck|西装领>>lapels|娃娃领>>Peter Pan collar|POLO领>>polo collar|Polo领>>polo collar|polo领>>polo collar|连帽>>hooded",
  sleeve:
    "短袖>>short sleeves|长袖>>long sleeves|无袖>>sleeveless|七分袖>>three-quarter sleeves|五分袖>>elbow-length sleeves|九分袖>>bracelet-length sleeves|泡泡袖>>puff sleeves|灯笼袖>>lantern sleeves|喇叭袖>>bell sleeves|飞飞袖>>flutter sleeves|落肩袖>>dropped shoulders",
  fit: "宽松>宽松版型>loose fit|修身>修身版型>slim fit|直筒>直筒版型>straight fit|阔腿>阔腿版型>wide legs|收腰>收腰设计>fitted waist|高腰>高腰设计>high waist|束脚>束脚裤口>cuffed hems|A字>A字版型>A-line|包臀>包臀版型>bodycon|廓形>廓形剪裁>boxy cut|微弹>微弹>slightly stretchy|高弹>高弹>very stretchy|弹力>有弹力>stretchy",
  length:
    "短款>>short cut|薄款>薄款>light|加绒>加绒>fleece-lined|中长款>>midi length|长款>>long cut|加长款>>extra long|九分>九分长|七分>七分长|五分>五分长|过膝>过膝长度>below the knee",
  pattern:
    "碎花>碎花图案>floral print|条纹>条纹图案>stripes|横条>横条图案>horizontal stripes|格子>格子图案>checks|格纹>格纹图案>checks|波点>波点图案>polka dots|纯色>>plain color|数码印花>>digital print|印花>印花图案>printed pattern|刺绣>刺绣工艺>embroidery|绣花>绣花工艺>embroidery|提花>提花工艺>jacquard|拼色>拼色设计>two-tone|撞色>撞色设计>contrasting colors|绗缝>绗缝工艺>quilted|十字纹>十字纹|鳄鱼纹>鳄鱼纹>crocodile texture|凹凸条纹|扎染>扎染工艺>tie-dye|珠地网眼>珠地网眼编织",
  detail:
    "系带>系带设计>tie detail|一片式>一片式剪裁>wrap cut|露肩>露肩设计>off the shoulders|露背>露背设计>open back|开叉>开叉设计>slit|镂空>镂空设计>cut-outs|钉珠>钉珠装饰>beading|流苏>流苏装饰>tassels|荷叶边>>ruffles|木耳边|百褶>百褶设计>pleats|拼接>拼接设计>patchwork|水洗>水洗工艺>washed|金扣>金色五金>gold-tone hardware|抽绳>抽绳设计>drawstring|双排扣>>double-breasted|单排扣>>single-breasted",
  carry: "单肩|斜挎|手提|双肩|腋下|链条>链条肩带|长柄>长柄",
  worn: "入耳式>>in-ear|半入耳式>>semi in-ear|头戴式>>over-ear|挂耳式>>ear hooks|颈挂式>>neckband|夹耳式>>ear clips",
  sound:
    "重低音>>deep bass|立体声>>stereo|HiFi>>hi-fi|HIFI>>hi-fi|hifi>>hi-fi|Hi-Res|线控>线控>in-line control|带麦>带麦克风>with microphone",
  screen:
    "Retina屏>>Retina screen|视网膜屏|超曲面OLED环幕屏|OLED屏>>OLED screen|AMOLED屏>>AMOLED screen|珍珠屏>>dewdrop screen|水滴屏>>waterdrop screen|小水滴全面屏|水滴全面屏|刘海屏|曲面屏>>curved screen|全面屏>>full screen|触控全面屏|高清屏|护眼屏|环幕屏",
  function:
    "长续航>>long battery life|高色域|低功耗|高性能|轻薄>>slim and light|超薄>>ultra slim|大内存|鸿蒙>鸿蒙系统>HarmonyOS|自研芯片|双卡双待>>dual SIM|全网通|多功能NFC>NFC>NFC|NFC>>NFC|红外遥控>>infrared remote|屏内指纹>屏内指纹解锁>in-screen fingerprint reader|屏下指纹>屏下指纹解锁>in-screen fingerprint reader|侧边指纹>侧边指纹解锁>side fingerprint reader|面部识别>>face recognition|手机互联|北斗卫星消息|无线充电>>wireless charging|液冷散热>>liquid cooling|全金属机身>>all-metal body|四曲面陶瓷>陶瓷机身|触控栏|蓝牙5.0|蓝牙5.2|蓝牙5.3|降噪>>noise cancelling",
  feel: "清爽型|滋润型|高保湿型|保湿型|控油型|哑光>>matte|雾面>>matte|缎光|水光|丝绒哑光|凉感>凉感面料|干爽>干爽|亲肤>亲肤>gentle on skin|磨砂>磨砂质感",
  goods: "男包|裙子|裙|衣服|体恤|手拿包|家居服|旅行包|打底衫|长裤|裤|礼服|钱夹|两件套装?|三件套装?|套装|智能|运动|网球",
  audience:
    "女士|男士|女式|男式|女款|男款|女童|男童|女生|男生|女装|男装|女神|女友|老婆|男友|老公|少女|少女心|小个子|学生|学生党|儿童|宝宝|婴儿|老人|中老年|情侣|女|男|商务|办公|商务办公|居家|家用|户外|宿舍|电竞|游戏",
  season: "春季|夏季|秋季|冬季|春秋季|春秋|春夏季|春夏|秋冬季|秋冬|夏天|夏装|夏款|夏|四季|20\\d\\d年?新?款?|\\d\\d款",
  style:
    "韩版|韩系|日系|欧美|港风|港味|复古|法式|英伦|学院风|ins风?格?|网红|明星同款|同款|潮牌|潮流|潮|百搭|时尚|时尚轻奢|轻奢|高级感|气质|温柔|淑女|性感|显瘦|敲?显瘦|显白|显高|超仙女|仙女|甜美|文艺|休闲|经典|简约|个性|通勤|初恋|女神范|chic|名媛|小众|设计感|洋气|大气|新潮|街头|工装风",
  shop: "官方|旗舰级|旗舰|大号|中号|小号|正品|新品|新款|现货|包邮|品牌|专柜|集团|精美礼盒|礼盒装?|礼物|生日礼物|情人节|七夕|送女友|送老婆|送男友|父亲节|母亲节|圣诞|表白礼物|最佳选择|爆款|热卖|大码|均码|加大码|国行|移动联通电信|移动联通|支持|版|标配版|高配版|第一代|新蜂精选|海囤全球|全兼容|安卓|苹果手机|通用",
};
