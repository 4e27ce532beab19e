import { DatabaseSync } from "node:sqlite";
import { expect, it } from "vitest";
import { AVATAR_TYPE } from "../../trpc/contract/rules/avatars.ts";
import { migrate, migrationsAround } from "../setup/migrations-around.ts";

it("talking photos from before are to move; who was filmed does already", () => {
  const { before, one } = migrationsAround("0033");
  const database = new DatabaseSync(":memory:");
  migrate(database, before);
  const avatar = database.prepare(
    "INSERT INTO avatar (id, owner_id, name, type, gender, voice, review_status, key, consent, created_at) VALUES (?, 'o', 'n', ?, 'female', 'v', 1, 'k', '{}', 7)",
  );
  avatar.run("photo", AVATAR_TYPE.picture);
  avatar.run("film", AVATAR_TYPE.dynamic);
  migrate(database, one);
  const rows = database.prepare("SELECT id, motion, motion_due FROM avatar ORDER BY id").all();
  expect(rows.map((row) => ({ ...row }))).toEqual([
    { id: "film", motion: null, motion_due: null },
    { id: "photo", motion: null, motion_due: 0 },
  ]);
});
