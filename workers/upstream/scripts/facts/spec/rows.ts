import type { SpecKind } from "./labels.ts";
import {
  age,
  cards,
  cells,
  colour,
  energy,
  graphics,
  links,
  material,
  measured,
  memory,
  named,
  oneAmount,
  origin,
  pixels,
  type Reader,
  scent,
  size,
  warranty,
} from "./values.ts";

/** How much each kind of row says to a buyer (as a point's strength, 0 to 10), and how its value is said. */
export const READERS: Readonly<Record<Exclude<SpecKind, "none">, readonly [rank: number, read: Reader]>> = {
  weight: [
    5,
    oneAmount(
      ["weight"],
      (n) => `It weighs ${n}`,
      (n) => `重${n}`,
    ),
  ],
  colour: [3, colour],
  material: [7, material],
  size: [5, size],
  length: [
    3,
    oneAmount(
      ["length"],
      (n) => `A length of ${n}`,
      (n) => `长${n}`,
    ),
  ],
  width: [
    3,
    oneAmount(
      ["length"],
      (n) => `A width of ${n}`,
      (n) => `宽${n}`,
    ),
  ],
  height: [
    3,
    oneAmount(
      ["length"],
      (n) => `A height of ${n}`,
      (n) => `高${n}`,
    ),
  ],
  depth: [
    2,
    oneAmount(
      ["length"],
      (n) => `A depth of ${n}`,
      (n) => `深${n}`,
    ),
  ],
  diameter: [
    4,
    oneAmount(
      ["length"],
      (n) => `${n} across`,
      (n) => `直径${n}`,
    ),
  ],
  thickness: [
    4,
    oneAmount(
      ["length"],
      (n) => `${n} thick`,
      (n) => `厚${n}`,
    ),
  ],
  capacity: [
    6,
    oneAmount(
      ["volume", "weight"],
      (n) => `Holds ${n}`,
      (n) => `容量${n}`,
    ),
  ],
  power: [
    6,
    measured(
      /w|watts?|вт|瓦/u,
      (n) => `${n} watts of power`,
      (n) => `功率${n}瓦`,
    ),
  ],
  battery: [
    5,
    measured(
      /mah|мач|毫安时?/u,
      (n) => `A battery of ${n} mAh`,
      (n) => `电池容量${n}毫安时`,
    ),
  ],
  runtime: [
    8,
    oneAmount(
      ["time"],
      (n) => `${n} of battery life`,
      (n) => `续航${n}`,
    ),
  ],
  burning: [
    6,
    oneAmount(
      ["time"],
      (n) => `${n} of burn time`,
      (n) => `可点亮${n}`,
    ),
  ],
  cells: [4, cells],
  charging: [
    6,
    oneAmount(
      ["time"],
      (n) => `Charging time of ${n}`,
      (n) => `充电时间${n}`,
    ),
  ],
  pages: [
    6,
    measured(
      /(?:pages?|seiten|páginas|页)?/u,
      (n) => `${n} pages`,
      (n) => `共${n}页`,
      9000,
    ),
  ],
  noise: [
    5,
    measured(
      /db(?:\(a\))?|дб|分贝/u,
      (n) => `${n} decibels`,
      (n) => `噪音${n}分贝`,
    ),
  ],
  warranty: [8, warranty],
  age: [6, age],
  pieces: [
    6,
    measured(
      /(?:pieces?|pcs|teile|pièces|件)?/u,
      (n) => `${n} pieces`,
      (n) => `共${n}件`,
      20_000,
    ),
  ],
  memory: [7, memory],
  storage: [
    7,
    measured(
      /gb|гб/u,
      (n) => `${n} GB of storage`,
      (n) => `存储空间${n}GB`,
    ),
  ],
  screen: [
    7,
    measured(
      /inch(?:es)?|in|"|″|zoll|pouces|дюйм\w*|英寸/u,
      (n) => `A ${n}-inch screen`,
      (n) => `屏幕${n}英寸`,
    ),
  ],
  resolution: [
    6,
    (value) => {
      const [, one, two] = /^(\d{3,5}) ?[x×*х] ?(\d{3,5})(?: ?(?:pixels?|px|像素))?$/iu.exec(value.trim()) ?? [];
      return one && two ? { en: `${one} by ${two} pixels`, zh: `分辨率${one}×${two}` } : null;
    },
  ],
  origin: [5, origin],
  load: [
    7,
    oneAmount(
      ["weight"],
      (n) => `Takes up to ${n}`,
      (n) => `最大承重${n}`,
    ),
  ],
  alcohol: [
    5,
    measured(
      /%?(?: vol\.?)?/u,
      (n) => `${n}% alcohol`,
      (n) => `酒精度${n}%`,
      96,
    ),
  ],
  links: [7, links],
  processor: [
    6,
    named(
      (name) => `Processor: ${name}`,
      (name) => `处理器：${name}`,
    ),
  ],
  graphics: [5, graphics],
  system: [
    4,
    named(
      (name) => `It runs on ${name}`,
      (name) => `系统：${name}`,
    ),
  ],
  pixels: [6, pixels],
  energy: [6, energy],
  scent: [6, scent],
  spectrum: [3, () => null],
  cards: [3, cards],
};
