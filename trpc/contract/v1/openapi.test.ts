import { expect, it } from "vitest";
import { BUILT_TOOLS } from "../tools/app.ts";
import { openApi } from "./openapi.ts";
import { namesIn } from "./operation.ts";
import { OPERATIONS, operationsAt } from "./operations.ts";

interface Operation {
  operationId: string;
  parameters?: { name?: string; in?: string; $ref?: string }[];
  requestBody?: object;
  responses: Record<string, object>;
}
const document = openApi("https://studio.example") as { paths: Record<string, Record<string, Operation>> };
const described = Object.entries(document.paths).flatMap(([path, methods]) =>
  Object.entries(methods).map(([method, one]) => ({ path, method, one })),
);

it("every operation is described once, by a name of its own", () => {
  expect(described).toHaveLength(OPERATIONS.length);
  expect(new Set(described.map(({ one }) => one.operationId)).size).toBe(OPERATIONS.length);
});

it("every tool that runs can be priced and ordered", () => {
  for (const { slug } of BUILT_TOOLS) {
    expect(document.paths[`/tools/${slug}/quotes`], slug).toHaveProperty("post");
    expect(document.paths[`/tools/${slug}/tasks`], slug).toHaveProperty("post");
  }
});

it("the names in a path are its parameters, and each is found at its own address", () => {
  for (const { path, method, one } of described) {
    const named = (one.parameters ?? []).filter((parameter) => parameter.in === "path").map(({ name }) => name);
    expect(named.toSorted(), path).toEqual(namesIn(path).toSorted());
    const at = operationsAt(`/v1${path.replace(/\{\w+\}/g, "x")}`);
    expect(at.map(({ operation }) => operation.id)).toContain(one.operationId);
    expect(at.filter(({ operation }) => operation.method.toLowerCase() === method)).toHaveLength(1);
  }
});

it("every POST that changes something asks for an Idempotency-Key, and tells the refusals of it", () => {
  for (const { id, changes, method } of OPERATIONS) {
    const { one } = described.find((found) => found.one.operationId === id) ?? {};
    const asks = one?.parameters?.some(({ $ref }) => $ref === "#/components/parameters/IdempotencyKey") ?? false;
    expect(asks, id).toBe(changes);
    if (changes) expect(Object.keys(one?.responses ?? {}), id).toEqual(expect.arrayContaining(["400", "409", "422"]));
    if (method !== "POST") expect(changes, id).toBe(false);
  }
});

it("each file of a task says whether a generator made it", () => {
  const schemas = JSON.stringify(document).split('"download_url":{').length - 1;
  expect(schemas).toBeGreaterThan(0);
  expect(JSON.stringify(document).split('"is_ai_generated":{').length - 1).toBeGreaterThanOrEqual(8);
});

it("every text, list and number has a bound", () => {
  const open: string[] = [];
  const look = (value: unknown, at: string): void => {
    if (typeof value !== "object" || value === null) return;
    const schema = value as Record<string, unknown>;
    const is = (name: string) => schema.type === name || (Array.isArray(schema.type) && schema.type.includes(name));
    if (is("string") && !("maxLength" in schema) && !("enum" in schema) && !("const" in schema)) open.push(at);
    if (is("array") && !("maxItems" in schema)) open.push(at);
    for (const [name, inner] of Object.entries(schema)) if (name !== "examples") look(inner, `${at}/${name}`);
  };
  look(document.paths, "");
  expect(open).toEqual([]);
});
