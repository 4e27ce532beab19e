import { renderToStaticMarkup } from "react-dom/server.browser";
import { expect, it } from "vitest";
import { mediaOrder } from "../../../locales/zh/media-order.ts";
import { Translated } from "../../i18n/use-translation.tsx";
import { Island } from "./island.tsx";
import type { IslandT } from "./translate.ts";

const Named = ({ title, t }: { title: string; t: IslandT<"mediaOrder"> }) => <p>{`${title}: ${t("mediaOrder.picture", { number: 2 })}`}</p>;

const markup = renderToStaticMarkup(
  <Translated lang="zh">
    <Island name="named" component={Named} props={{ title: "</script><b>" }} namespaces={["mediaOrder"]} />
  </Translated>,
);

it("an island is rendered with its messages, and the browser gets these and no others, as data", () => {
  expect(markup).toContain("第 2 张图片");
  const [, json = ""] = /<script type="application\/json">(.*?)<\/script>/.exec(markup) ?? [];
  expect(JSON.parse(json)).toEqual({ props: { title: "</script><b>" }, messages: { mediaOrder }, lang: "zh-CN" });
});

it("a namespace that the component needs and the page does not name is a type error", () => {
  // @ts-expect-error the component needs `mediaOrder`
  const incomplete = <Island name="named" component={Named} props={{ title: "" }} />;
  expect(incomplete.props.namespaces).toBeUndefined();
});
