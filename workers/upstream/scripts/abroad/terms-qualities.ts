import { table } from "./table.ts";

/** What qualities goods of every kind have: how they are made, closed, cleaned, worn, driven; last, so that what other tables say goes before. */
export const QUALITIES = table(`
  fully adjustable=全面可调;interchangeable=可互换;expandable,extensible=可伸展;telescopic,telescoping=伸缩式;reversible=双面可用;featherweight=超轻;longlasting=持久
  rigid=硬挺;stretchable=有弹性;elasticated,elasticized=松紧;wind resistant=防风;rainproof=防雨;snowproof=防雪;dust resistant=防尘;shock resistant=防震
  scratch proof=防刮;non iron=免烫;cold resistant=耐寒;fire resistant,fireproof=阻燃;crack resistant=抗裂;break resistant=不易碎;odour resistant=防异味
  splash proof,splashproof=防溅;sweat proof=防汗;tarnish resistant=不易变色;moth resistant=防蛀;mold resistant,mildew resistant=防霉;chemical resistant=耐化学品
  nonslip,skid resistant=防滑;tamper proof=防拆
  anti microbial=抗菌;non toxic,nontoxic,toxin free=无毒;phthalate free=不含邻苯二甲酸酯;latex free=不含乳胶;pvc free=不含PVC;sulfate free,sulphate free=不含硫酸盐
  silicone free=不含硅油;lactose free=无乳;nut free=不含坚果;gmo free=非转基因;cruelty free=零残忍;plastic free=无塑料;all natural=全天然;sustainable=可持续
  sustainably sourced=可持续来源;ethically sourced=合乎道德采购;handcrafted,hand crafted=手工打造;hand sewn=手工缝制;hand forged=手工锻造;hand blown=手工吹制
  child safe,kid safe=儿童安全;pet friendly=对宠物友好;skin friendly=亲肤;beginner friendly=适合新手;travel friendly=便于旅行;user friendly=易于使用
  silky=丝滑;smooth=光滑;fluffy=蓬松;cooling=凉感;heated=加热;cushioned=缓震;lined=有衬里;unlined=无衬里;satin lined=缎面里;seam free=无缝;chafe free,chafe resistant=不磨皮肤
  tagless,tag free=无标签;semi fitted=半合身;form fitting=贴身;body hugging=贴体;relaxed=宽松;minimal=极简;mid century=中古风;top quality=上乘品质;professional grade=专业级
  commercial grade=商用级;military grade=军规级;medical grade=医用级;hospital grade=医用级;industrial grade=工业级;marine grade=船用级
  aircraft grade,aerospace grade=航空级;all day=全天
  life size=真人大小;pocket sized=口袋大小;travel sized=旅行装;shallow=浅;ultra thin=超薄;triangular=三角形;hexagonal=六角形;angled=斜角;tapered=锥形;symmetrical=对称
  asymmetrical,asymmetric=不对称;hollow=中空;enclosed=封闭式;concealed=隐藏式;invisible=隐形;visible=可见;translucent=半透明;opaque=不透明;frosted=磨砂;shiny=闪亮
  ventilated,vented=透气开孔;metallic=金属色;iridescent=虹彩;luminous=夜光;illuminated,lighted=发光
  multi functional,multifunctional,multifunction=多功能;semi automatic=半自动;electronic=电子;analog,analogue=指针式;corded=有线;mains powered=插电
  plug and play=即插即用;voice activated=语音控制;remote controlled=遥控;intelligent=智能;ultra fast,super fast=超快;noiseless=静音;ultra quiet,whisper quiet=超静音
  powerful=强劲;high precision=高精度;precise,accurate=精准;high definition,hd=高清;anti glare=防眩光;anti static=防静电;anti theft=防盗;anti aging=抗老化;anti wrinkle=抗皱
  anti pilling=抗起球;anti vibration=减震;anti odor=防异味;noise isolating=隔音;self locking=自锁;self watering=自动浇水;fast drying=速干;quick release=快拆
  easy to assemble=易于组装;easy to carry=便于携带;easy to store=便于收纳;easy to read=清晰易读;easy to adjust=易于调节;easy care=易打理;low maintenance=易打理
  pre assembled=预组装;pre shrunk,preshrunk=预缩水;pre installed=预装;pre programmed=预设程序;wall mountable=壁挂式;clip on=夹式;push button=按键式
  personalized,personalised,customizable=可定制;genuine,authentic,real=正品;official,officially licensed=官方授权;clinically tested=经临床测试;fragile=易碎
  hand free=手持式
  advanced=高级;essential=必备;favorite,favourite=喜爱的;central,center,centre=中央;horizontal=横向;vertical=竖向;crispy,crunchy=酥脆;creamy=绵密;salty=咸;sour=酸
  tangy=酸爽;savory,savoury=鲜咸;smoky=烟熏味;nutty=坚果香;citrusy=柑橘香;cold brewed=冷萃;stone ground=石磨;grass fed=草饲;free range=散养;wild caught=野生捕捞;low carb=低碳水
  unsweetened=无添加糖;no added sugar=无添加糖;keto friendly=适合生酮
`);
