import { renderToStaticMarkup } from "react-dom/server.browser";
import { expect, it } from "vitest";
import { useEngineName } from "./engine.ts";

function Name({ of }: { of: string }) {
  return useEngineName()(of);
}
const shown = (of: string): string => renderToStaticMarkup(<Name of={of} />);

it("what is built in is called by what it does, and no program that it runs is named", () => {
  expect(shown("reelwright-chromium")).toBe("Built-in engine");
  expect(shown("built-in:face-mesh")).toBe("Built-in engine · lip sync");
  expect(shown("built-in:kokoro-v1.0")).toBe("Built-in engine · kokoro-v1.0");
  expect(shown("sora:sora-2")).toBe("Sora 2");
});
