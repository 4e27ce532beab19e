import { faceSwap as manifest } from "../../../trpc/contract/tools/face-swap.ts";
import { seeOther } from "../../http/flash.ts";
import { textOf } from "../../http/form.ts";
import { attempt } from "../../http/problem.ts";
import { toolAction } from "../../tool/actions.ts";

/** Starts a swap; or deletes one with its consents and all that came of it. */
export const action = toolAction(manifest, undefined, {
  async remove({ context: { api }, form }) {
    const { value, problem } = await attempt(api.tasks.delete({ task_id: textOf(form, "task").slice(0, 40), works: true }));
    if (problem) return { values: {}, problems: [problem], quote: null };
    return seeOther("/face-swap", { type: "success", message: "tools.face-swap.removed", params: { count: value.works } });
  },
});
