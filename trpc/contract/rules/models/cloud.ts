import { CLOUD_FILMS } from "./cloud-films.ts";
import { CLOUD_PEOPLE } from "./cloud-people.ts";
import { CLOUD_PICTURES } from "./cloud-pictures.ts";
import type { Model } from "./model.ts";

/**
 * Models of providers, with what their SDK takes. Prices are list prices in dollars as they were known when this was
 * written; an administrator sets what is charged (`admin.models.set`).
 */
export const CLOUD: readonly Model[] = [...CLOUD_PICTURES, ...CLOUD_FILMS, ...CLOUD_PEOPLE];
