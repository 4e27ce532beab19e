import { expect, it } from "vitest";
import { thingInContext } from "./thing-in-context.ts";

it.each([
  ["Hudson Snakeskin Pump", "3.5-inch heel. Leather insole and lining.", "heels"],
  ["Barclay d'Orsay pump, Nude", "Peep toe and ankle strap.", "heels"],
  ["Ellis Flat", "Rubber 0.5-inch heel.", "ballet flats"],
  ["Dorian Perforated Oxford", "Polished leather upper. Perforated detail on toe.", "shoes"],
  ["French Cuff Cotton Twill Oxford", "Button front. Long sleeves.", "shirt"],
  ["Tori Tank", "A simple ribbed cotton tank.", "tank top"],
  ["Summit Pro Harness", "A climbing harness with adjustable leg loops.", "climbing harness"],
  ["Harness MADTRIXX", "New freestyle harness for kite surfing.", "kite harness"],
  ["Kite Core GT", "Freeride kite with a huge wind range and good depower.", "power kite"],
  ["Dragon kite", "For children from 4 years.", undefined],
  ["Pump Inflation", "Aluminium piston. For kites.", "kite pump"],
  ["Door OX5 rear", "Replacement rear door for OX5 SUV", "car door"],
  ["Bumper Pack", "Four puzzles for children.", undefined],
  ["Polo", "Sporty watch, waterproof up to 300 m.", "watch"],
  ["Soft Mesh Harness", "For small dogs.", undefined],
  ["Garden Water Pump", "Moves 3,000 litres an hour.", undefined],
  ["Tulip Pot", "A crimson species tulip for rock gardens and border edging.", "houseplant"],
  ["Stock Pot", "For soups and stews.", undefined],
  ["Green and Black Glasses", "A bold combination of lenses and frames.", "eyeglasses"],
  ["Charger SXT RWD", "A sporty rear-wheel-drive sedan.", "car"],
  ["Iron Golf", "Has a solid metal head.", "golf iron"],
  ["20 Gallon Tank", "For fresh water fish.", undefined],
])("takes %j of which %j is said for %s", (name, text, en) => {
  expect(thingInContext(name, text)?.en).toBe(en);
});
