import { describe, expect, it } from "vitest";
import { parsePage } from "./parse.ts";
import { streamText, textOf } from "./text.ts";

const root = (html: string): string => {
  const nodes = parsePage(`<main>${html}</main>`);
  return nodes[0] ? textOf(nodes, nodes[0]) : "";
};

describe("broken markup", () => {
  it("closes what stayed open and ignores what never opened", () => {
    expect(root("<ul><li>One<li>Two</ul></b></section><p>Three<p>Four")).toBe("One Two Three Four");
  });

  it("keeps a table's cells apart without end tags", () => {
    const nodes = parsePage("<table><tr><td>Colour<td>Red<tr><td>Size<td>L</table>");
    expect(nodes.filter(({ tag }) => tag === "td").map((cell) => textOf(nodes, cell))).toEqual(["Colour", "Red", "Size", "L"]);
  });

  it("does not let a stray inline end tag close a block", () => {
    const nodes = parsePage("<span><div>in</span> still in</div> out");
    expect(nodes.filter(({ tag }) => tag === "div").map((block) => textOf(nodes, block))).toEqual(["in still in"]);
  });

  it("decodes entities in text and attributes", () => {
    const [link] = parsePage('<a title="A &amp; B &euro;">&pound;5</a>');
    expect(link?.attributes.title).toBe("A & B €");
    expect(root("&pound;5 &#128640;")).toBe("£5 🚀");
  });

  it("leaves out scripts, styles, templates and what is hidden", () => {
    expect(
      root(
        "<script>1</script><style>2</style><template>3</template><p hidden>4</p><p style='display: none'>5</p><p class='d-none'>6</p>7<p class='hidden md:block'>8</p>",
      ),
    ).toBe("7 8");
  });
});

describe("blanks", () => {
  it("of an indented source count as one sign, so that limits do not cut the text behind them", () => {
    const nodes = parsePage(`<p>\n${" ".repeat(200)}173<sup>34</sup> Lei</p><script>a  =  1</script>`);
    expect(nodes[0] ? textOf(nodes, nodes[0], 20) : "").toBe("173.34 Lei");
    expect(nodes.some(({ text }) => text === "a  =  1")).toBe(true);
  });
});

describe("the text stream", () => {
  it("parts blocks by a line and joins inline parts", () => {
    expect(streamText(parsePage("<div>Code:<b>12</b></div><div>Next <i>one</i></div>")).text.trim()).toBe("Code:12\nNext one");
  });

  it("joins the cents that stand raised behind a price", () => {
    expect(root("<span>12<sup>99</sup> €</span>")).toBe("12.99 €");
  });
});

describe("hostile markup", () => {
  it("takes 100,000 levels without exhausting the stack", () => {
    const nodes = parsePage(`${"<div>".repeat(100_000)}deep${"</div>".repeat(100_000)}`);
    expect(nodes).toHaveLength(100_001);
    expect(streamText(nodes).text.trim()).toBe("deep");
  });

  it("takes misnested tags in number", () => {
    expect(() => parsePage("<b><i><p>x</b></i></p>".repeat(20_000))).not.toThrow();
    expect(() => parsePage("</div>".repeat(100_000))).not.toThrow();
    expect(() => parsePage("<a ".repeat(50_000))).not.toThrow();
    expect(() => parsePage("<".repeat(100_000) + "&".repeat(100_000))).not.toThrow();
  });
});
