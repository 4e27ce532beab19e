import { DatabaseSync } from "node:sqlite";
import { expect, it } from "vitest";
import { migrate, migrationsAround } from "../setup/migrations-around.ts";

const migrations = migrationsAround("0008");

const media = (...keys: string[]) =>
  JSON.stringify({ name: "Bottle", media: keys.map((key) => ({ id: "m", key, type: key.includes("film") ? "video" : "image" })) });
const made = (id: string) =>
  JSON.stringify({
    artifacts: [
      { kind: "video", key: `u/o/ad/${id}.mp4`, poster_key: `u/o/ad/${id}.jpg` },
      { kind: "document", key: `u/o/ad/${id}.json` },
    ],
  });

/** A database of the release before, with a draft, uploads, and tasks that are done, replaced, open and without a draft. */
function before(): DatabaseSync {
  const database = new DatabaseSync(":memory:");
  migrate(database, migrations.before);
  const draft = database.prepare(
    "INSERT INTO draft (id, owner_id, app_id, revision, analysis, source_url, product, settings, scripts, created_at, updated_at) VALUES (?, 'o', 103, 1, 'success', '', ?, ?, '[]', 0, 0)",
  );
  draft.run("d1", media("u/o/m/shown", "u/o/m/film"), JSON.stringify({ avatar: "photo:a2" }));
  const asset = database.prepare(
    "INSERT INTO asset (id, owner_id, key, file_name, asset_type, width, height, duration_ms, size, created_at) VALUES (?, 'o', ?, '', ?, 1, 1, 0, 1, 0)",
  );
  for (const [id, name, type] of [
    ["a1", "shown", 1],
    ["a2", "photo", 1],
    ["a3", "mine", 1],
    ["a4", "myfilm", 2],
  ] as const)
    asset.run(id, `u/o/m/${name}`, type);
  const task =
    database.prepare(`INSERT INTO task (id, owner_id, app_id, subject_id, title, stage, state, progress, phase, cost, request_key, input, output, created_at, updated_at, finished_at)
    VALUES (?, 'o', 103, ?, '', 'render', ?, 0, '', 0, ?, ?, ?, ?, 0, ?)`);
  const none = JSON.stringify({ version: 0, value: null });
  task.run("old", "d1", "success", "old", none, made("old"), 1, 1000);
  task.run("new", "d1", "success", "new", none, made("new"), 2, 2000);
  task.run("gone", "deleted", "success", "gone", none, made("gone"), 3, 3000);
  const input = { version: 1, value: { product: JSON.parse(media("u/o/m/read")) as unknown, settings: { avatar: "photo:a2" } } };
  task.run("open", "d1", "generating", "open", JSON.stringify(input), null, 4, null);
  return database;
}

it("what a release without references had stored is referred to by what needs it, and by nothing else", () => {
  const database = before();
  migrate(database, migrations.one);
  const rows = database
    .prepare("SELECT holder_kind || ' ' || holder_id AS holder, key FROM file_reference ORDER BY holder_kind, holder_id, key")
    .all();
  const held = Object.groupBy(rows, ({ holder }) => String(holder));
  const keys = Object.fromEntries(Object.entries(held).map(([holder, list]) => [holder, list?.map(({ key }) => key)]));
  expect(keys).toEqual({
    "draft d1": ["u/o/m/film", "u/o/m/photo", "u/o/m/shown", "u/o/poster/film.jpg"],
    "library a3": ["u/o/m/mine"],
    "library a4": ["u/o/m/myfilm", "u/o/poster/myfilm.jpg"],
    "task new": ["u/o/ad/new.jpg", "u/o/ad/new.json", "u/o/ad/new.mp4"],
    "task old": ["u/o/ad/old.jpg", "u/o/ad/old.json", "u/o/ad/old.mp4"],
    "task open": ["u/o/m/photo", "u/o/m/read"],
  });
  const ends = database.prepare("SELECT id, expires_at, output IS NULL AS empty FROM task WHERE finished_at IS NOT NULL ORDER BY id").all();
  expect(ends.map(({ id, expires_at, empty }) => [id, expires_at, empty])).toEqual([
    ["gone", null, 1],
    ["new", null, 0],
    ["old", 2000 + 7 * 24 * 60 * 60_000, 0],
  ]);
  expect(database.prepare("SELECT json_extract(input, '$.value.photo') AS photo FROM task WHERE id = 'open'").get()).toMatchObject({
    photo: "u/o/m/photo",
  });
  expect(
    database.prepare("SELECT json_extract(product, '$.value.name') AS name, json_extract(scripts, '$.v') AS v FROM draft").get(),
  ).toMatchObject({ name: "Bottle", v: 0 });
});
