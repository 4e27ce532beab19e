/** Ways to say that the product cannot be bought now. */
export const SOLD_OUT = new RegExp([
  "out of stock", "out-of-stock", "sold\\s?out", "currently unavailable", "temporarily unavailable", "no longer available", "not available", "item unavailable", "product unavailable", "is unavailable", "unavailable online", "discontinued", "(?<![\\d.,])0 (?:in stock|left|available)", "listing (?:was|is) ended", "this listing (?:has )?ended", "bidding (?:has )?ended", "back ?order only", "notify me when (?:it(?:'|’)s |this (?:item |product )?is )?(?:available|back)", "email me when (?:available|back)", "we don(?:'|’)t know when",
  "ausverkauft", "nicht (?:mehr )?(?:auf lager|verfügbar|lieferbar|vorrätig)", "derzeit nicht (?:verfügbar|lieferbar)", "momentan nicht (?:verfügbar|lieferbar)", "vergriffen", "artikel ist leider",
  "rupture de stock", "en rupture", "épuisé", "indisponible", "actuellement indisponible", "n'est plus disponible", "victime de son succès",
  "agotado", "sin stock", "sin existencias", "no disponible", "fuera de stock", "no hay stock", "agotada",
  "esgotado", "indisponível", "sem estoque", "sem stock", "fora de estoque", "produto indisponível", "avise-me quando chegar",
  "esaurito", "non disponibile", "non è disponibile", "terminato", "attualmente non disponibile",
  "uitverkocht", "niet (?:meer )?(?:op voorraad|leverbaar|beschikbaar)", "slut i lager", "slutsåld", "ej i lager", "tillfälligt slut", "finns ej i lager", "udsolgt", "ikke på lager", "utsolgt", "loppuunmyyty", "ei (?:ole )?varastossa", "loppu varastosta",
  "brak w magazynie", "niedostępny", "wyprzedan[ye]", "produkt niedostępny", "brak towaru", "chwilowo niedostępny", "vyprodáno", "není skladem", "nedostupn[ýéá]", "vypredané", "nie je skladom", "nincs (?:raktáron|készleten)", "elfogyott", "nem rendelhető", "stoc epuizat", "indisponibil", "nu este în stoc", "няма (?:в )?наличност", "изчерпан", "няма наличност", "rasprodano", "nije dostupno", "nema na (?:stanju|zalihi)", "razprodano", "ni na zalogi", "nav pieejams", "izpārdots", "nav noliktavā", "išparduota", "neturime", "välja müüdud", "laost otsas", "läbi müüdud",
  "нет в наличии", "товар закончился", "распродано", "нет на складе", "недоступен", "снят с продажи", "немає в наявності", "закінчився", "εξαντλήθηκε", "εξαντλημένο", "μη διαθέσιμο", "tükendi", "stokta yok", "temin edilemiyor",
  "غير متوفر", "نفذت الكمية", "نفد من المخزون", "نفدت الكمية", "ناموجود", "אזל(?: מ)?ה?מלאי", "לא במלאי", "המוצר אזל",
  "缺货", "缺貨", "售罄", "已售完", "售完", "完售", "已下架", "無庫存", "无货", "補貨中", "补货中", "暂时无货", "銷售一空", "在庫切れ", "在庫なし", "売り切れ", "品切れ", "販売終了", "在庫がありません", "入荷待ち", "ソールドアウト", "품절", "일시품절", "재고 없음", "판매종료",
  "สินค้าหมด", "หมดสต็อก", "hết hàng", "ngừng kinh doanh", "stok habis", "habis terjual", "tidak tersedia",
].join("|"), "iu");

/** Ways to say that it can. */
export const IN_STOCK = /(?<!\p{L})(?:in stock|available now|ready to ship|auf lager|sofort lieferbar|lieferbar|en stock|disponible|disponibile|disponível|op voorraad|i lager|på lager|varastossa|skladem|skladom|dostępny|na skladě|raktáron|în stoc|в наличии|в наявності|διαθέσιμο|stokta|متوفر|במלאי)(?!\p{L})|有货|有貨|現貨|现货|在庫あり|재고 있음/iu;

/** Words around such a phrase that make it speak of something else: shops, sizes, delivery ways, conditions. */
export const NOT_OF_PRODUCT = /(?:\bif\b|\bwhen\b|falls|wenn|si le|cuando|some (?:sizes|colou?rs)|this (?:size|colou?r)|store|pick-?up|click (?:&|and) collect|filiale|in store|for delivery to|warranty|coupon|gift|for this item|service|preview|video|payment|wishlist|reviews?|финанс|magasin|tienda|negozio|butik|myymälä|sklep\w*ach)/iu;
