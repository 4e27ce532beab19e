import { pairsOf } from "./pairs-of.ts";

/** What things do to something, and people with them: the Chinese stands before its object. */
const VERBS = pairsOf(`
  reduce=减少;remove=去除;eliminate=去除;crush=打碎;blend=搅打;chop=切碎;slice=切片;dice=切丁;grind=研磨;grate=擦丝;peel=削皮;mash=捣碎;whisk=打发;beat=搅打;mix=搅拌;stir=翻炒;flip=翻面
  cleanse=清洁;clean=清洁;moisturize,moisturise=滋润;hydrate=滋润;nourish=滋养;soften=柔软;soothe=舒缓;exfoliate=去角质;refresh=清爽;condition=护理;volumize=丰盈;lengthen=纤长;define=勾勒;smooth=抚平
  organize,organise=收纳;store=收纳;hold=放置;carry=携带;pack=打包;transport=运送;display=展示;arrange=摆放;serve=盛放;drain=沥干;sift=过筛;strain=过滤;filter=过滤;measure=量取;pour=倒
  cook=烹饪;bake=烘焙;fry=煎炸;roast=烘烤;grill=烧烤;boil=煮;steam=蒸;brew=冲煮;toast=烤;reheat=加热;defrost=解冻;warm=加热;chill=冷藏;juice=榨汁
  capture=拍摄;record=录制;film=拍摄;shoot=拍摄;play=播放;stream=播放;control=控制;monitor=监测;track=记录;charge=充电;block=阻隔;repel=防;resist=抵抗;wick=排走;absorb=吸收;support=支撑
  protect=保护;shield=保护;open=打开;cut=裁剪;trim=修剪;shave=剃须;style=造型;dry=吹干;curl=卷发;straighten=拉直;iron=熨烫;press=压平;sew=缝制;knit=编织;write=书写;draw=绘画
  illuminate=照亮;light=照亮;decorate=装饰;hang=悬挂;mount=安装;water=浇水;plant=种植;dig=挖土;season=调味;sweeten=增甜;garnish=点缀;prevent=防止;minimize,minimise=减少;maximize=增强;improve=改善;increase=增加
  view=查看;read=阅读;edit=剪辑;print=打印;scan=扫描;roll=擀;knead=揉;dispense=分装;inflate=充气;tighten=拧紧;loosen=拧松;drill=钻孔;sand=打磨;dust=除尘;sweep=清扫;mop=拖地;vacuum=吸尘
`);

const finite = (low: string): string[] => [low, low.replace(/ies$/u, "y"), low.replace(/es$/u, ""), low.replace(/s$/u, "")];
const gerund = (low: string): string[] => {
  const stem = low.replace(/ing$/u, "");
  return stem === low ? [] : [stem, `${stem}e`, stem.replace(/(.)\1$/u, "$1")];
};
const known = (bases: readonly string[]): string | undefined => bases.flatMap((base) => VERBS.get(base) ?? [])[0];

/** "reduces", "reduce" in Chinese; undefined where the verb is not known. */
export const verbOf = (word: string): string | undefined => known(finite(word.toLowerCase()));
/** "reducing" in Chinese. */
export const gerundOf = (word: string): string | undefined => known(gerund(word.toLowerCase()));
