import { rateOf } from "../rate.ts";

export const SCHEMA_VERSION = 2;

type Stored = Record<string, unknown>;
const isObject = (value: unknown): value is Stored => typeof value === "object" && value !== null && !Array.isArray(value);

/** Version 1 counted whole frames a second; all else that came is an addition with a default. */
function withFrameRate(older: Stored): Stored {
  if (!isObject(older.canvas)) return { ...older, schemaVersion: 2 };
  const { fps, ...canvas } = older.canvas;
  return { ...older, schemaVersion: 2, canvas: { ...canvas, rate: rateOf(typeof fps === "number" ? fps : 30) } };
}

/** Older versions lift themselves one step at a time: version → the document at version + 1. */
const steps: Readonly<Record<number, (older: Stored) => Stored>> = { 1: withFrameRate };

/** A stored document of any version as one of the newest; of a version that is not known, as it is. */
export function upgraded(stored: Stored): Stored {
  const lift = steps[Number(stored.schemaVersion)];
  return lift ? upgraded(lift(stored)) : stored;
}
