import { attribute, hooks, lineage, type PageNode } from "../dom/node.ts";

const ASIDE = new RegExp(
  [
    "relat(?!ive)",
    "recomm",
    "similar",
    "carousel",
    "up-?sell",
    "cross-?sell",
    "bundle",
    "bought",
    "together",
    "also-",
    "viewed",
    "recently",
    "sponsor",
    "slider-prod",
    "accessories",
    "alternativ",
    "complement",
    "you-?may",
    "look-?book",
    "outfit",
    "shop-the",
    "suggest",
    "more-from",
    "other-(?:products|items|sellers|offers)",
    "(?:^|\\s)(?:all-)?sellers(?:\\s|$)",
    "top-?sell",
    "best-?sell",
    "mini-?cart",
    "minibasket",
    "(?:cart|basket)-(?:drawer|side|popup|flyout|modal|summary)",
    "side-?cart",
    "wishlist-(?:list|items)",
    "compare-(?:list|items|bar)",
    "(?:^|\\s)footer|(?:site|page|global|main)-?footer|footer-(?:nav|links|menu|col)",
    "(?:site|page|global|main|top)-?header",
    "(?:^|\\s)header(?:\\s|$)",
    "masthead",
    "\\bnav",
    "mega-?menu",
    "newsletter",
    "cookie",
    "consent",
    "onetrust",
    "advert(?!i?s?e?m?e?n?t?-?(?:detail|title|price|info))",
    "ad-?(?:slot|banner|unit)",
    "google-?ad",
    "autocomplete",
    "search-(?:result|popup|suggest)",
    "(?:modal|popup|popover|tooltip|lightbox|dialog)-?(?:content|dialog|body|window|wrapper|container|inner|text)",
    "(?:^|\\s)(?:modal|popup|popover|tooltip|dialog)(?:\\s|$)",
    "(?<!p)reviews?",
    "comment",
    "question",
  ].join("|"),
);
/** Names that a list of other products gives to its entries, and that a shop may give to the product itself. */
const CARD = /product-?(?:list|grid|tile|teaser|card|item)s?\b/;
const ASIDE_TAGS = new Set(["footer", "nav", "aside"]);
/** A marketplace has the price and the button beside the product, in an element made for what stands beside. */
const BUY_BOX = /buy-?box|purchase|(?:add|to)-?(?:to-)?(?:cart|basket|bag)|product-?form|order-?box|offer-?box/;
const isBeside = (node: PageNode): boolean => ASIDE_TAGS.has(node.tag) && !(node.tag === "aside" && BUY_BOX.test(hooks(node)));

/** The one `<aside>` that holds what buys, where nothing else on the page does: no more than a button and its copy. */
function onlyBuyBox(buys: readonly PageNode[]): PageNode | null {
  const around = buys.map((node) => lineage(node, 12).find((at) => at.tag === "aside") ?? null);
  const [first = null] = around;
  return buys.length <= 2 && around.every((one) => one === first) ? first : null;
}

/** What a shop calls the things around the product: a value for each node of whether it stands in them. */
export function asideOf(nodes: readonly PageNode[], anchor: PageNode | null, buys: readonly PageNode[]): Uint8Array {
  const box = onlyBuyBox(buys);
  const marks = new Uint8Array(nodes.length);
  for (const node of nodes) {
    const above = node.parent ? (marks[node.parent.index] ?? 0) : 0;
    const holdsAnchor = anchor !== null && anchor.index >= node.index && anchor.index < node.end;
    if (node.tag === "" || node.tag === "body" || node.tag === "html" || holdsAnchor) marks[node.index] = holdsAnchor ? 0 : above;
    else
      marks[node.index] = Math.min(
        3,
        above +
          ((node !== box && isBeside(node)) || ASIDE.test(hooks(node)) || (CARD.test(hooks(node)) && isRepeated(nodes, node)) ? 1 : 0),
      );
  }
  return marks;
}

