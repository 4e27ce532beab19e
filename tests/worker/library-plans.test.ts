import { drizzle } from "drizzle-orm/d1";
import { expect, it } from "vitest";
import { listFavorites, listFolder, listLibrary, listRecent, listRemoved, listTagged } from "../../db/queries/asset-list.ts";
import type { Database } from "../../db/queries/database.ts";
import { env } from "./support.ts";

/** The statements that some work sends, with what they are given. */
async function statementsOf(work: (db: Database) => Promise<unknown>): Promise<{ text: string; params: unknown[] }[]> {
  const sent: { text: string; params: unknown[] }[] = [];
  const logger = { logQuery: (text: string, params: unknown[]) => void sent.push({ text, params }) };
  await work(drizzle(env.DB, { logger }));
  return sent;
}

/** How SQLite would go about it: each step in words. */
async function planOf(work: (db: Database) => Promise<unknown>): Promise<string[]> {
  const [statement] = await statementsOf(work);
  if (!statement) throw new Error("nothing was asked");
  const { results } = await env.DB.prepare(`EXPLAIN QUERY PLAN ${statement.text}`)
    .bind(...statement.params)
    .all<{ detail: string }>();
  return results.map(({ detail }) => detail);
}

const place = { time: 5, id: "abc" };
const page = { place, limit: 21, words: [] };

const CASES: [name: string, (db: Database) => Promise<unknown>, index: string][] = [
  ["a folder by time", (db) => listFolder(db, "me", "", { ...page, sort: "newest" }), "asset_folder_newest"],
  ["a folder by name", (db) => listFolder(db, "me", "f", { ...page, sort: "name" }), "asset_folder_name"],
  ["a folder by size", (db) => listFolder(db, "me", "f", { ...page, sort: "size" }), "asset_folder_size"],
  ["a kind by time", (db) => listLibrary(db, "me", { ...page, sort: "newest", type: 2 }), "asset_type_newest"],
  ["a kind by name", (db) => listLibrary(db, "me", { ...page, sort: "name", type: 2 }), "asset_type_name"],
  ["a kind by size", (db) => listLibrary(db, "me", { ...page, sort: "size", type: 2 }), "asset_type_size"],
  ["what was uploaded lately", (db) => listRecent(db, "me", page), "asset_owner"],
  ["favorites", (db) => listFavorites(db, "me", page), "asset_favorite"],
  ["what was deleted", (db) => listRemoved(db, "me", page), "asset_removed_owner"],
  ["what has a tag", (db) => listTagged(db, "me", "summer", page), "asset_tag_newest"],
];

it.each(CASES)("a page of %s is read from its index, in its order: it costs the same at a million rows", async (_name, list, index) => {
  const plan = await planOf(list);
  expect(plan[0]).toMatch(new RegExp(`USING (COVERING )?INDEX ${index} \\(`));
  expect(plan.join("\n")).not.toMatch(/SCAN asset\b|TEMP B-TREE FOR ORDER BY/);
  // Where the page begins is looked for in the index, not counted up to.
  expect(plan[0]).toMatch(/\(owner_id=\?.*[<>](?:\?|\(\?,\?\))\)$/);
});
