import { expect, it } from "vitest";
import { timelineDocument } from "../../../timeline/document.ts";
import { plain } from "../render/testing.ts";
import { exportJob, LONGEST_SECONDS, stillJob } from "./rendering.ts";

it("a frame and a GIF may be of any moment of the longest film", () => {
  const target = { key: "k", url: "http://127.0.0.1/k", content_type: "image/png" };
  const drawn = { document: timelineDocument.parse(plain([])), urls: {}, scale: 1, at: LONGEST_SECONDS - 1 };
  expect(() => stillJob.parse({ kind: "still", ...drawn, picture: target })).not.toThrow();
  expect(() =>
    exportJob.parse({
      kind: "export",
      format: "gif",
      ...drawn,
      rate: { num: 30, den: 1 },
      title: "",
      file: { ...target, content_type: "image/gif" },
      poster: null,
    }),
  ).not.toThrow();
});
