import { expect, it } from "vitest";
import { rowKind } from "./labels-of-row.ts";
import { specOf } from "./read.ts";

it.each([
  ["Weight: 4.64 kg", "It weighs 4.64 kilos", "重4.64公斤"],
  ["Weight 200g.", "It weighs 200 grams", "重200克"],
  ["Size H11.77, W8.66, D8.5cm.", "It measures 11.77 by 8.66 by 8.5 centimetres", "尺寸11.77×8.66×8.5厘米"],
  ["Gewicht: 1,2 kg", "It weighs 1.2 kilos", "重1.2公斤"],
  ["Kaal: 7.6 kg", "It weighs 7.6 kilos", "重7.6公斤"],
  ["Material: Steel & plastic", null, null],
  ["Material: 100% polyester", "Made of 100% polyester", "100%涤纶材质"],
  ["Materiale: Acciaio", "Made of steel", "钢材质"],
  ["Material: Aluminium alloy", null, null],
  ["Composition: 60% cotton, 30% polyester", null, null],
  ["Farbe: schwarz", "It comes in black", "黑色款"],
  ["Dimensões (LxAxP): 48.6 x 29.2 x 40.5 cm", "It measures 48.6 by 29.2 by 40.5 centimetres", "尺寸48.6×29.2×40.5厘米"],
  ["Box Dimensions: 300 x 270 x 550 mm", null, null],
  ["Potência máxima: 800 W", "800 watts of power", "功率800瓦"],
  ["Número de páginas: 1204", "1204 pages", "共1204页"],
  ["Veľkosť operačnej pamäte [GB]: 32", "32 GB of memory", "内存32GB"],
  ["Manufacturer's guarantee: 3 years", "3-year warranty", "质保3年"],
  ["Warranty: 2 years, Warranty across India", null, null],
  ["Dimensions : Width : 19'' – Depth : 18'' – Height : 29''", "19 inches wide, 18 deep and 29 high", "宽19英寸，深18英寸，高29英寸"],
  ["Width: 19 cm, Height: 40 in", null, null],
  ["Material: Plastic, Metal", null, null],
  ["Burn time: 25 hours", "25 hours of burn time", "可点亮25小时"],
  ["Batteries: AA (included)", "Runs on AA batteries, included", "使用五号电池，附电池"],
  ["Battery type: C (not included)", "Runs on C batteries, not included", "使用二号电池，电池另购"],
  ["Battery type: alkaline", null, null],
  ["Total Weight Capacity: 40 kg", "Takes up to 40 kilos", "最大承重40公斤"],
  ["Fascia di età: 3-6 anni", "For ages 3 to 6", "适合3至6岁"],
  ["Helitugevus: 63 dB", "63 decibels", "噪音63分贝"],
  ["Макс. вес ребенка: 12 кг", "Takes up to 12 kilos", "最大承重12公斤"],
  ["Weight: 0 kg", null, null],
  ["Head Weight: 450 g", null, null],
  ["像素：2416万", "24.16 megapixels", "2416万像素"],
  ["能效等级：一级", "Top energy rating", "一级能效"],
  ["RAM: 8GB DDR4 2133MHz", "8 GB of DDR4 memory, 2133 MHz", "8GB DDR4内存，2133MHz"],
  ["RAM: 16 GB", "16 GB of memory", "内存16GB"],
  ["RAM: 8GB or 16GB", null, null],
  ["Video Card: 2GB NVIDIA® GeForce® GTX 960M GDDR5", "NVIDIA GeForce GTX 960M graphics, 2 GB", "显卡：NVIDIA GeForce GTX 960M，2GB"],
  ["(Age: 3+)", "For ages 3 and up", "适合3岁以上"],
  ["储存介质：SD卡", "It takes SD cards", null],
  ["能效等级：三级", null, null],
  ["香调：花果香调", "A floral, fruity scent", "花果香调"],
  ["面料：全棉", "Made of 100% cotton", null],
  ["★ 4.757894736842105 / 5 (190)", "Buyers gave 4.7 out of 5", "买家评分4.7分，满分5分"],
  ["★ 3.1 / 5 (40)", null, null],
  ["★ 5 / 5 (1)", null, null],
  ["Weight: see the table below", null, null],
] as const)("%s", (row, en, zh) => {
  const said = specOf(row);
  expect(said?.en ?? null).toBe(en);
  expect(said?.zh ?? null).toBe(zh);
});

it.each(["ASIN: B0756B4GVG", "EAN: 6935364088101", "Manufacturer Part Number (MPN): GA00638-GB", "Click & Collect: Free", "Price: £48.99"])(
  "%s is nothing that an ad would say",
  (row) => {
    expect(rowKind(row)).toBe("none");
  },
);
