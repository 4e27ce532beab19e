import { expect, it } from "vitest";
import { appIdsOf } from "../../trpc/contract/tools/app.ts";
import { TOOLS } from "../../trpc/contract/tools/index.ts";
import { all } from "./support.ts";

it("every built tool is in the upstream's table, and no other", () => {
  for (const tool of TOOLS) for (const id of appIdsOf(tool)) expect(all.tools.has(id), `${tool.slug} ${id}`).toBe("work" in tool);
});
