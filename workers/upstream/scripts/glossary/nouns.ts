import type { Category, NounRow } from "./entry.ts";
import { BOOKS, BABY, BEAUTY, FOOD, PETS, SPORT, TOYS } from "./nouns-life.ts";
import { HOME, KITCHEN } from "./nouns-home.ts";
import { AUTO, BUSINESS, ELECTRONICS, OFFICE, TOOLS } from "./nouns-tech.ts";
import { ANIMALS, GAMES, LITTLE_ONES, OUTDOORS, PANTRY, SELF_CARE } from "./nouns-play.ts";
import { CAR_PARTS } from "./nouns-auto.ts";
import { CLOTHES, TRINKETS } from "./nouns-dress.ts";
import { ROOMS, TABLEWARE, YARD } from "./nouns-rooms.ts";
import { ACCESSORIES, FASHION, SHOES, TRAVEL } from "./nouns-wear.ts";
import { GOODS } from "./taxonomy/index.ts";
import { WIND_AND_WATER } from "./nouns-water.ts";
import { DESK, GADGETS, INDUSTRY, VEHICLES, WORKSHOP, WORKWEAR, WORK_SHOES } from "./nouns-work.ts";

/** Every product word, by category. */
export const NOUNS: Readonly<Record<Exclude<Category, "general">, readonly NounRow[]>> = {
  fashion: [...FASHION, ...CLOTHES, ...WORKWEAR, ...GOODS.fashion],
  accessories: [...ACCESSORIES, ...TRINKETS, ...GOODS.accessories],
  shoes: [...SHOES, ...WORK_SHOES, ...GOODS.shoes],
  travel: [...TRAVEL, ...GOODS.travel],
  kitchen: [...KITCHEN, ...TABLEWARE, ...GOODS.kitchen],
  electronics: [...ELECTRONICS, ...GADGETS, ...GOODS.electronics],
  beauty: [...BEAUTY, ...SELF_CARE, ...GOODS.beauty],
  food: [...FOOD, ...PANTRY, ...GOODS.food],
  toys: [...TOYS, ...GAMES, ...GOODS.toys],
  home: [...HOME, ...ROOMS, ...YARD, ...GOODS.home],
  sport: [...SPORT, ...OUTDOORS, ...WIND_AND_WATER, ...GOODS.sport],
  books: [...BOOKS, ...GOODS.books],
  pets: [...PETS, ...ANIMALS, ...GOODS.pets],
  tools: [...TOOLS, ...WORKSHOP, ...GOODS.tools],
  baby: [...BABY, ...LITTLE_ONES, ...GOODS.baby],
  office: [...OFFICE, ...DESK, ...GOODS.office],
  auto: [...AUTO, ...VEHICLES, ...CAR_PARTS, ...GOODS.auto],
  business: [...BUSINESS, ...INDUSTRY, ...GOODS.business],
};
