import type { Checked } from "./checked.ts";

/** Facts of products, English, part 4: of two halves, of which a headline may show one, whole, or both. */
export const EN_4: Checked = {
  "Steel bottle": [
    [
      "Keeps coffee hot for 24 hours and water cold for 48 hours",
      "It keeps coffee hot for 24 hours and water cold for 48 hours",
      "Hot 24 hours, cold 48",
    ],
    ["The lid locks with one turn, so nothing leaks in your bag", "=", "Lid locks with one turn"],
    ["Double-walled 18/8 stainless steel leaves no taste behind", "=", "Double-walled 18/8 stainless steel"],
    ["Weighs only 380 grams and fits every cup holder", "It weighs only 380 grams and fits every cup holder", "Weighs only 380 grams"],
    [
      "Keeps ice frozen for 3 days and drinks cold for 5",
      "It keeps ice frozen for 3 days and drinks cold for 5",
      "Keeps ice frozen for 3 days",
    ],
  ],
  "Camping stove": [
    ["Boils in 2 minutes on gas and 4 on petrol", "=", "Boils in 2 minutes on gas"],
    [
      "Works from 5 to 40 degrees and at up to 90% humidity",
      "It works from 5 to 40 degrees and at up to 90% humidity",
      "Works from 5 to 40 degrees",
    ],
    ["Not for use in tents or caravans", "=", "Not for use in tents"],
    ["Runs for 8 hours on low and 2 on high", "It runs for 8 hours on low and 2 on high", "Runs for 8 hours on low"],
  ],
  "Waist bag": [
    [
      "Fits waists from 70 to 120 centimetres and hips up to 130",
      "It fits waists from 70 to 120 centimetres and hips up to 130",
      "Waists from 70 to 120 cm",
    ],
    ["2 zipped pockets for keys and 3 open ones for cards", "=", "2 zipped pockets for keys"],
    ["A strap with a wide, quick buckle", "=", "Strap with wide, quick buckle"],
    ["Holds 12 gels or 6 bars", "It holds 12 gels or 6 bars", "12 gels or 6 bars"],
    ["Never soaked in rain and never stiff in frost", "=", "Never soaked in rain"],
  ],
  "Tape measure": [
    ["Blade Width: 25 mm", "A blade width of 25 millimetres", "Blade width of 25 millimetres"],
    ["Handle Material: Fiberglass", "Fiberglass handle", "="],
    [
      "Allows solo measurements across door openings, window frames, and room widths",
      "It allows solo measurements across door openings, window frames, and room widths",
      "Allows solo measurements across door openings",
    ],
  ],
  Phone: [
    ["FHD sAMOLED", "=", "="],
    ["Dust and Water Resistant (IP68 Rating)", "Dust and water resistant, IP68 rating", "="],
  ],
  "Face wash": [
    ["Suitable: for all skin types.", "It's suitable for all skin types", "Suitable for all skin types"],
    [
      "Can be used with any other skincare products.",
      "It can be used with any other skincare products",
      "Goes with any other skincare products",
    ],
  ],
};
