import { expect, it } from "vitest";
import { markupFor } from "../shell/visited-markup.tsx";
import { Deed } from "./deed.tsx";

const deeds = ["a1", "a2"].flatMap((id) =>
  ["pass", "reject"].map((intent) => <Deed key={id + intent} id={id} intent={intent} label={intent} />),
);
const shown = (answer?: object) => markupFor(<div>{deeds}</div>, { at: "/admin/reviews", ...(answer && { answer }) });

it("the reason that was typed stands in the form that was refused, and in no other", () => {
  expect(shown()).not.toContain("open");
  const html = shown({ asked: { id: "a2", intent: "reject", reason: "Not their own face" } });
  expect(html.match(/<details open/g)).toHaveLength(1);
  const [refused = ""] = html.match(/<details open.*?<\/details>/s) ?? [];
  expect(refused).toContain('value="Not their own face"');
  expect(refused).toContain('value="a2"');
  expect(refused).toContain('value="reject"');
  expect(html.match(/Not their own face/g)).toHaveLength(1);
});
