import type { NounRow } from "./entry.ts";

export const BEAUTY: readonly NounRow[] = [
  ["moisturiser", "保湿霜", "moisturizer|face cream|feuchtigkeitscreme|crème hydratante|hidratante|面霜|乳液"],
  ["sunscreen", "防晒霜", "sonnencreme|crème solaire|protector solar|防晒"],
  ["serum", "精华液", "sérum|精华"],
  ["cleanser", "洁面乳", "face wash|reiniger gesicht|nettoyant visage|洗面奶"],
  ["toner", "爽肤水", "gesichtswasser|化妆水"],
  ["face mask", "面膜", "gesichtsmaske|masque visage"],
  ["eye cream", "眼霜", "augencreme|contour des yeux"],
  ["body lotion", "身体乳", "bodylotion|lait corporel"],
  ["lipstick", "口红", "lip gloss|lippenstift|rouge à lèvres|rossetto|помада"],
  ["mascara", "睫毛膏", "тушь"],
  ["foundation", "粉底液", "fond de teint|base de maquillaje"],
  ["eyeshadow", "眼影", "lidschatten|fard à paupières"],
  ["nail polish", "指甲油", "nagellack|vernis à ongles"],
  ["perfume", "香水", "eau de parfum|eau de toilette|fragrance|parfüm|parfum|perfumy|духи"],
  ["shampoo", "洗发水", "shampooing|champú|шампунь"],
  ["conditioner", "护发素", "spülung|après-shampoing"],
  ["hair dye", "染发剂", "hair colour|hair color|haarfarbe|coloration|tinte"],
  ["hair dryer", "吹风机", "haartrockner|föhn|sèche-cheveux|secador|фен"],
  ["straightener", "直发器", "glätteisen|lisseur"],
  ["razor", "剃须刀", "shaver|rasierer|rasoir|afeitadora|бритва"],
  ["toothbrush", "牙刷", "electric toothbrush|zahnbürste|brosse à dents|cepillo de dientes"],
  ["soap", "香皂", "seife|savon|jabón|мыло"],
  ["make-up kit", "彩妆套装", "makeup|make-up|temporary tattoos|schminke|maquillage"],
  ["reading lenses*", "老花镜片", "bralne leče|reading glasses"],
];

export const FOOD: readonly NounRow[] = [
  ["chips*", "薯片", "potato chips|crisps|kartoffelchips"],
  ["coffee", "咖啡", "coffee beans|kaffee|caffè|кофе|kawa"],
  ["tea", "茶", "green tea|thé|чай|herbata"],
  ["chocolate", "巧克力", "schokolade|chocolat|cioccolato|шоколад"],
  ["cookies*", "饼干", "biscuits|cookie|kekse|galletas|biscotti|печенье"],
  ["jerky", "肉干", "beef jerky|肉乾"],
  ["nuts*", "坚果", "almonds|cashews|nüsse|frutos secos|орехи"],
  ["honey", "蜂蜜", "honig|miel|miele|мед"],
  ["olive oil", "橄榄油", "olivenöl|huile d'olive|aceite de oliva"],
  ["wine", "葡萄酒", "wein|vin|vino|вино|红酒"],
  ["beer", "啤酒", "bier|bière|cerveza|birra|пиво"],
  ["juice", "果汁", "saft|jus|zumo|succo|сок"],
  ["protein powder", "蛋白粉", "whey protein|whey|proteinpulver"],
  ["supplement", "营养补充剂", "vitamins|vitamin|capsules|nahrungsergänzung|complément alimentaire"],
  ["pasta", "意面", "spaghetti|nudeln|pâtes"],
  ["rice", "大米", "reis|riz|arroz"],
  ["sauce", "酱料", "soße|salsa"],
  ["seafood", "海鲜", "shrimp|salmon|lachs|海鮮|虾"],
  ["steak", "牛排", "beef|rindfleisch"],
  ["snack", "零食", "snacks|snackbox"],
  ["candy", "糖果", "sweets|gummies|süßigkeiten|bonbons|конфеты"],
  ["cereal", "麦片", "muesli|müsli|oats"],
];