/** An entry of a list: at least two siblings have its tag and class. */
export function isRepeated(nodes: readonly PageNode[], node: PageNode): boolean {
  const { parent } = node;
  const name = attribute(node, "class");
  if (parent === null || name === "") return false;
  let twins = 0,
    looked = 0;
  for (let at = parent.index + 1; at < parent.end && looked < 60; looked++) {
    const sibling = nodes[at];
    if (!sibling) break;
    if (sibling.tag === node.tag && attribute(sibling, "class") === name && ++twins >= 3) return true;
    at = sibling.end;
  }
  return false;
}

/** Words of a button that puts the product into a basket or buys it. */
export const BUY =
  /(?<!\p{L})(?:add[\s_-]*to[\s_-]*(?:your |my |shopping )?(?:cart|bag|basket|trolley)|buy(?: it)?(?: now)?|purchase|pre-?order|place bid|in den (?:warenkorb|einkaufswagen)|jetzt kaufen|kaufen|bestellen|ajouter au panier|acheter|aggiungi al carrello|acquista|compra|añadir|agregar|comprar(?: ahora| agora)?|adicionar|in (?:mijn )?winkel(?:wagen|mand(?:je)?)|lägg i|köp|læg i kurv|legg i|kjøp|køb|ostoskoriin|osta|do koszyka|kup teraz|do koš[íi]ka|do košíku|koupit|kúpiť|kosárba|megveszem|adaug[ăa] în coș|adauga in cos|cump[ăa]r[ăa]|купить|в корзину|добавить|заказать|до кошика|купити|добави|купи|αγορά|προσθήκη|στο καλάθι|sepete ekle|satın al|thêm vào|mua ngay|beli|أضف|اشتري|شراء|קנה|הוסף|לסל|į krepšelį|pirkti|pirkt|lisa ostukorvi|u košaricu|u korpu|v košarico|kupi|setja í körfu|kaupa|shto në shportë|bli tani|səbətə|savatga|sotib olish|себетке|сагслах|кошничка|количката|գնել|զամբյուղ|tambah ke (?:keranjang|troli)|masukkan keranjang)(?!\p{L})|კალათაში|ყიდვა|سبد خرید|خرید|خریدیں|कार्ट में|ख़?रीदें|কার্টে|কিনুন|ဝယ်|ទិញ|加入购物车|加入購物車|放入購物車|立即购买|立即購買|立刻購|カートに|購入|買い物かご|かごに|장바구니|구매하기|หยิบใส่|ซื้อ/iu;
const ADD_ALONE = /^\s*(?:add|ajouter|aggiungi|añadir|agregar|toevoegen|hinzufügen|dodaj|adicionar|добавить)\s*$/iu;
const ELSEWHERE = /wish|list|compare|favou?r|merken|registry|gift card|how to|guide|all|more/i;
const BUY_HOOK =
  /add-?to-?(cart|bag|basket)|addtocart|add_to_cart|buy-?(now|button|box|btn)|btn-buy|cart-?(button|btn|add)|basket-?add|to-?basket|to-?cart|buy-?btn/;

/** Buttons and links that buy, in document order. */
export function buyButtons(nodes: readonly PageNode[], text: (node: PageNode) => string): PageNode[] {
  return nodes.filter((node) => {
    if (node.hidden) return false;
    if (node.tag === "input")
      return /submit|button|image/.test(attribute(node, "type")) && (BUY.test(attribute(node, "value")) || BUY_HOOK.test(hooks(node)));
    if (node.tag !== "button" && node.tag !== "a" && attribute(node, "role") !== "button") return false;
    const label = text(node) || attribute(node, "aria-label") || attribute(node, "title");
    if (label.length > 50 || ELSEWHERE.test(label)) return false;
    return BUY.test(label) || ADD_ALONE.test(label) || (BUY_HOOK.test(hooks(node)) && (node.tag !== "a" || label === ""));
  });
}

/** A button that shows it cannot be pressed. */
export const isDisabled = (node: PageNode): boolean =>
  node.attributes.disabled !== undefined ||
  attribute(node, "aria-disabled") === "true" ||
  /\b(disabled|sold-?out|out-?of-?stock|unavailable)\b/.test(hooks(node));
