import { expect, it } from "vitest";
import { statementEn } from "./statement-en.ts";

const ABOUT = { noun: "", plural: false, name: "" };

it.each([
  ["Built in flash", "Built in flash"],
  ["It is brighter and 30 % smaller than before", "It is brighter and 30% smaller than before"],
  ["Built in the workshops of Lyon", "It's built in the workshops of Lyon"],
  ["Cotton.", "Made of cotton"],
  ["Wool/cotton/polyester.", "Made of wool, cotton and polyester"],
  ["Made in US", "It's made in the US"],
  ["Machine wash.", "Machine washable"],
  ["Bulb type: halogen", "Halogen bulb"],
  ["Paper type: thermal paper", "Thermal paper"],
  ["Skin type: dry", "For dry skin"],
  ["Handle Material: Fiberglass", "Fiberglass handle"],
  ["Material: Nylon Coated Steel", "It's made of nylon coated steel"],
  ["Blade Width: 25 mm", "A blade width of 25 millimetres"],
  ["Edge length: 4 cm", "An edge length of 4 centimetres"],
  ["Suitable: for all skin types.", "It's suitable for all skin types"],
  ["Can be used with any other skincare products", "It can be used with any other skincare products"],
  ["A classic 13 inch backpack", "A classic 13-inch backpack"],
  ["FHD sAMOLED", "FHD sAMOLED"],
  ["RAM: 8GB DDR4 2133MHz", "RAM: 8 GB DDR4 2133MHz"],
  ["Video Card: 2GB NVIDIA GeForce GTX 960M GDDR5", "Video card: 2 GB NVIDIA GeForce GTX 960M GDDR5"],
  ["Dust and Water Resistant (IP68 Rating)", "Dust and water resistant, IP68 rating"],
  ["Gold-Filled Chain with Gold-Plated and Opal Pendant", "Gold-filled chain with gold-plated and opal pendant"],
  ["Number of Drawers: 4", "4 drawers"],
  ["Includes: power adapter", "It includes power adapter"],
  ["Features two modes--Energy Saving and High", "It features two modes, energy saving and high"],
  ["Tripod is adjustable—ranges from 4 feet to 7 feet", "Tripod is adjustable, ranges from 4 feet to 7 feet"],
  ["Its' lens cover protects it", "Its lens cover protects it"],
  ['Dimensions: W 21" x H 15" x D 10"', "21 inches wide, 15 high and 10 deep"],
  ['Strap fits 7" to 10".', "Strap fits 7 to 10 inches"],
  ['L 29" x W 13" x H 11"', "29 inches long, 13 wide and 11 high"],
  ["Heel height of 4.5 cm. / 1.7″", "Heel height of 4.5 centimetres"],
  ["Inner lining SYNTHETIC", "Inner lining synthetic"],
  ['The 17.3 "Legion is a laptop', "The 17.3-inch Legion is a laptop"],
  ["Ribbed cuffs/waistband", "Ribbed cuffs and waistband"],
  ["Realistic zombie / halloween temporary transfer tattoos", "Realistic zombie, halloween temporary transfer tattoos"],
  ["Processor Processor Technology : Low power, 8 cores", "Processor Technology: Low power, 8 cores"],
  ["Water resistance to 50 meters.1 A fast processor", "Water resistance to 50 meters. A fast processor"],
  ["Windows Mobile 6.1 Professional Operating System", "Windows Mobile 6.1 Professional Operating System"],
  ["HSDPA/UMTS/EDGE/GPRS/GSM Radio", "HSDPA/UMTS/EDGE/GPRS/GSM radio"],
  ["Weight: 260 - 280g", "Weight: 260 to 280 grams"],
  ["Advanced self - sharpening blades", "Advanced self-sharpening blades"],
  ["Kryo 585 processor | Adreno 650 graphics processor", "Kryo 585 processor, Adreno 650 graphics processor"],
  ["Equipped with two lenses, the camera can record images", "Equipped with two lenses, the camera can record images"],
  ["iTunes opens by itself", "iTunes opens by itself"],
  ["Works at 220/240 V", "It works at 220/240 V"],
  ["Whether you are into gaming, HD movies, television, music", "For gaming, HD movies, television and music"],
  [
    "Characterized by versatile imaging specs, the camera clarifies itself using a pair of robust focusing systems and an intuitive design",
    "A pair of robust focusing systems and an intuitive design",
  ],
  [
    "Big enough to haul a basketball or soccer ball and some sneakers with plenty of room to spare, it's ideal for athletes with places to go",
    "Big enough to haul a basketball or soccer ball and some sneakers with plenty of room to spare",
  ],
  [
    "These top-of-the-line track bottoms are made from fast-drying, weather-resistant fabric with an internal breathable layer of mesh nylon to wick away moisture",
    "These top-of-the-line track bottoms are made from fast-drying, weather-resistant fabric with an internal breathable layer of mesh nylon to wick away moisture",
  ],
])("%s is said at once", (fact, said) => {
  expect(statementEn(fact, ABOUT)).toBe(said);
});

it("what a thing features is said of it, and what another has is not", () => {
  const hammer = { noun: "hammer", plural: false, name: "Claw hammer" };
  expect(statementEn("Claw hammer featuring a grip that absorbs up to 70% of impact vibrations", hammer)).toBe(
    "It features a grip that absorbs up to 70% of impact vibrations",
  );
  expect(statementEn("A box featuring a lid", hammer)).toBe("A box featuring a lid");
});

it("is not cut within a list", () => {
  const sentence =
    "An impressive standout of over 3 meters allows solo measurements across door openings, window frames, and room widths without any folding";
  expect(statementEn(sentence, ABOUT)).toBe(sentence);
});
