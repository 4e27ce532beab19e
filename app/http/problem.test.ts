import { TRPCError } from "@trpc/server";
import { expect, it } from "vitest";
import { UpstreamError } from "../../trpc/upstream/error.ts";
import { attempt } from "./problem.ts";

/** As a procedure throws what the upstream refused. */
const refused = (code: number, message: string, { silent = false, pointer }: { silent?: boolean; pointer?: string } = {}) =>
  Promise.reject(new TRPCError({ code: "BAD_REQUEST", message, cause: new UpstreamError(code, message, { silent, pointer }) }));

it("spec §8: any other code is a problem in the server's own msg", async () => {
  expect((await attempt(refused(-7, "The server's own words."))).problem).toEqual({ text: "The server's own words.", code: -7 });
});

it.each([
  [-3023, "avatar picture clarity"],
  [-3024, "avatar picture face"],
])("spec §8: %d (%s) is told like any other code", async (code) => {
  expect((await attempt(refused(code, "Use another picture."))).problem).toEqual({ text: "Use another picture.", code });
});

it("spec §8: of -118 and of /seat/acceptInvite there is a problem, and nothing to show", async () => {
  expect((await attempt(refused(-118, "No such code.", { silent: true }))).problem).toEqual({ text: "", code: -118 });
});

it("what the upstream did not say is no problem of the user's: it is thrown on", async () => {
  await expect(attempt(Promise.reject(new Error("a fault of ours")))).rejects.toThrow("a fault of ours");
});

it.each([
  ["/email", "email"],
  ["/input/prompt", "prompt"],
  ["/input/pictures/1", "pictures"],
  ["/input/scenes/0/script", "scenes.0.script"],
  ["/input", "input"],
])("what was refused is told at its field: %s", async (pointer, field) => {
  expect((await attempt(refused(-5, "Not so.", { pointer }))).problem).toEqual({ text: "Not so.", code: -5, field });
});
