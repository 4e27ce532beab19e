/** Pairs of a traditional character and its simplified form: the common ones of shop pages. */
const PAIRS =
  "愛爱 裝装 運运 費费 購购 網网 買买 賣卖 貨货 電电 機机 車车 門门 開开 關关 長长 風风 飛飞 馬马 魚鱼 鳥鸟 麥麦 麵面 點点 線线 紅红 綠绿 藍蓝 黃黄 銀银 鐵铁 鋼钢 銅铜 鋁铝 鍋锅 錄录 鐘钟 錢钱 鑽钻 雙双 單单 層层 條条 個个 們们 來来 時时 間间 東东 國国 圖图 園园 圓圆 團团 場场 塊块 報报 壓压 壞坏 聲声 處处 備备 復复 夠够 頭头 夾夹 奪夺 獎奖 婦妇 媽妈 孫孙 學学 實实 寫写 寬宽 寶宝 將将 專专 對对 導导 屬属 歲岁 島岛 帶带 幫帮 幹干 幾几 庫库 廚厨 廣广 廠厂 張张 強强 彈弹 從从 後后 徑径 應应 態态 慣惯 戲戏 戶户 拋抛 掃扫 採采 換换 揮挥 損损 搖摇 擇择 擋挡 據据 擠挤 擴扩 擺摆 攜携 攝摄 敗败 數数 斷断 無无 舊旧 昇升 曬晒 書书 會会 極极 構构 標标 樣样 樹树 橋桥 檢检 櫃柜 權权 歡欢 殺杀 氣气 漢汉 決决 沒没 涼凉 淨净 減减 測测 湯汤 溫温 準准 滅灭 滿满 漸渐 潔洁 潤润 濃浓 濕湿 灑洒 災灾 為为 烏乌 熱热 燈灯 燒烧 營营 燦灿 爐炉 牆墙 狀状 獨独 獲获 現现 環环 產产 畫画 異异 當当 療疗 皺皱 監监 盤盘 眾众 確确 礎础 禮礼 種种 稱称 穩稳 穀谷 積积 競竞 筆笔 節节 範范 築筑 簡简 籃篮 類类 糧粮 級级 紋纹 納纳 紙纸 純纯 紗纱 細细 終终 組组 結结 絕绝 給给 統统 絲丝 經经 維维 綜综 網网 緊紧 線线 編编 緩缓 練练 縫缝 縮缩 總总 績绩 織织 續续 繽缤 聯联 聰聪 職职 聽听 肅肃 腦脑 膚肤 膠胶 臉脸 臺台 興兴 舉举 艙舱 艷艳 莊庄 華华 萬万 葉叶 著着 蓋盖 蘋苹 蘭兰 藝艺 藥药 蟲虫 補补 裡里 製制 複复 褲裤 襪袜 襯衬 見见 規规 視视 親亲 覺觉 觀观 觸触 計计 訂订 記记 設设 許许 評评 試试 話话 該该 詳详 誠诚 說说 請请 調调 談谈 論论 證证 識识 譯译 護护 讀读 變变 讓让 豐丰 負负 財财 質质 贈赠 貼贴 貴贵 賞赏 賽赛 趕赶 軟软 較较 載载 輕轻 輪轮 輸输 轉转 農农 邊边 達达 過过 適适 選选 還还 郵邮 鄉乡 醬酱 釀酿 針针 鏡镜 閃闪 閱阅 陽阳 階阶 際际 隨随 險险 雜杂 離离 難难 雲云 霧雾 靜静 響响 頂顶 項项 順顺 預预 領领 頸颈 頻频 題题 額额 願愿 飯饭 飲饮 飽饱 餅饼 餐餐 養养 餘余 館馆 驗验 驚惊 髮发 鬆松 鮮鲜 鹽盐 齊齐 齒齿 龍龙 龜龟 乾干 亞亚 優优 價价 儀仪 億亿 兒儿 內内 兩两 凍冻 劃划 動动 務务 勝胜 勞劳 勢势 區区 協协 參参 員员 問问 啟启 嗎吗 嘗尝 嚴严 囑嘱 牽牵 牀床 瀏浏 無无 盒盒 罐罐 魷鱿 蝦虾 蠔蚝 鱈鳕 鮭鲑 鯛鲷 雞鸡 豬猪 鴨鸭 鵝鹅 嫩嫩 脆脆 燉炖 滷卤 燻熏 醃腌 麼么";

const TABLE = new Map(PAIRS.split(" ").map((pair) => [Array.from(pair)[0] ?? "", Array.from(pair)[1] ?? ""]));

/** Radicals as characters of their own ("⼤电量"), which no face of text has: the character that they look like. */
const RADICALS = /[\u2f00-\u2fd5]/gu;

/** A text with its common traditional characters in simplified form; the spoken language is the same. */
export const simplified = (text: string): string =>
  Array.from(
    text.replace(RADICALS, (radical) => radical.normalize("NFKC")),
    (character) => TABLE.get(character) ?? character,
  ).join("");
