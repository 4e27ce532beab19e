import { renderToStaticMarkup } from "react-dom/server.browser";
import { expect, it } from "vitest";
import { ConsentTick } from "./consent-tick.tsx";

const shown = (more: Partial<Parameters<typeof ConsentTick>[0]>) =>
  renderToStaticMarkup(<ConsentTick name="agreed" text="They have agreed." ticked={false} problems={[]} {...more} />);
const missing = { text: "Confirm that the person agrees.", field: "agreed" };

it("a tick that was left out says so itself, and is where the link above the form leads", () => {
  const html = shown({ problems: [missing] });
  expect(html).toMatch(/<input id="agreed"[^>]*aria-invalid="true" aria-describedby="agreed-wrong"/);
  expect(html).toContain('<p class="wrong" id="agreed-wrong">Confirm that the person agrees.</p>');
});

it("of several on a page only the one that is meant says it", () => {
  expect(shown({ id: "agreed-2", problems: [missing] })).not.toContain("Confirm");
  expect(shown({ id: "agreed-2", problems: [{ ...missing, field: "agreed-2" }] })).toContain('id="agreed-2-wrong"');
});

it("its sentence is sent with it only where it is asked for", () => {
  expect(shown({})).not.toContain("hidden");
  expect(shown({ statement: "statement" })).toContain('<input type="hidden" name="statement" value="They have agreed."/>');
});
