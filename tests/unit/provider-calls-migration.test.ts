import { readdirSync, readFileSync } from "node:fs";
import { join, resolve } from "node:path";
import { DatabaseSync } from "node:sqlite";
import { expect, it } from "vitest";

const MIGRATIONS = resolve(import.meta.dirname, "../../db/migrations");
const files = readdirSync(MIGRATIONS)
  .filter((name) => name.endsWith(".sql"))
  .toSorted();
const at = files.findIndex((name) => name.startsWith("0031"));
const apply = (database: DatabaseSync, names: string[]) =>
  database.exec(names.map((name) => readFileSync(join(MIGRATIONS, name), "utf8")).join("\n"));

it("jobs from before that are to be paid are booked as they were named, without a price; others are not", () => {
  const database = new DatabaseSync(":memory:");
  apply(database, files.slice(0, at));
  const job = database.prepare(
    "INSERT INTO provider_job (id, owner_id, task_id, provider, external_id, state, created_at, updated_at) VALUES (?, 'o', 't', ?, ?, ?, 7, 7)",
  );
  for (const [id, provider, external, state] of [
    ["1", "fal-films", '{"model":"fal/x","operation":{}}', "done"],
    ["2", "films", "operation", "abandoned"],
    ["3", "heygen-lips", "lipsyncs/1", "pending"],
    ["4", "elevenlabs-dubbing", "dub_1 es", "done"],
    ["5", "fal-face-swap", "r-1", "failed"],
    ["6", "fal-face-swap", "r-2", "cancelled"],
    ["7", "fal-films", '{"failed":"model.refused"}', "pending"],
    ["8", "fal-films", null, "starting"],
  ] as const)
    job.run(id, provider, external, state);
  apply(database, files.slice(at, at + 1));
  const each = { owner_id: "o", task_id: "t", units: 1, unit: "job", micros: null, created_at: 7 };
  expect(
    database
      .prepare("SELECT * FROM provider_call ORDER BY id")
      .all()
      .map((row) => ({ ...row })),
  ).toEqual([
    { ...each, id: "1", kind: "video", provider: "fal-films", model: "fal-films" },
    { ...each, id: "2", kind: "video", provider: "films", model: "films" },
    { ...each, id: "3", kind: "lips", provider: "heygen-lips", model: "heygen-lips" },
    { ...each, id: "4", kind: "dub", provider: "elevenlabs-dubbing", model: "elevenlabs-dubbing" },
  ]);
  database.close();
});
