import { expect, it } from "vitest";
import { artifactName, nameOf } from "./name.ts";

it("a cut-out is named after its file, in a form that an address can carry", () => {
  expect(artifactName(0, "Blue Cup (final).JPG")).toBe("1-blue-cup-final");
  expect(artifactName(9, "保温杯.png")).toBe("10");
  expect(artifactName(1, `${"a".repeat(90)}.png`)).toMatch(/^2-a{50}$/);
});

it("a name is that of the file without its ending", () => {
  expect(nameOf("cup.v2.png")).toBe("cup.v2");
  expect(nameOf("cup")).toBe("cup");
});
