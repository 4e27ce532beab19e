import { describe, expect, it } from "vitest";
import { extractProduct } from "../index.ts";
import { isBesideTitle } from "./beside.ts";

/** Pages written for these tests. */
const read = (lang: string, body: string, head = "") =>
  extractProduct(
    `<!doctype html><html lang="${lang}"><head><title>Lamp</title>${head}</head><body><main><h1>Noor Lamp Deluxe</h1><p>€129.00</p><button>Buy now</button>${body}</main></body></html>`,
    "",
  );
const points = (lang: string, body: string, head?: string) => read(lang, body, head).selling_points;

describe("titles of what a shop says beside its product", () => {
  it.each([
    "Composition et entretien",
    "Guides des tailles",
    "Guide des tailles",
    "Livraison & Retour",
    "Shipping & Returns",
    "Delivery and returns policy",
    "Size and fit guide",
    "Materials & Care",
    "Material & Pflege",
    "Größentabelle",
    "Versand und Rückgabe",
    "Guía de tallas",
    "Envíos y devoluciones",
    "Composizione e cura",
    "Spedizioni e resi",
    "Tabela de medidas",
    "Verzending en retourneren",
    "Tabela rozmiarów",
    "Dostawa i zwroty",
    "Доставка и оплата",
    "Kargo ve iade",
    "洗涤说明",
    "尺码表",
    "配送・返品",
    "배송 / 교환 / 반품",
    "New Arrivals",
    "Reviews",
  ])("%s", (title) => expect(isBesideTitle(title)).toBe(true));

  it.each([
    "Materials",
    "Composition",
    "Hair care without silicone",
    "Fits every size of desk",
    "Two sizes in one box",
    "Easy care",
    "Free of fragrance",
    "5 year guarantee",
    "Une coupe droite",
    "Größe: 20 cm",
    "一级能效",
  ])("not: %s", (title) => expect(isBesideTitle(title)).toBe(false));
});

describe("a section of those is no selling point", () => {
  it("in a description with headings; what a thing is made of stays", () => {
    const body = `<div class="product-description"><p>Une robe légère en lin lavé, coupe droite et poches cachées.</p>
      <h3>Composition et entretien</h3><ul><li>Composition et entretien</li><li>100 % lin lavé en France. Lavage à 30 °C, ne pas sécher en machine.</li></ul>
      <h3>Guides des tailles</h3><p>Prenez votre taille habituelle, la coupe est droite.</p>
      <h3>Retours</h3><p>Nous expédions sous 48 heures.</p><h3>Détails</h3><p>Des boutons de nacre ferment le dos de la robe.</p></div>`;
    expect(points("fr", body)).toEqual([
      "Une robe légère en lin lavé, coupe droite et poches cachées.",
      "100 % lin lavé en France.",
      "Des boutons de nacre ferment le dos de la robe.",
    ]);
  });

  it("in the text of markup, line by line", () => {
    const description = [
      "Ein warmes Licht für jeden Schreibtisch, in fünf Stufen dimmbar.",
      "Versand & Rückgabe",
      "Wir versenden innerhalb von zwei Werktagen aus Hamburg.",
      "Technik",
      "Das Netzteil arbeitet an jeder Steckdose der Welt.",
    ].join("\n");
    const markup = JSON.stringify({ "@type": "Product", name: "Noor Lamp Deluxe", description });
    expect(points("de", "", `<script type="application/ld+json">${markup}</script>`)).toEqual([
      "Ein warmes Licht für jeden Schreibtisch, in fünf Stufen dimmbar.",
      "Das Netzteil arbeitet an jeder Steckdose der Welt.",
    ]);
  });

  it("in a list", () => {
    const list = (heading: string, ...items: string[]) => `<h4>${heading}</h4><ul>${items.map((item) => `<li>${item}</li>`).join("")}</ul>`;
    const body = `<div class="product-details">${list("Features", "Dims by touch in five steps", "Delivery and returns")}${list("Care", "Wipe it with a dry cloth")}</div>`;
    expect(points("en", body)).toEqual(["Dims by touch in five steps"]);
  });
});

describe("what a shop writes to sell anything is no selling point", () => {
  it.each([
    ["fr", "Achetez votre Noor Lamp Deluxe parmi nos lampes."],
    ["ro", "Cumpără Noor Lamp Deluxe și plătește în rate lunare."],
    ["de", "Sicherer Kauf auf Rechnung"],
    ["fr", "Notre mannequin porte une taille M et mesure 1m75"],
    ["sl", "Razpoložljivost: na zalogi v trgovini"],
    ["en", "Publisher : Harbour Press, second edition"],
    ["en", "ASIN : B0ABCD1234 in all stores"],
  ])("%s: %s", (lang, said) => {
    const body = `<ul class="features"><li>${said}</li><li>1200 lumens for films in daylight</li></ul>`;
    expect(points(lang, body)).toEqual(["1200 lumens for films in daylight"]);
  });
});
