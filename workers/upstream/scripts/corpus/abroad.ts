/** By thing (the glossary's English word): a sentence of an English page, and the phrases in which Chinese says it, as a person accepted them. */
export type Told = Readonly<Record<string, readonly (readonly [sentence: string, phrases: readonly string[]])[]>>;

/** Sentences as shops write them, of goods of many kinds; what denies, compares or is sold apart has no phrases. */
export const ABROAD: Told = {
  "hair dryer": [
    [
      "Foldable travel hair dryer with dual voltage, 1600W, 2 heat settings, and compact carry pouch.",
      ["可折叠", "2档温度", "小巧便携收纳袋", "双电压", "功率1600瓦"],
    ],
    [
      "Lightweight hair dryer with ionic technology, 3 heat settings, 2 speed settings and a concentrator nozzle.",
      ["轻便", "负离子技术", "3档温度", "2档风速", "集风嘴"],
    ],
    ["Reduces frizz and drying time.", ["减少毛躁和吹干时间"]],
  ],
  "beard trimmer": [
    [
      "Precision beard trimmer with 20 length settings (0.5-10mm), titanium blades, 60-minute cordless runtime, and washable head.",
      ["20档长度调节", "钛刀片", "60分钟无线续航", "可水洗刀头"],
    ],
    ["It comes with 6 attachment heads, a travel lock and an LED display.", ["6个替换头", "旅行锁定功能", "LED显示屏"]],
  ],
  "air fryer": [
    [
      "Large-capacity digital air fryer with touchscreen controls, 8 presets, and transparent viewing window.",
      ["大容量", "触屏操作", "8个预设程序", "可视窗"],
    ],
    ["Feeds families of 4-6.", ["够4-6人一家吃"]],
    ["It features dual baskets, a non-stick coating and automatic shut-off.", ["双炸篮", "不粘涂层", "自动断电"]],
    ["Perfect for frying, roasting, baking and reheating.", ["适合煎炸、烤、烘焙"]],
  ],
  "pedestal fan": [
    ["Adjustable-height pedestal fan with 3 speeds, oscillation, and tilt adjustment.", ["高度可调", "3档风速", "摇头功能", "俯仰可调"]],
  ],
  humidifier: [
    [
      "Smart humidifier with humidity sensor, auto mode, app control, and 40-hour runtime.",
      ["湿度传感器", "自动模式", "手机App控制", "40小时续航"],
    ],
    ["Covers rooms up to 50m2.", ["适用面积最大50平方米"]],
  ],
  "coffee machine": [
    [
      "Fully automatic bean-to-cup espresso machine with ceramic grinder, 15-bar pressure system, and intuitive touch display.",
      ["全自动，咖啡豆现磨现煮", "陶瓷磨豆器", "15巴压力", "触控显示屏"],
    ],
    ["It has a removable drip tray, a water tank and a steam wand.", ["可拆接水盘", "水箱", "蒸汽棒"]],
  ],
  "drip coffee maker": [
    [
      "Programmable drip coffee maker with thermal carafe, adjustable brew strength, and 24-hour timer.",
      ["可编程", "保温壶", "浓度可调", "24小时定时器"],
    ],
    ["Brews up to 12 cups.", ["一次最多煮12杯"]],
  ],
  "air purifier": [
    ["High-performance tower air purifier for rooms up to 80m2.", ["性能强劲", "适合80平方米以内的房间"]],
    ["Features a true HEPA filter, an activated carbon filter and a quiet mode.", ["HEPA滤网", "活性炭滤网", "静音模式"]],
    ["Removes allergens, smoke, and odors.", ["去除过敏原、烟味和异味"]],
  ],
  "food processor": [
    [
      "Versatile food processor with 1000W motor, stainless steel S-blade, slicing and shredding discs, dough hook, and citrus press attachment.",
      ["1000瓦电机", "不锈钢S型刀片", "切片切丝盘", "和面钩", "榨橙配件"],
    ],
  ],
  "garment steamer": [
    [
      "Portable handheld steamer with 200ml tank, 25-second heat-up, and continuous steam for quick touch-ups on hanging garments.",
      ["便携手持", "200毫升水箱", "25秒预热", "连续蒸汽"],
    ],
  ],
  "robot vacuum": [
    [
      "Smart robot vacuum with gyroscope navigation, 2500Pa suction, 120-minute runtime, slim 7cm profile, and app scheduling.",
      ["陀螺仪导航", "2500帕吸力", "120分钟续航", "7厘米纤薄机身", "手机App控制"],
    ],
    ["Auto-returns to charging dock.", ["自动回充"]],
  ],
  "vacuum cleaner": [
    [
      "Lightweight cordless stick vacuum with 35-minute runtime, motorized brush head, LED headlights, and 2-in-1 design that converts to a handheld.",
      ["轻便无线", "35分钟续航", "电动刷头", "LED照明灯"],
    ],
  ],
  blender: [
    [
      "Professional-grade blender with 1500W motor, variable speed dial, pulse function, and BPA-free Tritan jug.",
      ["1500瓦电机", "无级调速", "点动功能", "不含双酚A的Tritan搅拌杯"],
    ],
    ["Crushes ice and blends frozen fruit effortlessly.", ["能打碎冰块", "搅打冷冻水果"]],
  ],
  "electric kettle": [
    [
      "Rapid-boil electric kettle with concealed element, 360-degree swivel base, water level indicator, and auto shut-off.",
      ["快速煮沸", "隐藏式加热盘", "360度旋转底座", "水位窗", "自动断电"],
    ],
    ["Boils a full kettle in under 3 minutes.", ["烧开一壶水不到3分钟"]],
  ],
  "tower fan": [
    [
      "Slim oscillating tower fan with 3 speed settings, natural breeze mode, 8-hour timer, and remote control.",
      ["纤薄，可左右摇头", "3档风速", "自然风模式", "8小时定时器", "遥控器"],
    ],
  ],
  toaster: [
    [
      "Wide 4-slice toaster with independent dual controls, 7 browning levels, bagel mode, and high-lift lever for smaller items.",
      ["左右独立控制", "7档烤色", "贝果模式", "高位提升杆"],
    ],
  ],
  perfume: [
    [
      "It is an elegant and mysterious fragrance, featuring notes of grapefruit, rose, and sandalwood.",
      ["优雅神秘", "西柚、玫瑰、檀香香调"],
    ],
    ["Perfect for evening occasions.", ["适合晚间场合"]],
    ["It does not contain rose or musk.", []],
  ],
  "hand soap": [["It cleanses and moisturizes your hands, leaving them feeling fresh and soft.", ["清洁、滋润双手"]]],
  "body lotion": [["It absorbs quickly and helps keep the skin hydrated and healthy.", ["吸收快", "肌肤水润不干"]]],
  spatula: [
    ["The Bamboo Spatula is a versatile kitchen tool made from eco-friendly bamboo.", ["环保竹材质"]],
    ["Ideal for flipping, stirring, and serving various dishes.", ["适合翻面、翻炒"]],
  ],
  knife: [
    ["The Chef Knife is an essential kitchen tool for chopping, slicing, and dicing.", ["适合切块、切片、切丁"]],
    ["Its sharp blade and ergonomic handle make it a reliable choice for food preparation.", ["锋利刀刃", "人体工学手柄"]],
  ],
  apples: [["Fresh and crisp apples, perfect for snacking or incorporating into various recipes.", ["新鲜爽脆", "适合当零食"]]],
  phone: [
    [
      "The X is a flagship smartphone featuring a bezel-less OLED display, facial recognition technology (Face ID), and impressive performance.",
      ["旗舰款", "无边框OLED屏幕", "人脸识别"],
    ],
    [
      "It features an in-display fingerprint sensor, a high-resolution display, and advanced camera capabilities.",
      ["屏下指纹识别", "高分辨率屏幕"],
    ],
    ["Better than any phone with an AMOLED display.", []],
  ],
  earbuds: [
    [
      "With magnetic earbuds and up to 12 hours of battery life, they are ideal for everyday use.",
      ["磁吸耳塞", "续航最长12小时", "适合日常使用"],
    ],
    ["They come with silicone ear tips and a charging case.", ["硅胶耳塞", "充电盒"]],
  ],
  laptop: [
    [
      "It is a slim and stylish laptop with a high-resolution touchscreen display, a backlit keyboard and long battery life.",
      ["纤薄时尚", "高分辨率触摸屏", "背光键盘", "长续航"],
    ],
    ["The laptop cannot be used with an external display.", []],
  ],
  watch: [
    ["With a black dial and date complication, it exudes sophistication.", ["黑色表盘", "日期显示"]],
    ["With a stainless steel case and automatic movement, it combines precision and style.", ["不锈钢表壳", "自动机芯"]],
    ["With a comfortable strap and a simple yet elegant design, it complements various styles.", ["舒适表带"]],
  ],
  sunglasses: [
    [
      "The Black Sunglasses are a classic and stylish choice, featuring a sleek black frame and tinted lenses.",
      ["经典时尚", "黑色镜框", "有色镜片"],
    ],
  ],
  backpack: [
    [
      "With a sleek white design and ample storage space, it's perfect for both casual and on-the-go styles.",
      ["白色外观，线条利落", "收纳空间充足", "适合日常出门"],
    ],
    ["It has two exterior pockets, a padded laptop sleeve and padded shoulder straps.", ["两个外袋", "电脑隔层", "加垫肩带"]],
    ["Two pockets are sold separately with the rain cover.", []],
  ],
  dress: [
    ["It features a V neckline, puff sleeves and a flattering silhouette.", ["V领", "泡泡袖", "显瘦版型"]],
    ["Perfect for weddings, parties and special occasions.", ["适合婚礼、聚会、特别场合"]],
    ["It comes with a hidden zipper and adjustable straps.", ["隐形拉链", "可调节肩带"]],
  ],
  "T-shirt": [
    ["This oversized t-shirt is made of 100% organic cotton.", ["100%有机棉材质"]],
    ["With short sleeves, a round neck and a stylish chest pocket.", ["短袖", "圆领", "时尚胸袋"]],
  ],
  jacket: [
    ["Features an adjustable hood, ribbed cuffs and deep pockets.", ["可调节帽子", "罗纹袖口", "大容量口袋"]],
    ["With a soft fleece lining and water-repellent exterior, it keeps you warm.", ["抓绒内里", "防泼水面料", "保暖"]],
    ["Made of breathable fabric.", ["采用透气面料制成"]],
  ],
  "running shoes": [
    ["A cushioned midsole brings comfort to each step.", ["缓震中底"]],
    ["The durable rubber outsole grips the pavement for added stability.", ["耐磨橡胶外底"]],
    ["Lightweight running shoes with a breathable mesh upper and a memory foam insole.", ["轻量跑鞋，带透气网面和记忆棉鞋垫"]],
  ],
  "mesh strainer": [["It is a versatile tool for sifting dry ingredients.", ["适合过筛干性食材"]]],
  sneakers: [["Perfect for casual wear, these trainers are great for everyday use.", ["适合日常穿搭、日常使用"]]],
  lipstick: [["With a creamy formula and a matte finish, it is perfect for parties.", ["绵密配方", "哑光质感", "适合聚会"]]],
  "picture frame": [["With multiple photo slots, it tells the story of your loved ones.", ["多个相片位"]]],
  lamp: [["With a modern design, it provides both ambient and task lighting, enhancing the atmosphere.", ["设计现代", "氛围光和工作照明"]]],
  "plant pot": [
    ["It has drainage holes and a saucer.", ["排水孔"]],
    ["Ideal for indoor and outdoor use.", ["适合室内外使用"]],
  ],
  sofa: [
    ["It has removable cushions, metal legs and storage space.", ["可拆坐垫", "金属腿", "收纳空间"]],
    ["The sturdy wooden frame is built to last.", ["结实木框架"]],
  ],
  rug: [
    ["Features a non-slip backing and a soft texture, perfect for bedrooms and living rooms.", ["防滑底", "手感柔软", "适合卧室、客厅"]],
  ],
  tent: [
    ["It comes with a steel frame, mesh windows and a carrying bag.", ["钢架", "网窗", "便携袋"]],
    ["Not suitable for winter camping with snow.", []],
  ],
  "yoga mat": [["Non-slip yoga mat with a carrying strap, ideal for yoga and fitness.", ["适合瑜伽、健身"]]],
  "dog bed": [
    ["The washable cover is removable.", ["可水洗外罩可拆卸"]],
    ["For dogs up to 35 kg.", ["适合35公斤以内的狗狗"]],
  ],
  drill: [
    ["Cordless drill with variable speed trigger, LED work light and two batteries.", ["无线", "无级调速开关", "LED工作灯", "两块电池"]],
  ],
  "lunch box": [
    ["With compartments for different foods, it's perfect for on-the-go dining.", ["适合带饭"]],
    ["It has an airtight lid and is dishwasher safe.", ["密封盖"]],
  ],
  "water bottle": [["Features double wall insulation, a straw lid and a carabiner clip.", ["双层保温", "吸管盖", "登山扣"]]],
  telescope: [["It comes with a smartphone adapter, a finderscope and a nylon backpack.", ["手机支架", "寻星镜", "尼龙背包"]]],
  toy: [
    ["Features moving parts, realistic details and rounded edges.", ["可动部件", "逼真细节", "圆角边缘"]],
    ["Colorful toy with lights and sounds.", ["彩色玩具，带灯和音效"]],
  ],
  notebook: [["Hardcover notebook with an elastic band, a pen loop and thick pages.", ["松紧带", "笔插", "加厚纸张"]]],
  keyboard: [["Wireless keyboard with RGB backlighting, hot-swappable switches and a numeric keypad.", ["无线", "RGB灯效", "数字小键盘"]]],
  monitor: [
    ["It has an IPS panel, a high refresh rate and a height-adjustable stand.", ["IPS面板", "高刷新率", "可升降支架"]],
    ["A 49-inch monitor with dual 27 inch screen side by side.", []],
  ],
  camera: [
    [
      "Features high-speed continuous shooting, a swivelling touchscreen and 4K video recording.",
      ["高速连拍", "可旋转触摸屏", "4K视频拍摄"],
    ],
  ],
  speaker: [
    [
      "Portable speaker with 12 hours of battery life, deep bass and Bluetooth connectivity.",
      ["便携", "续航12小时", "低音强劲", "蓝牙连接"],
    ],
    ["It features premium sound quality and a built-in microphone.", ["音质清晰", "内置麦克风"]],
  ],
  suitcase: [["Hardshell suitcase with spinner wheels, a TSA lock and a telescopic handle.", ["万向轮", "TSA海关锁", "伸缩拉杆"]]],
  stroller: [
    ["Foldable stroller with a five-point harness, lockable wheels and an adjustable recline.", ["可折叠", "可锁滚轮", "靠背可调"]],
  ],
  necklace: [
    ["It features a crystal pendant and an adjustable chain.", ["水晶吊坠", "可调链条"]],
    ["Made of sterling silver.", ["采用925银制成"]],
  ],
  "car charger": [["Compact car charger with two USB ports and fast charging support.", ["小巧", "两个USB接口", "支持快充"]]],
};
