import type { Category, NounRow } from "./entry.ts";
import { BOOKS, BABY, BEAUTY, FOOD, PETS, SPORT, TOYS } from "./nouns-life.ts";
import { HOME, KITCHEN } from "./nouns-home.ts";
import { AUTO, BUSINESS, ELECTRONICS, OFFICE, TOOLS } from "./nouns-tech.ts";
import { ACCESSORIES, FASHION, SHOES, TRAVEL } from "./nouns-wear.ts";

/** Every product word, by category. */
export const NOUNS: Readonly<Record<Exclude<Category, "general">, readonly NounRow[]>> = {
  fashion: FASHION,
  accessories: ACCESSORIES,
  shoes: SHOES,
  travel: TRAVEL,
  kitchen: KITCHEN,
  electronics: ELECTRONICS,
  beauty: BEAUTY,
  food: FOOD,
  toys: TOYS,
  home: HOME,
  sport: SPORT,
  books: BOOKS,
  pets: PETS,
  tools: TOOLS,
  baby: BABY,
  office: OFFICE,
  auto: AUTO,
  business: BUSINESS,
};
