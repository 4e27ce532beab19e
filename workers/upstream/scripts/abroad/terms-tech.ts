import { table } from "./table.ts";

/** Words of electronics. */
export const TECH = table(`
  noise cancelling,noise canceling,noise cancellation=降噪;active noise cancellation,active noise cancelling,active noise canceling=主动降噪
  transparency mode=通透模式/种;spatial audio=空间音频;stereo sound=立体声;surround sound=环绕声;sound=音质;bass=低音;audio=音频;voice=语音
  hd movies=高清电影;movies=电影;television=电视;music=音乐;robust=可靠的;focusing system=对焦系统/套;intuitive design=设计直观
  listening time=聆听时间;talk time=通话时间;playtime,play time,playback=播放时间;battery life,runtime,run time=续航;standby time=待机时间
  video playback=视频播放;music playback=音乐播放;standby=待机;charging time=充电时间;charging case=充电盒/个;charging cable=充电线/根
  fast charging,quick charging,quick charge,fast charge=快充;wireless charging=无线充电;magsafe charging=MagSafe充电;reverse charging=反向充电
  charging=充电;charge=充电;full charge=充满电;microphone,mic=麦克风/个;headphone jack=耳机孔/个;ear tips,silicone tips=硅胶耳塞/副;ear cushions=耳罩/副
  headband=头带/条;driver=驱动单元/个;bluetooth=蓝牙;wi fi,wifi=Wi-Fi;gps=GPS;nfc=NFC;usb port=USB接口/个;usb c port,usb c ports=USB-C接口/个
  usb a port=USB-A接口/个;hdmi port=HDMI接口/个;ethernet port=网口/个;port,ports=接口/个;input,inputs=输入接口/个;output,outputs=输出接口/个
  wireless optical mouse=无线光学鼠标/只;optical mouse=光学鼠标/只;accurate color,accurate colors,accurate colour,accurate colours=色彩准确/处
  usb c cable=USB-C数据线/根;usb cable=USB数据线/根;hdmi cable=HDMI线/根;usb c charging=USB-C充电;sd card slot=SD卡槽/个;card slot=卡槽/个;slot=插槽/个
  charger=充电器/个;power adapter=电源适配器/个;battery case=电池盒/个;sim=SIM卡/张;dual sim=双卡;face id=面容ID;touch id=触控ID;fingerprint sensor=指纹识别/个
  fingerprint reader=指纹识别/个;oled=OLED;amoled=AMOLED;lcd=LCD;ips=IPS;retina=Retina;oled display,oled screen=OLED屏幕/块;lcd display,lcd screen=液晶屏/块
  ips display=IPS屏幕/块;e ink display=电子墨水屏/块;touchscreen,touch screen=触摸屏/块;vari angle touchscreen=可翻转触摸屏/块;flip screen=翻转屏/块
  vari angle=可翻转;curved screen=曲面屏/块;resolution=分辨率/种;refresh rate=刷新率/档;response time=响应时间/档;brightness=亮度/档;contrast=对比度/档
  aspect ratio=画面比例/种;frame rate=帧率/种;frames=帧/帧;video=视频/段;full hd=全高清;ultra hd=超高清;hdr=HDR;4k video=4K视频;8k video=8K视频
  4k=4K;8k=8K;1080p=1080p;camera=摄像头/个;dual camera,dual cameras=双摄;triple camera,triple cameras=三摄;front camera=前置摄像头/个
  rear camera,main camera=后置主摄/个;ultra wide lens=超广角镜头/个;wide lens=广角镜头/个;telephoto lens=长焦镜头/个;lens=镜头/支;lens mount=卡口/个
  optical zoom=光学变焦/倍;digital zoom=数码变焦/倍;image stabilization,image stabilisation=防抖;optical image stabilization=光学防抖;in body image stabilization=机身防抖
  night mode=夜景模式/种;night vision=夜视;autofocus=自动对焦;autofocus system=自动对焦系统/套;autofocus points,autofocus point=对焦点/个;point=点
  point autofocus=点自动对焦;point autofocus system=点自动对焦系统/套;sensor=传感器/个;cmos sensor=CMOS传感器/个;full frame sensor=全画幅传感器/块;dpi=DPI
  aps c sensor=APS-C传感器/块;viewfinder=取景器/个;electronic viewfinder=电子取景器/个;flash=闪光灯/个;3d nand flash=3D NAND闪存/块;nand flash=NAND闪存/块;flash memory=闪存/块;built in flash=内置闪光灯/个;shutter speed=快门速度/档
  burst shooting,continuous shooting=连拍;photo,photos=照片/张;storage=存储空间;memory=内存;ram=内存;ssd=固态硬盘/块;hard drive=硬盘/块;disc drive=光驱/个
  internal storage=机身存储;flash storage=闪存;expandable storage=可扩展存储;processor=处理器/颗;chip=芯片/颗;cpu=处理器/颗;graphics card=显卡/块;cores=核/核
  keyboard=键盘/个;mouse=鼠标/个;scroll wheel=滚轮/个;click,clicks=点击/次;quiet clicks=静音按键;programmable button=可编程按键/个;trackpad=触控板/块
  backlit keyboard=背光键盘/个;backlight=背光;backlit=带背光;rgb lighting=RGB灯效;rgb backlight=RGB背光;mechanical switches=机械轴;hot swappable=可热插拔
  speaker,speakers=扬声器/个;subwoofer=低音炮/个;tweeter=高音单元/个;woofer=低音单元/个;passive radiator=被动辐射器/个;voice control=语音控制
  voice assistant=语音助手/个;app=手机App/个;app control,mobile app control=手机App控制;mobile app=手机App/个;smartphone app=手机App/个;touch control=触控操作
  touch controls=触控操作;controller=手柄/个;wireless controller=无线手柄/个;console=主机/台;game,games=游戏/款;disc=光盘/张;detachable controllers=可拆卸手柄/个
  joy con controllers=Joy-Con手柄/个;vibration=振动/次;haptic feedback=触感反馈;dock=底座/个;tv=电视/台;monitor=显示器/台;phone=手机/部;iphone=iPhone/部
  ipad=iPad/台;android=安卓;windows=Windows;macos=macOS;linux=Linux;ios=iOS;alexa=Alexa;google assistant=Google Assistant;google home=Google Home
  siri=Siri;apple homekit=Apple HomeKit;playstation=PlayStation;xbox=Xbox;nintendo switch=Nintendo Switch;airplane=飞机/架;aa batteries,aa battery=五号电池/节
  aaa batteries,aaa battery=七号电池/节;lithium battery,lithium ion battery=锂电池/块;coin battery,coin cell battery=纽扣电池/颗;power bank=充电宝/个
  device,devices=设备/台;smart home=智能家居;motion sensor=人体感应/个;motion detection=移动侦测;two way audio=双向通话;cloud storage=云存储;heart rate monitor=心率监测
  heart rate=心率;heart rate sensor=心率传感器/个;sleep tracking=睡眠监测;step counter=计步;blood oxygen=血氧;sport modes,sports modes=运动模式/种
  workout modes=运动模式/种;always on display=息屏显示;watch face=表盘/款;tripod=三脚架/个;remote shutter=遥控快门/个;selfie stick=自拍杆/根
  3.5 mm jack,3.5mm jack=3.5毫米耳机孔/个;multipoint connection,multipoint=多点连接;low latency=低延迟;latency=延迟;codec=编码/种;suction=吸力;suction power=吸力/档
  self emptying station,self empty base=自动集尘基站/个;charging dock,charging station,charging base=充电座/个;docking station=基站/个;mapping=地图构建
  obstacle avoidance=避障;cliff sensor=防跌落传感器/个;mop=拖布/块;mopping=拖地;vacuum=吸尘;vacuuming=吸尘;dustbin,dust bin=尘盒/个;hepa filter=HEPA滤网/个
  suction modes=吸力档位/个;brushless motor=无刷电机/个;torque settings,torque setting=扭矩档位/个;torque=扭矩;drill bits=钻头/支;bit,bits=批头/支;chuck=夹头/个
  work light=工作灯/盏;led work light=LED工作灯/盏;keyless chuck=免钥匙夹头/个;projector=投影仪/台;lumens=流明/流明;fan=风扇/个;dslr camera=单反相机/台
  mirrorless camera=微单相机/台;instant camera=拍立得相机/台;action camera=运动相机/台;film camera=胶片相机/台;digital camera=数码相机/台;film=相纸/张;instant film=相纸/张
  wireless mouse=无线鼠标/个;gaming mouse=游戏鼠标/个;gaming headset=游戏耳机/副;gaming monitor=电竞显示器/台;wireless headphones=无线耳机/副;over ear headphones=头戴式耳机/副
  wireless earbuds=无线耳机/副;earbud,earbuds=耳机/副;portable bluetooth speaker=便携蓝牙音箱/台;bluetooth speaker=蓝牙音箱/台;wireless speaker,wireless speakers=无线音箱/台;portable speaker=便携音箱/台;smart speaker=智能音箱/台
  game console=游戏机/台;digital edition=数字版;disc edition=光驱版;power strip=插线板/个;wireless charger=无线充电器/个;e reader=电子阅读器/台;led backlight=LED背光;led backlit display=LED背光显示屏/块;backlit display=背光显示屏/块;digital display=数字显示屏/块;two tone design=双色设计;auto focus,af=自动对焦;all cross type=全十字型;dx format=DX画幅;dot,dots=点/点;bezel,bezels=边框/条;narrow=窄;pixel=像素;fast pixel response time=快速像素响应;anodized,anodised=阳极氧化;enclosure=外壳/个;gaming=游戏;rgb=RGB;full size=全尺寸;full size keyboard=全尺寸键盘/个;triple camera system=三摄系统;dual camera system=双摄系统;high quality=高品质;calls=通话;hard disk=硬盘/块;power socket,wall socket,power outlet=电源插座/个;media player=播放器/台;wireless bluetooth headphones=无线蓝牙耳机/副;bluetooth headphones=蓝牙耳机/副;3rd generation,third generation=第三代/代;2nd generation,second generation=第二代/代;1st generation,first generation=第一代/代;4th generation,fourth generation=第四代/代;5th generation,fifth generation=第五代/代;limited edition=限量版;japanese quartz movement=日本石英机芯/个;activity tracker=活动追踪/个;sleep tracker=睡眠追踪/个;day and date display=星期和日期显示/处;quad camera=四摄;operating system=操作系统/套;diamond certificate=钻石证书/份;cleaning tool=清洁工具/件;travel pouch=旅行收纳袋/个;cable clip=线夹/个;airline adapter=航空转接头/个;classic=经典款;song,songs=首歌/首
`);
