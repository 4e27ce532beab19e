import { table } from "./table.ts";

/** What scents and care are made of; several of these beside each other are a list of ingredients. */
export const INGREDIENTS = table(`
  bergamot=佛手柑;lemon=柠檬;lime=青柠;orange=甜橙;sweet orange=甜橙;mandarin=柑橘;mandarin orange=柑橘;grapefruit=西柚;citrus=柑橘;orange blossom=橙花;neroli=橙花
  jasmine=茉莉;rose=玫瑰;lily=百合;lily of the valley=铃兰;violet=紫罗兰;lilac=丁香花;iris=鸢尾;peony=牡丹;gardenia=栀子花;orchid=兰花;tuberose=晚香玉;magnolia=玉兰;freesia=小苍兰
  hibiscus=木槿;geranium=天竺葵;lavender=薰衣草;ylang ylang=依兰;chamomile=洋甘菊;cherry blossom=樱花;lotus=莲花;calendula=金盏花;marigold=金盏花;honeysuckle=忍冬
  sandalwood=檀香;cedar,cedarwood=雪松;patchouli=广藿香;vetiver=香根草;oakmoss=橡木苔;musk=麝香;amber=琥珀;vanilla=香草;tonka bean=零陵香豆;incense=焚香;tobacco=烟草;benzoin=安息香
  pink pepper=红胡椒;black pepper=黑胡椒;cardamom=小豆蔻;nutmeg=肉豆蔻;coriander=芫荽;cinnamon=肉桂;clove=丁香;ginger=生姜;saffron=藏红花;rosemary=迷迭香;thyme=百里香;sage=鼠尾草;basil=罗勒
  mint=薄荷;wild mint=野薄荷;spearmint=留兰香;peppermint=胡椒薄荷;eucalyptus=尤加利;menthol=薄荷醇;green tea=绿茶;white tea=白茶;darjeeling tea=大吉岭茶
  peach=桃子;pear=梨;apple=苹果;plum=李子;cherry=樱桃;raspberry=树莓;blackberry=黑莓;strawberry=草莓;blackcurrant,black currant=黑加仑;melon=甜瓜;watermelon=西瓜;pineapple=菠萝;papaya=木瓜
  mango=芒果;passion fruit,passionfruit=百香果;pomegranate=石榴;persimmon=柿子;fig=无花果;cucumber=黄瓜;coconut=椰子;almond=杏仁;sweet almond=甜杏仁;caramel=焦糖;honey=蜂蜜;cocoa=可可;oat,oatmeal=燕麦
  aloe vera,aloe=芦荟;shea butter=乳木果油;cocoa butter=可可脂;argan oil=摩洛哥坚果油;jojoba oil=荷荷巴油;coconut oil=椰子油;sesame seed oil=芝麻油;sweet almond oil=甜杏仁油;tea tree oil=茶树精油
  olive oil=橄榄油;rosehip oil=玫瑰果油;seaweed,marine seaweed=海藻;spirulina=螺旋藻;hyaluronic acid=玻尿酸;niacinamide=烟酰胺;retinol=视黄醇;salicylic acid=水杨酸;glycerin,glycerine=甘油
  collagen=胶原蛋白;keratin=角蛋白;panthenol=泛醇;biotin=生物素;squalane=角鲨烷;ceramides,ceramide=神经酰胺;peptides,peptide=多肽;caffeine=咖啡因;bisabolol=红没药醇;allantoin=尿囊素
  vitamin a=维生素A;vitamin b5=维生素B5;vitamin c=维生素C;vitamin e=维生素E;zinc oxide=氧化锌;activated charcoal=活性炭;kaolin=高岭土;sea salt=海盐;witch hazel=金缕梅;ginseng=人参
`);

/** Words of make-up, skin, hair and scents. */
export const CARE = table(`
  oil free=无油;fragrance free=无香精;paraben free=不含对羟基苯甲酸酯;alcohol free=无酒精;non greasy=不油腻;non comedogenic=不致粉刺;dermatologist tested=经皮肤科测试
  long wear,long wearing,long lasting=持久;smudge proof,smudgeproof=防晕染;transfer resistant=不易沾染;streak free=不留痕;chip resistant=不易剥落;quick dissolving=速溶;fast absorbing=快速吸收
  high gloss=高光泽;high shine=高光泽;shimmering,shimmery=微闪;dewy=水润;sheer=轻透;buildable=可叠加;lustrous=有光泽;satin finish=缎光妆效;matte finish=哑光妆效;natural coverage=自然遮瑕;full coverage=高遮瑕
  coverage=遮瑕;buildable coverage=可叠加遮瑕;skin hydration=肌肤含水度;skin softness=肌肤柔软度;skin suppleness=肌肤弹性;skin dryness=肌肤干燥度;hydration=补水;radiance=光泽感
  formula=配方/种;texture=质地/种;gel cream=啫喱霜;gel cream texture=啫喱霜质地;shade=色号/种;wear=持妆;applicator=刷头/个;sponge=海绵/块;compact=粉盒/个
  skin=肌肤;lips=双唇;lashes=睫毛;eyelashes=睫毛;cheeks,cheekbones=双颊;nails=指甲;hands=双手;eye contour=眼周;complexion=肤色;frizz=毛躁;split ends=分叉;curls=卷发;hair=头发;scalp=头皮;underarm=腋下;odor,odour=异味
  color hair,colour hair=护色;scent,fragrance=香氛;woody=木质调;floral=花香调;fruity=果香;oriental=东方调;evening wear=晚间;spray=喷雾/瓶;edp,edp spray=淡香精/瓶;edt,edt spray=淡香水/瓶;eau de parfum spray=淡香精/瓶;eau de toilette spray=淡香水/瓶
  gift set=礼盒/套;travel size=旅行装;full size=正装;mirror=镜子/面;twist up=旋转式;pump=按压泵/个
  facial cream,face cream=面霜/瓶;normal skin=中性肌肤;mature skin=熟龄肌肤;all hair types=各种发质;dry hair=干性发质;fine hair=细软发质
  curly hair=卷发;damaged hair=受损发质;color treated hair,colour treated hair=染后发质;loose bronzer=修容粉/盒;loose powder=散粉/盒;pressed powder=粉饼/盒;lip liner=唇线笔/支;eyeliner=眼线笔/支;makeup remover=卸妆液/瓶;shower tool=沐浴刷/个;shower gel=沐浴露/瓶;body scrub=身体磨砂膏/罐
  hand soap=洗手液/瓶;bath bomb=浴球/个;bath salts=浴盐;sheet mask=面膜/片;eye cream=眼霜/支;night cream=晚霜/瓶;day cream=日霜/瓶;face oil=面油/瓶;beard oil=胡须油/瓶;hair spray=定型喷雾/瓶;hair gel=发胶/瓶;nail polish=指甲油/瓶;makeup brush=化妆刷/把
`);
