import { describe, expect, it } from "vitest";
import type { Fault } from "../../../../tests/setup/generation-contract/index.ts";
import { askedFor, PICTURE_MODELS } from "../../../../tests/setup/asked-pictures.ts";

const refusal = (code: string, message: string) => async () => Response.json({ code, message }, { status: 422 });

describe.each(PICTURE_MODELS.filter(([what]) => what.includes("words")))("%s", (_what, name, id) => {
  it.each<[Fault, string]>([
    ["refused", "model.refused"],
    ["limited", "model.busy"],
    ["broken", "model.unreachable"],
    ["revoked", "model.keyRefused"],
  ])("where the provider is %s: %s", async (fault, reason) => {
    const { pictures } = await askedFor(name, id, { fault });
    await expect(pictures).rejects.toMatchObject({ reason });
  });

  it("where the provider fails, it has a reason", async () => {
    const { pictures } = await askedFor(name, id, { fault: "failing" });
    await expect(pictures).rejects.toMatchObject({ reason: expect.stringMatching(/^model\.(?:unreachable|unusable)$/) });
  });
});

describe.each(["fal-pictures", "replicate-pictures", "black-forest-labs"] as const)("a picture of %s that cannot be fetched", (name) => {
  it.each([
    ["is gone", refusal("INPUT_UNREACHABLE", "the page answered 404"), "model.expired"],
    ["whose signed address is over", refusal("INPUT_UNREACHABLE", "the page answered 403"), "model.expired"],
    ["lies on a network of ours", refusal("INPUT_FORBIDDEN", "10.0.0.1"), "model.unusable"],
    ["is larger than any picture", refusal("INPUT_TOO_LARGE", "more than 41943040 bytes"), "model.unusable"],
    ["does not answer", refusal("TIMED_OUT", "60 s"), "model.unreachable"],
  ])("for it %s", async (_why, egress, reason) => {
    const [, , id = ""] = PICTURE_MODELS.find(([what, of]) => of === name && what.includes("words")) ?? [];
    const { pictures } = await askedFor(name, id, { egress });
    await expect(pictures).rejects.toMatchObject({ reason });
  });
});
