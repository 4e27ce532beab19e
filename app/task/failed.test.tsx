import { renderToStaticMarkup } from "react-dom/server.browser";
import { StaticRouter } from "react-router-dom/server";
import { expect, it } from "vitest";
import { codeOf } from "../../trpc/contract/rules/errors.ts";
import type { Task } from "../../trpc/contract/task.ts";
import { Failed } from "./failed.tsx";

const shown = (code: number | null) =>
  renderToStaticMarkup(
    <StaticRouter location="/ai-image?task=t1">
      <Failed task={{ task_id: "t1", error_code: code, error_msg: "What became of it." } as Task} />
    </StaticRouter>,
  );

it("what its owner has stopped is not told as something that went wrong", () => {
  const [stopped, failed] = [shown(codeOf("task.cancelled")), shown(codeOf("task.generationFailed"))];
  expect(stopped).toContain("What became of it.");
  expect(stopped).not.toContain("Something went wrong");
  expect(failed).toContain("Something went wrong");
  for (const html of [stopped, failed]) expect(html).toContain("Try again");
});
