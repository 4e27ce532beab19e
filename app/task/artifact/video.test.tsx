import { renderToStaticMarkup } from "react-dom/server.browser";
import { expect, it } from "vitest";
import { Video } from "./video.tsx";

it("a film is no wider than it can be seen whole: 80 % of the window's height, in its shape", () => {
  const html = renderToStaticMarkup(<Video video={{ url: "/f", poster_url: "/p", width: 1080, height: 1920 }} title="A jug" />);
  expect(html).toContain("aspect-ratio:1080 / 1920;max-width:calc(80vh * 1080 / 1920)");
});
