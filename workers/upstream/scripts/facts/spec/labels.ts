/** What a row of a specification tells; `none`: of the shop, its lists or its parcels, and no fact of the thing. */
export type SpecKind =
  | "weight"
  | "colour"
  | "material"
  | "size"
  | "length"
  | "width"
  | "height"
  | "depth"
  | "diameter"
  | "thickness"
  | "capacity"
  | "power"
  | "battery"
  | "runtime"
  | "burning"
  | "cells"
  | "charging"
  | "pages"
  | "noise"
  | "warranty"
  | "age"
  | "pieces"
  | "memory"
  | "storage"
  | "screen"
  | "resolution"
  | "origin"
  | "load"
  | "alcohol"
  | "links"
  | "processor"
  | "graphics"
  | "system"
  | "spectrum"
  | "pixels"
  | "cards"
  | "energy"
  | "scent"
  | "none";

/** The labels of each kind as pages of many countries write them, whole, in lower case. */
const LABELS: readonly (readonly [kind: SpecKind, written: string])[] = [
  [
    "none",
    "asin|ean|upc|gtin|isbn(?:-1[03])?|sku|mpn|barcode|date first.*|is discontinued.*|(?:item )?model.*|modell?|mudel|modelo|modèle|manufacturer(?!'?s? (?:warranty|guarantee)).*|fabricant|hersteller.*|department|condition|brand(?: name)?|marke|marca|marque|merk|kaubamärk|бренд|selected colour|range|collection|season|kollektion|collezione|colección|click & collect|collect\\+|rrp|price|you save|listino|ships from.*|sold by.*|best sellers.*|customer reviews|artikel-?nummer|référence|referenz|codice|código|condizione|editore|box (?:dimensions|contents|size)|package.*|packag.*|sales package|masse der verpackung.*|gewicht inkl\\. verpackung.*|shipping weight|(?:label|media|paper) sizes?(?: supported)?|catalog(?:ue)? (?:page|no\\.?|number).*|page (?:no\\.?|number)|(?:article|part|stock|order|product|style) (?:no\\.?|number|code|id)|hs code|unspsc.*|(?:colou?r|size|sizing|length|width|finish|style|fabric) options?|available (?:colou?rs|sizes)|sizes?(?: range| available)|.* for size \\w+|thread mount size|name|title|título.*|titel|type|typ|tip|tipo|tipo de producto|tipo produs|product type|use|tootekirjeldus.*|toote tüüp|direttiva.*|delivery.*|payment.*|product care|category|kategorie|categorias|品牌|货号|型号|商品编号|條碼|条码|厂商名称|廠商.*|厂商.*|付款方式|優惠活動|投保.*|食品業者.*|產品責任險|執照.*|本商品規格|.*分期.*|內容物名稱|执行标准|安全类别|温馨提示|额定电压|款式|流行元素.*|安装方式|机芯类型|摆件类型|适用床尺寸",
  ],
  [
    "weight",
    "(?:item |net |product )?weight|gewicht|poids(?: de l'article)?|peso|kaal|вес|masa|hmotnost|hmotnosť|waga|vikt|vægt|vekt|paino|greutate|重量|净重|淨重",
  ],
  ["colour", "(?:product )?colou?r|farbe|couleur|cor|color|colore|kleur|kolor|barva|farba|värv|väri|culoare|цвет|اللون|颜色|顏色|צבע"],
  [
    "material",
    "(?:main |outer )?materials?|composition|(?:fabric|frame|case|body) material|matière|matériau|materiale?|materjal|materiał|materiál|материал|zusammensetzung|材质|材質|面料",
  ],
  [
    "size",
    "(?:item |product )?(?:dimensions?|size|measurements?)(?: lxwxh| \\(.*\\)| l x w x h)?|item dimensions.*|maße|masse|abmessungen|dimensions du produit.*|medidas|dimensões.*|dimensiones|misure|dimensioni|wymiary|rozmery|rozměry|размеры?|dimensiuni|mõõdud|尺寸|規格尺寸|规格|规格尺寸|产品尺寸|产品规格",
  ],
  ["length", "length|länge|longueur|longitud|comprimento|lunghezza|pikkus|długość|délka|dĺžka|длина|长度|長度"],
  ["width", "width|breite|largeur|anchura|ancho|largura|larghezza|laius|szerokość|šířka|šírka|ширина|宽度|寬度"],
  ["height", "height|höhe|hauteur|altura|alto|altezza|kõrgus|wysokość|výška|высота|max(?:imum|\\.)? height|高度"],
  ["depth", "depth|tiefe|profondeur|profundidad|profundidade|profondità|sügavus|głębokość|hloubka|hĺbka|глубина|深度"],
  ["diameter", "diameter|durchmesser|diamètre|diámetro|diâmetro|diametro|średnica|průměr|диаметр|直径|直徑"],
  ["thickness", "thickness|dicke|stärke|épaisseur|grosor|espessura|spessore|paksus|grubość.*|tloušťka|толщина|厚度"],
  [
    "capacity",
    "capacity|volume|(?:net )?contents?|füllmenge|inhalt|fassungsvermögen|volumen|contenance|capacité|capacidad|capacidade|capacità|cantitate|pojemność|objem|объем|объём|容量|净含量|內容量|内容量",
  ],
  [
    "power",
    "(?:max(?:imum|\\.)? )?(?:power|wattage|power consumption|output power)|leistung|puissance|potencia|potência(?: máxima)?|potenza|moc|výkon|мощность|putere|consumo|功率",
  ],
  [
    "battery",
    "battery capacity|akku(?:kapazität)?|capacité (?:de la )?batterie|capacidad de la batería|capacidade da bateria|aku maht|pojemność baterii|kapacita (?:baterie|batérie)|ёмкость аккумулятора|емкость аккумулятора|емкость батареи|电池容量",
  ],
  [
    "runtime",
    "battery life|run ?time|autonomie|akkulaufzeit|laufzeit|autonomía|autonomia|tööaeg.*|czas pracy.*|výdrž.*|время работы|续航|续航时间",
  ],
  ["pixels", "(?:有效|总)?像素"],
  ["energy", "能效(?:等级|级别)?|能耗等级"],
  ["scent", "香调|香型"],
  ["burning", "burn(?:ing)? time|brenndauer|燃烧时间|照明时间"],
  ["cells", "batter(?:y|ies)(?: type| required)?|batterien?|电池(?:类型|型号)"],
  [
    "charging",
    "charging time|charge time|ladezeit|temps de charge|tiempo de carga|tempo de carregamento|laadimisaeg|czas ładowania|doba nabíjení|время зарядки|充电时间",
  ],
  [
    "pages",
    "(?:number of )?pages|print length|seiten(?:zahl)?|nombre de pages|número de páginas|páginas|pagine|liczba stron|počet stran|страниц|页数|頁數",
  ],
  ["noise", "noise(?: level)?|lautstärke|geräuschpegel|niveau sonore|nivel de ruido|helitugevus|poziom hałasu|hlučnost|уровень шума|噪音"],
  [
    "warranty",
    "(?:manufacturer'?s? )?(?:warranty|guarantee)(?: period)?|garantie|garantía|garantia|garanzia|garantii|gwarancja|záruka|гарантия|质保|保修|保固",
  ],
  [
    "age",
    "(?:recommended |suitable )?ages?(?: range)?|altersempfehlung|âge|edad(?: recomendada)?|idade|fascia di età|età|wiek|vek|возраст|适用年龄|適用年齡",
  ],
  ["pieces", "(?:number of )?(?:pieces|parts)|teile(?:anzahl)?|nombre de pièces|piezas|pezzi|liczba elementów|件数"],
  [
    "memory",
    "(?:system )?memory(?: \\(ram\\))?|ram(?: memory| size)?|arbeitsspeicher|mémoire vive|memoria ram|memória ram|pamięć ram|operační paměť|veľkosť operačnej pamäte.*|оперативная память|内存",
  ],
  [
    "storage",
    "storage(?: capacity)?|internal (?:memory|storage)|speicher(?:kapazität|platz)?|interner speicher|capacité de stockage|almacenamiento|armazenamento|memoria interna|pamięć wbudowana|встроенная память|存储容量|存储空间",
  ],
  [
    "screen",
    "(?:screen|display)(?: size)?|bildschirm(?:diagonale|größe)?|taille (?:de l'|d')écran|tamaño de pantalla|tamanho do ecrã|dimensione schermo|przekątna ekranu|uhlopříčka|диагональ(?: экрана)?|屏幕(?:尺寸)?",
  ],
  [
    "resolution",
    "(?:screen |display |max\\.? )?resolution|auflösung|résolution|resolución|resolução|risoluzione|rozdzielczość|rozlišení|разрешение|分辨率",
  ],
  [
    "origin",
    "(?:country of )?origin|country of manufacture|made in|herkunftsland|ursprungsland|pays d'origine|país de origen|país de origem|paese d'origine|tara de origine|țara de origine|kraj pochodzenia|země původu|страна(?: производства)?|产地|原产地|原產地.*",
  ],
  [
    "load",
    "(?:total )?weight (?:capacity|limit)|max(?:imum|\\.)? (?:load|weight|weight capacity|user weight)|load capacity|weight (?:capacity|limit)|tragkraft|belastbarkeit|max\\. belastung|charge max.*|carga máxima|maksymalne obciążenie|nosnost|макс\\. вес ребенка|максимальная нагрузка|最大承重|承重",
  ],
  ["alcohol", "alcohol(?: by volume| content| %)?|alkoholgehalt|alcool ?%|alcohol ?%|graduación|teor alcoólico|gradazione|酒精度"],
  [
    "links",
    "connect(?:ions|ivity|or type)|connectivity technology|ports|interfaces?|anschlüsse|schnittstellen?|konnektivität|connectivité|conectividad|conectividade|connettività|łączność|připojení|konektory|интерфейсы|接口|连接方式",
  ],
  [
    "processor",
    "processor(?: type| model)?|cpu|prozessor|processeur|procesador|processador|processore|procesor|typ procesora|процессор|处理器",
  ],
  [
    "graphics",
    "graphics(?: card)?|video card|gpu|grafikkarte|carte graphique|tarjeta gráfica|placa gráfica|scheda grafica|karta graficzna|grafická karta|видеокарта|显卡",
  ],
  [
    "system",
    "operating system|betriebssystem|système d'exploitation|sistema operativo|system operacyjny|operační systém|operačný systém|операционная система|操作系统",
  ],
  ["spectrum", "frequency (?:response|range)|frequenzgang|频率响应"],
  ["cards", "储存介质|存储介质|存储卡(?:类型)?"],
];

const TABLE = LABELS.map(([kind, written]) => [kind, new RegExp(`^(?:${written})$`, "iu")] as const);

/** What a label tells of; undefined where it is not known. */
export const specKind = (label: string): SpecKind | undefined => TABLE.find(([, found]) => found.test(label.trim()))?.[0];
