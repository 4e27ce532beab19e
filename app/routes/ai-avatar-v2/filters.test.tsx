import { renderToStaticMarkup } from "react-dom/server.browser";
import { expect, it } from "vitest";
import { avatarFilter } from "../../../trpc/contract/avatar.ts";
import { Filters } from "./filters.tsx";

it("the library can be narrowed by everything that its list knows, and shows what it is narrowed to", () => {
  const html = renderToStaticMarkup(<Filters filter={{ type: 4, user_scope: 1 }} realistic />);
  const named = [...html.matchAll(/<select[^>]* name="(\w+)"/g)].map(([, name]) => name);
  expect(named.toSorted()).toEqual(Object.keys(avatarFilter.shape).toSorted());
  expect(html).toContain('<option value="4" selected="">Talking photo</option>');
  expect(html).toContain('<option value="1" selected="">With a plan</option>');
});
