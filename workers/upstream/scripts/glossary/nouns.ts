import type { Category, NounRow } from "./entry.ts";
import { BOOKS, BABY, BEAUTY, FOOD, PETS, SPORT, TOYS } from "./nouns-life.ts";
import { HOME, KITCHEN } from "./nouns-home.ts";
import { AUTO, BUSINESS, ELECTRONICS, OFFICE, TOOLS } from "./nouns-tech.ts";
import { ANIMALS, GAMES, LITTLE_ONES, OUTDOORS, PANTRY, SELF_CARE } from "./nouns-play.ts";
import { CAR_PARTS } from "./nouns-auto.ts";
import { CLOTHES, TRINKETS } from "./nouns-dress.ts";
import { ROOMS, TABLEWARE, YARD } from "./nouns-rooms.ts";
import { ACCESSORIES, FASHION, SHOES, TRAVEL } from "./nouns-wear.ts";
import { WIND_AND_WATER } from "./nouns-water.ts";
import { DESK, GADGETS, INDUSTRY, VEHICLES, WORKSHOP, WORKWEAR, WORK_SHOES } from "./nouns-work.ts";

/** Every product word, by category. */
export const NOUNS: Readonly<Record<Exclude<Category, "general">, readonly NounRow[]>> = {
  fashion: [...FASHION, ...CLOTHES, ...WORKWEAR],
  accessories: [...ACCESSORIES, ...TRINKETS],
  shoes: [...SHOES, ...WORK_SHOES],
  travel: TRAVEL,
  kitchen: [...KITCHEN, ...TABLEWARE],
  electronics: [...ELECTRONICS, ...GADGETS],
  beauty: [...BEAUTY, ...SELF_CARE],
  food: [...FOOD, ...PANTRY],
  toys: [...TOYS, ...GAMES],
  home: [...HOME, ...ROOMS, ...YARD],
  sport: [...SPORT, ...OUTDOORS, ...WIND_AND_WATER],
  books: BOOKS,
  pets: [...PETS, ...ANIMALS],
  tools: [...TOOLS, ...WORKSHOP],
  baby: [...BABY, ...LITTLE_ONES],
  office: [...OFFICE, ...DESK],
  auto: [...AUTO, ...VEHICLES, ...CAR_PARTS],
  business: [...BUSINESS, ...INDUSTRY],
};
