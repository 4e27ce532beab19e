import { getTableColumns, is } from "drizzle-orm";
import { getTableConfig, SQLiteTable } from "drizzle-orm/sqlite-core";
import { expect, it } from "vitest";
import { OWNED } from "../../db/queries/owned.ts";
import * as schema from "../../db/schema/index.ts";

const owned = Object.entries(schema).flatMap(([name, table]) =>
  is(table, SQLiteTable) && "owner_id" in getTableColumns(table) ? [{ name, table }] : [],
);

it("every table with an owner says what becomes of its rows when accounts are merged and deleted", () => {
  expect(owned.length).toBeGreaterThan(10);
  expect(Object.keys(OWNED).toSorted()).toEqual(owned.map(({ name }) => name).toSorted());
});

it.each(
  owned.filter(({ name }) =>
    Object.entries(OWNED).some(([table, { merge, erase }]) => table === name && !(merge === "keep" && erase === "keep")),
  ),
)("the rows of one owner are found by an index: $name", ({ table }) => {
  const { indexes, primaryKeys } = getTableConfig(table);
  const leading = [...indexes.map(({ config }) => config.columns[0]), ...primaryKeys.map(({ columns }) => columns[0])];
  expect(leading.map((column) => (column && "name" in column ? column.name : ""))).toContain("owner_id");
});
