import type { Category, NounRow } from "../entry.ts";
import { ACCESSORIES_GOODS } from "./accessories.ts";
import { AUTO_GOODS } from "./auto.ts";
import { BABY_GOODS } from "./baby.ts";
import { BEAUTY_GOODS } from "./beauty.ts";
import { BOOKS_GOODS } from "./books.ts";
import { BUSINESS_GOODS } from "./business.ts";
import { ELECTRONICS_GOODS } from "./electronics.ts";
import { FASHION_GOODS } from "./fashion.ts";
import { FOOD_GOODS } from "./food.ts";
import { HOME_GOODS } from "./home.ts";
import { KITCHEN_GOODS } from "./kitchen.ts";
import { OFFICE_GOODS } from "./office.ts";
import { PETS_GOODS } from "./pets.ts";
import { SHOES_GOODS } from "./shoes.ts";
import { SPORT_GOODS } from "./sport.ts";
import { TOOLS_GOODS } from "./tools.ts";
import { TOYS_GOODS } from "./toys.ts";
import { TRAVEL_GOODS } from "./travel.ts";

/** Kinds of goods that Google's product taxonomy lists and the hand-kept tables beside this folder do not, by category. */
export const GOODS: Readonly<Record<Exclude<Category, "general">, readonly NounRow[]>> = {
  accessories: ACCESSORIES_GOODS,
  auto: AUTO_GOODS,
  baby: BABY_GOODS,
  beauty: BEAUTY_GOODS,
  books: BOOKS_GOODS,
  business: BUSINESS_GOODS,
  electronics: ELECTRONICS_GOODS,
  fashion: FASHION_GOODS,
  food: FOOD_GOODS,
  home: HOME_GOODS,
  kitchen: KITCHEN_GOODS,
  office: OFFICE_GOODS,
  pets: PETS_GOODS,
  shoes: SHOES_GOODS,
  sport: SPORT_GOODS,
  tools: TOOLS_GOODS,
  toys: TOYS_GOODS,
  travel: TRAVEL_GOODS,
};
