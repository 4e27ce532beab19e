import { describe, expect, it } from "vitest";
import { headlineFits, headlineFor } from "./headline.ts";

describe("a headline", () => {
  it.each([
    ["After dinner, nobody volunteers to scrub. It goes in the dishwasher.", "It goes in the dishwasher"],
    ["Before you order, grab the tape measure: 235 by 100 centimetres.", "235 by 100 centimetres"],
    ["It allows you to view and record.", "Allows you to view and record"],
    ["How much? 0.7 litres.", "0.7 litres"],
    ["With one tube of Glufix in combination with Fiberfix, you can repair a long crack.", "One tube of Glufix"],
  ])("of %j is whole and telling", (text, headline) => {
    const made = headlineFor(text, "en");
    expect(headlineFits(made, "en")).toBe(true);
    if (made !== headline) expect(text.toLowerCase()).toContain(made.toLowerCase());
  });

  it("takes the clause with the number", () => {
    expect(headlineFor("Before you order, grab the tape measure: 235 by 100 centimetres.", "en")).toBe("235 by 100 centimetres");
    expect(headlineFor("到底有多少？不用翻详情页了，直接告诉你：500毫升。", "zh")).toBe("500毫升");
    expect(headlineFor("咖啡保温24小时，冷水保冷48小时。杯盖一拧即锁。", "zh")).toBe("保温24小时，保冷48小时");
    expect(headlineFor("热饮保温 24 小时、冷水保冷 48 小时", "zh")).toBe("保温24小时，保冷48小时");
    expect(headlineFor("女包降价了：原价1499.50沙特里亚尔，现价1299沙特里亚尔。", "zh")).toBe("现价1299沙特里亚尔");
    expect(headlineFor("包装是精致礼盒加精美手提袋", "zh")).toBe("包装是精致礼盒");
    expect(headlineFor("桌架质保10年，电机质保5年", "zh")).toBe("桌架质保10年");
    expect(headlineFor("咖啡保温24小时，杯盖一拧即锁", "zh")).toBe("咖啡保温24小时");
  });

  it.each([
    ["Inseam: 32 inches", "Inseam: 32 inches"],
    ["Weight: 2 pounds, 8 ounces. Volume: 29 litres", "Weight: 2 pounds, 8 ounces"],
    ["Composition: 95% viscose, 5% elastane", "95% viscose"],
    ["Light gray heather knit straight leg pants", "Knit straight leg pants"],
    ["The total burn time for these lights is 40 hours and a shoulder strap is included with both lights", "Total burn time"],
    ["It can be used with any other skincare products", "Goes with any other skincare products"],
    ["A topper for chicken, fish, burgers or pizza", "For chicken, fish, burgers or pizza"],
    [
      "It features an advanced shock reduction grip system that absorbs up to 70% of impact vibrations",
      "Advanced shock reduction grip system",
    ],
    ["The non-marking soles are made to reduce foot and leg fatigue.", "Non-marking soles"],
  ])("of %j says what its number is of, and ends on what the thing is", (text, headline) => {
    expect(headlineFor(text, "en")).toBe(headline);
  });

  it("of a long Chinese name ends on what the thing is, and never within a word", () => {
    expect(headlineFor("象牙白麻花全拉链七分袖连帽卫衣", "zh")).toMatch(/连帽卫衣$/u);
    expect(headlineFor("可通过蓝牙或3.5毫米线连接其他扬声器", "zh")).not.toMatch(/毫米线?$/u);
  });

  it("does not end on people who do something, without what they do", () => {
    expect(headlineFor("A double-walled steel bottle for people who start early.", "en")).toBe("Double-walled steel bottle");
  });

  it.each([
    ["Our timeless mid blue jean jacket enhances the laidback look of this season's sundresses.", "Timeless mid blue jean jacket"],
    ["A clean style in our crisp, compact cotton twill, it's perfectly polished.", "Compact cotton twill"],
    ["A classy V-neck sweater crafted from smooth refined Merino wool.", "Classy V-neck sweater"],
    ["It makes even complex work as natural as touching, swiping, or writing with a pencil.", "Makes even complex work"],
    ["Complete ease of movement for anything from beachcombing to city touring.", "Complete ease of movement"],
    ["These distinct, feminine frames balance a classic styling with a modern look.", "Feminine frames balance a classic styling"],
    ["It keeps coffee hot for 24 hours and water cold for 48.", "Hot 24 hours, cold 48"],
    ["Powerwalking to the gym or strolling to the local coffeehouse", "Powerwalking to the gym"],
    ["It is styled with a sleek, square face and durable rubber strap for a long life", "Square face and durable rubber strap"],
    ["Its sleek black design adds a modern touch to your drinkware collection.", "Sleek black design"],
    ["They offer a classic and simple design with a focus on functionality.", "Classic and simple design"],
    ["Plastic cinch buckle is easy to use.", "Easy to use"],
    ["The dual handles make it a cinch to carry.", "Dual handles"],
    ["This pc is optimised for gaming.", "PC is optimised for gaming"],
    ["Casual jeans with a zipper over the pockets and straight, tight legs.", "Casual jeans"],
    [
      "With one tube of Glufix in combination with Fiberfix, you can repair a 120-centimetre long crack.",
      "Repair a 120-centimetre long crack",
    ],
    ["Cosy faux fur throws with a soft, fleece backing.", "Fleece backing"],
    ["The rapid 4ms response time provides clearer, more immersive images", "More immersive images"],
    ["The volume of the new console is more than 30% smaller compared to previous models", "More than 30% smaller"],
    ["Aviator sunglasses are one of the first styles", "One of the first styles"],
    ["Outer material: synthetic", "Outer material: synthetic"],
    ["10 hooks for hanging up kitchen utensils are included.", "10 hooks"],
    ["On top of that: 10 hooks for hanging up kitchen utensils are included.", "10 hooks"],
    [
      "It combines the convenience of a doorbell with the intelligence and high image quality of a camera.",
      "Combines the convenience of a doorbell",
    ],
  ])("of %j is not half of it", (text, headline) => {
    expect(headlineFor(text, "en")).toBe(headline);
  });

  it("does not end on a word that leads on", () => {
    expect(headlineFor("The tabletop has a layer of the finest oak there is", "en")).toBe("Layer of the finest oak");
  });

  it("breaks Chinese between words", () => {
    const made = headlineFor("早上七点五十分洗衣机里面的衣服还没有洗完", "zh");
    expect(headlineFits(made, "zh")).toBe(true);
    expect("早上七点五十分洗衣机里面的衣服还没有洗完".startsWith(made)).toBe(true);
  });
});
