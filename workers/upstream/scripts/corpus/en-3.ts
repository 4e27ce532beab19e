import type { Checked } from "./checked.ts";

/** Facts of products, English, part 3: conditions, bounds, denials, ranges, materials of parts, dates. */
export const EN_3: Checked = {
  "Robot vacuum": [
    ["Up to 180 minutes of runtime in quiet mode", "=", "Up to 180 minutes, quiet mode"],
    ["Suction of up to 5000 Pa, 2000 Pa in standard mode", "=", "2000 Pa in standard mode"],
    ["Does not climb thresholds over 20 mm", "Does not climb thresholds over 20 millimetres", "Doesn't climb thresholds over 20 mm"],
    ["Mop pads are washable up to 60 degrees", "=", "Washable up to 60 degrees"],
    ["Works with Alexa, not with HomeKit", "It works with Alexa, not with HomeKit", "Works with Alexa, not with HomeKit"],
    ["Dust bag lasts up to 60 days, depending on use", "=", "Lasts up to 60 days"],
    ["Requires a 2.4 GHz network; 5 GHz is not supported", "=", "Requires a 2.4 GHz network"],
  ],
  "Action camera": [
    [
      "Waterproof to 10 m without a case, to 60 m with one",
      "Waterproof to 10 metres without a case, to 60 metres with one",
      "Waterproof to 10 metres without case",
    ],
    [
      "Records 5.3K video at up to 60 frames per second",
      "It records 5.3K video at up to 60 frames per second",
      "Up to 60 frames per second",
    ],
    ["Memory card sold separately", "=", "="],
    ["Operates from -10 to 35 degrees", "=", "="],
    ["Battery lasts about 70 minutes at the highest resolution", "=", "Battery lasts about 70 minutes"],
  ],
  "Electric kettle": [
    ["1.7 litres, minimum fill 0.5 litres", "=", "="],
    ["2200 watts at 220 to 240 volts", "=", "2200 watts"],
    ["Switches off when the water boils", "=", "="],
    ["Inside of stainless steel, outside of plastic", "=", "Inside of stainless steel"],
    ["Not suitable for milk or soup", "=", "="],
    ["BPA free lid, but the handle is not", "=", "BPA free lid"],
  ],
  "Winter coat": [
    ["Filled with 90% duck down and 10% feathers", "It's filled with 90% duck down and 10% feathers", "Filled with 90% duck down"],
    ["Fill power of 700", "=", "="],
    ["Trim of faux fur, detachable", "=", "="],
    ["Warm down to -20 degrees when worn over a sweater", "=", "Warm down to -20 degrees"],
    ["Shell 100% nylon, lining 100% polyester", "=", "="],
    ["Do not dry clean", "=", "="],
    ["Not waterproof, only water repellent", "=", "="],
  ],
  "Eye cream": [
    ["0.3% retinol, for evening use only", "=", "="],
    ["Not for use during pregnancy", "=", "="],
    ["Tested on 30 people over 8 weeks", "It's tested on 30 people over 8 weeks", "30 people over 8 weeks"],
    ["Free from parabens and mineral oil", "=", "="],
    ["15 ml, use within 6 months of opening", "15 millilitres, use within 6 months of opening", "15 millilitres"],
  ],
  "Standing desk": [
    ["Height from 62 to 127 cm", "Height from 62 to 127 centimetres", "="],
    ["Carries up to 80 kg, evenly distributed", "It carries up to 80 kilos, evenly distributed", "Carries up to 80 kilos"],
    ["Noise below 50 dB while moving", "Noise below 50 decibel while moving", "="],
    ["Top of bamboo, frame of steel", "=", "="],
    ["Fits tops from 120 to 200 cm wide", "It fits tops from 120 to 200 centimetres wide", "120 to 200 cm wide"],
    ["10-year warranty on the frame, 5 on the motors", "=", "10-year warranty on the frame"],
  ],
  "Power bank": [
    ["Charges an iPhone 15 up to 2.5 times", "It charges an iPhone 15 up to 2.5 times", "Up to 2.5 times"],
    ["22.5 W with one device, 15 W with two", "22.5 watts with one device, 15 watts with two", "22.5 watts with one device"],
    ["Cannot charge laptops", "=", "="],
    ["Recharges in 4 to 5 hours with an 18 W charger", "Recharges in 4 to 5 hours with an 18 watt charger", "Recharges in 4 to 5 hours"],
    ["Allowed in hand luggage only", "=", "="],
  ],
  Sneakers: [
    ["Upper of at least 50% recycled material", "=", "At least 50% recycled material"],
    ["Sole of natural rubber, midsole of EVA", "=", "Sole of natural rubber"],
    ["True to size, half sizes round up", "=", "True to size"],
    ["Machine washable without laces and insoles", "=", "="],
  ],
};