export const TOYS: readonly NounRow[] = [
  ["teddy bear", "泰迪熊", "teddy|plush toy|stuffed animal|plüschtier|peluche|毛绒玩具"],
  ["puzzle", "拼图", "jigsaw|jigsaw puzzle|rompecabezas|пазл"],
  ["building set", "积木", "building blocks|lego|bausteine|construcciones"],
  ["doll", "娃娃", "puppe|poupée|muñeca|bambola|кукла"],
  ["board game", "桌游", "brettspiel|jeu de société|juego de mesa|gioco da tavolo"],
  ["tea set", "过家家茶具", "kids tea set|teeservice kinder"],
  ["toy car", "玩具车", "rc car|remote control car|spielzeugauto"],
  ["skateboard", "滑板", "skate board"],
  ["scooter", "滑板车", "roller|trottinette|patinete|monopattino|самокат"],
  ["toy", "玩具", "toys|spielzeug|jouet|juguete|giocattolo|игрушка"],
];

export const SPORT: readonly NounRow[] = [
  ["yoga mat", "瑜伽垫", "yogamatte|tapis de yoga|esterilla"],
  ["dumbbells*", "哑铃", "dumbbell|hanteln|haltères|mancuernas|гантели"],
  ["bike", "自行车", "bicycle|fahrrad|vélo|bicicleta|bicicletta|велосипед|rower"],
  ["helmet", "头盔", "helm|casque|casco|шлем|kask"],
  ["ball", "球", "football|basketball|soccer ball|ballon|balón|pallone"],
  ["treadmill", "跑步机", "laufband|tapis de course"],
  ["racket", "球拍", "racquet|tennisschläger|raquette"],
  ["resistance bands*", "弹力带", "resistance band|fitnessband"],
  ["swimming goggles*", "泳镜", "goggles|schwimmbrille"],
  ["fishing rod", "鱼竿", "angelrute|canne à pêche"],
  ["skis*", "滑雪板", "ski|snowboard"],
];

export const BOOKS: readonly NounRow[] = [
  ["book", "书", "hardcover|paperback|buch|livre|libro|livro|книга|książka|图书"],
  ["novel", "小说", "roman|novela|romanzo|роман"],
  ["cookbook", "菜谱", "kochbuch|livre de cuisine"],
  ["comic", "漫画", "manga|bande dessinée|graphic novel"],
  ["textbook", "教材", "código do trabalho|lehrbuch|manual escolar"],
  ["album", "专辑", "vinyl|cd|schallplatte"],
];

export const PETS: readonly NounRow[] = [
  ["dog food", "狗粮", "hundefutter|croquettes chien|pienso|犬粮"],
  ["cat food", "猫粮", "katzenfutter|croquettes chat"],
  ["dog bed", "狗窝", "hundebett|panier pour chien|宠物窝"],
  ["dog seat", "宠物安全座椅", "siège de sécurité pour chiens|dog car seat|booster seat for dogs"],
  ["leash", "牵引绳", "hundeleine|laisse|correa"],
  ["dog collar", "项圈", "halsband|cat collar"],
  ["litter box", "猫砂盆", "cat litter|katzenstreu|katzenklo|litière|猫砂"],
  ["scratching post", "猫抓板", "kratzbaum|arbre à chat"],
  ["pet hair dye", "宠物染毛剂", "dog hair dye"],
  ["wet dog food", "狗罐头", "餐盒|宠物罐头"],
  ["aquarium", "鱼缸", "fish tank"],
];

export const BABY: readonly NounRow[] = [
  ["baby carrier", "婴儿背带", "babytrage|porte-bébé|сумка-кенгуру|эрго-рюкзак|腰凳"],
  ["stroller", "婴儿车", "pram|pushchair|kinderwagen|poussette|cochecito|passeggino|коляска"],
  ["car seat", "儿童安全座椅", "child seat|kindersitz|siège auto|автокресло"],
  ["diapers*", "纸尿裤", "nappies|windeln|couches|pañales|подгузники|尿不湿"],
  ["baby bottle", "奶瓶", "babyflasche|biberon"],
  ["crib", "婴儿床", "cot|babybett|lit bébé|cuna|кроватка"],
  ["high chair", "儿童餐椅", "hochstuhl|chaise haute|trona"],
  ["baby monitor", "婴儿监护器", "babyphone"],
];
