import { as } from "./support.ts";

export const ADMIN_KEY = "the admin key of the tests";
export const admin = as("", "en", { adminKey: ADMIN_KEY });
export const CONFLICT = -20802;
