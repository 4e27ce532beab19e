import { DatabaseSync } from "node:sqlite";
import { expect, it } from "vitest";
import { migrate, migrationsAround } from "../setup/migrations-around.ts";

const { before, one } = migrationsAround("0031");

it("jobs from before that are to be paid are booked as they were named, without a price; others are not", () => {
  const database = new DatabaseSync(":memory:");
  migrate(database, before);
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
  migrate(database, one);
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
