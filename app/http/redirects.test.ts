import { expect, it } from "vitest";
import { elsewhere } from "./redirects.ts";

const at = (path: string) => elsewhere(new URL(path, "https://studio.example"));

it("spec §2: the root leads to /home", () => {
  expect(at("/")).toEqual({ to: "/home" });
});

it.each(["/faceSwap", "/AI/faceSwap/12", "/hooks", "/hooks/12", "/ads-library", "/ads-library/x", "/templates", "/video/templates/9"])(
  "spec §2: any path containing faceSwap, hooks, ads-library or templates leads to the site root: %s",
  (path) => {
    expect(at(path)).toEqual({ to: "/" });
  },
);

it.each(["/hooks?detailId=7", "/ads-library?detailId=7"])("spec §2: the detail page %s is a page of its own", (path) => {
  expect(at(path)).toBeNull();
});

it("a detail page without an id leads to the root like the rest", () => {
  expect(at("/hooks?detailId=")).toEqual({ to: "/" });
});

it.each([2, 3, 4, 5, 6, 81, 92, 93, 94, 97, 98, 99, 100])(
  "spec §2: the legacy path of tool %i leads to its page or, where there is none, to the tool box, which says so",
  (id) => {
    const found = at(`/AI/${id}/abc-123`);
    if (found?.to === "/ai-tools") expect(found.toast).toEqual({ type: "info", message: "toolBox.legacy" });
    else expect(found).toEqual({ to: expect.stringMatching(/^\/[a-z0-9-]+$/) as string });
  },
);

it.each(["/AI/7/1", "/AI/104/1", "/AI/3", "/AI/3/a/b", "/AI/x/1", "/AI/3/<b>", "/home", "/constructor", "/AI/constructor/1"])(
  "%s is left to itself",
  (path) => {
    expect(at(path)).toBeNull();
  },
);
