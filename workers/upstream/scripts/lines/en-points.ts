import type { PointKind } from "../facts/point.ts";

/**
 * What an ad says for each kind of point: a moment the viewer knows, then the [claim]. Text before
 * `|` is spoken, after it shown; `{words}` come from the point or the product.
 */
export const POINTS_EN: Readonly<Record<PointKind, readonly string[]>> = {
  material: [
    "First thing to ask is what {it} {is} made of. [{material}.] | Made of {material}",
    "You like to know what you're buying. Fair enough: [{material}.] | {material}",
  ],
  size: [
    "Before you order, grab the tape measure: [{dims}.] | {dims}",
    "Will {it} fit? Check your space first. [{dims}.] | {dims}",
    "Here are the numbers you need: [{dims}.] Measure once and you're done. | {dims}",
  ],
  capacity: [
    "How much do you get? [{amount}.] | {amount} | in:beauty,food,home,pets,baby,tools,office not:storage_container,laundry_basket,trash_can,storage_box,plant_pot",
    "How much goes in? [{amount}.] | {amount} | things:mug,glasses,water_bottle,vacuum_bottle,pot,kettle,storage_container,blender,laundry_basket,trash_can,storage_box,plant_pot",
    "How much goes in? [{amount}.] | {amount} | in:travel,accessories,sport,fashion",
  ],
  weight: [
    "Pick {them} up. On the scale, that's [{amount}.] | {amount} | in:electronics,sport,tools,travel,baby,shoes,accessories",
    "Carrying {them} around? [{it} {weigh} {amount}.] | {amount}",
  ],
  load: ["How much can {it} take? [Up to {amount}.] | Up to {amount}"],
  count: [
    "It's not just the one. [You get {n}.] | {amount}",
    "Go on, count them. [{amount}.] | {amount}",
    "Lay them all out: [{amount}.] | {amount}",
  ],
  warranty: [
    "And if something gives out, you're not on your own: [{amount} of warranty.] | {amount} of warranty",
    "And one thing less to worry about: [{it} {comes} with {amount} of warranty.] | {amount} covered",
  ],
  rating: [
    "Don't take my word for it. [Buyers gave {them} {stars} out of five.] | {stars} out of 5",
    "Here's the score, and it comes from buyers: [{stars} out of five.] | {stars} out of 5",
    "And what do buyers say? [{stars} stars out of five.] | {stars} stars",
    "[{n} people rated {them}, and {it} landed at {stars} out of five.] Read a few of them. | {n} people, {stars} stars",
    "You read the reviews first, right? [{n} ratings, {stars} out of five.] | {stars} stars from {n}",
  ],
  recommend: [
    "Ask the people who own one: [{n} percent would recommend {them}.] | {n}% would recommend {them}",
    "Here's the number I'd look at: [{n} percent of reviewers would recommend {them}.] | {n}% recommend {them}",
  ],
  runtime: ["Away from the wall: [{amount} on battery.] | {amount} on battery"],
  power: ["For the ones who check the numbers: [{n} watts.] | {n} watts", "What's behind {them}? [{n} watts.] | {n} watts"],
  pressure: [
    "Now the number that matters here: [{n} bar of pressure.] | {n} bar",
    "How hard can {it} push? [{n} bar.] | {n} bar of pressure",
  ],
  storage: [
    "You know the message: storage full. [Here you get {amount}.] | {amount} | things:phone,tablet,laptop,computer,memory_card,SSD,hard_drive,camera",
    "Photos, videos, a film for the train. [You have {amount} for that.] | {amount} of storage | things:phone,tablet,laptop,computer,memory_card,SSD,hard_drive",
  ],
  screen: ["Sit down in front of it and look: [{n} inches of screen.] | {n}-inch screen | things:TV,monitor,laptop,computer,projector"],
  resolution: [
    "A blurry picture helps nobody. [This is {res}.] | {res} | things:TV,monitor,camera,security_camera,projector,laptop,tablet,phone,doorbell",
    "You want to see the details, so: [{res}.] | {res} | things:TV,monitor,camera,security_camera,projector,laptop,tablet,phone,doorbell",
  ],
  spf: [
    "You forget the sunscreen. Everybody does. This one has [SPF {n}] in it. | SPF {n} included",
    "Morning, one step less: [SPF {n}] is already inside. | SPF {n}, built in",
  ],
  seats: [
    "Invite everyone. [{it} {seat} {n}.] | Seats {n} | things:table,sofa,sofa_bed",
    "Nobody eats standing up any more: [{it} {seat} {n}.] | Room for {n} | things:table",
  ],
  recycled: ["Read the small print for once, it's good news: [{what}.] | {what}", "And if you ask where it comes from: [{what}.] | {what}"],
  freeFrom: [
    "Check what's not in there: [no {list}.] | No {list} | in:food,beauty,pets,kitchen,baby",
    "You read the back of the pack. So here it is: [no {list}.] | No {list} | in:food,beauty,pets",
  ],
  diet: [
    "Buying for someone who reads the label? Here you go: [{list}.] | {list} | in:food,pets,beauty",
    "Turn the pack around. It says [{list}.] | {list} | in:food,pets,beauty",
  ],
  features: ["Here's what you get: [{list}.] | {list}"],
  connect: ["For connecting: [{list}.] | {list}"],
  assistant: ["Hands full? Just say it. [{it} {works} with {list}.] | Works with {list}"],
  madeIn: ["And it has an address: [made in {place}.] | Made in {place}", "Where does it come from? [{place}.] | Made in {place}"],
  age: ["Wondering about the age? [From {n} years up.] | From {n} years up"],
  pages: [
    "Clear your weekend: [{n} pages.] | {n} pages | things:book,novel,cookbook,comic,textbook",
    "Put the phone down for a while. [You have {n} pages to get through.] | {n} pages | things:book,novel,cookbook,comic,textbook",
  ],
  colour: [
    "And the colour you see here? [{colour}.] | In {colour} | pictures",
    "I'd take this one: [{it} {comes} in {colour}.] | In {colour}",
  ],
  saving: [
    "[Before, {before}. Now, {now}.] Work it out: that's {saved} still in your pocket. | {before} is now {now}",
    "Look at the tag again. [It said {before}. Today it says {now}.] | Was {before}, now {now}",
    "[{percent} percent off.] {before} on the old tag, {now} on the new one. | {percent}% off",
  ],
  price: [
    "And the price? [{price}.] | {written}",
    "So what does it cost? [{price}.] | {written}",
    "All of this for [{price}.] | {written} | facts:2",
    "And how much do they ask for it? [{price}.] | {written} | facts:2",
  ],
  quote: ["{quote!}"],
  note: ["{quote!}"],
  dishwasher: [
    "After dinner, nobody volunteers to scrub. [{it} {goes} in the dishwasher.] | Dishwasher does it | in:kitchen",
    "The best part comes after the meal: [dishwasher safe.] You stay on the sofa. | Dishwasher safe | in:kitchen",
  ],
  washable: [
    "Spills happen. [Put {it} in the washing machine] and get on with your day. | Machine washable | in:home,fashion,kitchen,baby,pets",
    "No special treatment needed: [{it} {is} machine washable.] | Into the washing machine",
  ],
  wipeClean: ["Made a mess? [Wipe {it} clean] and that's that. | Wipes clean"],
  nonStick: [
    "Nobody enjoys scraping egg off a pan. [This one is non-stick.] | Non-stick | things:frying_pan,wok,pots_and_pans_set",
    "Breakfast should end on the plate, not stuck to the pan. [Non-stick coating.] | Non-stick coating | things:frying_pan,wok,pots_and_pans_set",
  ],
  waterproof: [
    "Rain, splashes, a glass knocked over. [{it} {is} waterproof.] | Waterproof | in:fashion,shoes,travel,accessories,electronics,sport,home",
    "It's going to get wet at some point. Fine: [waterproof.] | Rain? Waterproof.",
  ],
  waterResistant: [
    "The sky looks grey and you go anyway. [{it} {is} water resistant.] | Water resistant | in:fashion,shoes,travel,accessories,sport",
    "A few drops? Keep walking. [Water resistant.] | Water resistant | in:fashion,shoes,travel,accessories,sport",
  ],
  cordless: [
    "No socket nearby? Doesn't matter. [{it} {is} cordless.] | No cord | in:tools,home,kitchen",
    "Forget the extension cable: [cordless.] | Cordless | in:tools,home",
  ],
  rechargeable: ["No more hunting for batteries in the drawer. [{it} {is} rechargeable.] | Rechargeable"],
  insulated: [
    "Pour it in the morning and forget about it. [It stays {how} for {amount}.] | {how} for {amount} | things:mug,vacuum_bottle,water_bottle,glasses,teapot,kettle",
    "You know what an hour does to a paper cup. [In here it stays {how} for {amount}.] | {how} for {amount} | things:mug,vacuum_bottle,water_bottle,glasses,teapot,kettle",
    "The last sip is the test. [It's still {how} after {amount}.] | Still {how} after {amount} | things:mug,vacuum_bottle,water_bottle,glasses,teapot,kettle",
  ],
  leakproof: [
    "Keys, laptop, a book, all in one bag. [{it's} leakproof,] so put {them} in too. | Leakproof | things:mug,vacuum_bottle,water_bottle,lunch_box,storage_container",
    "Throw {them} in your bag and run. [{it's} leakproof.] | Nothing leaks | things:mug,vacuum_bottle,water_bottle,lunch_box,storage_container",
  ],
  foldable: [
    "Small flat? When you're done, [{it} {fold} up] and you get your floor back. | Folds up, space back | in:home,sport,baby,tools",
    "Where do you put it all? [{it} {fold} down] when you don't need {them}. | Folds away | in:home,sport,baby,travel,tools,kitchen",
  ],
  adjustable: [
    "Nobody's built the same. [{it} {is} adjustable,] so set {them} up your way. | Set it your way | in:fashion,accessories,sport,baby,pets,office,shoes",
    "Too high, too low, too tight? [Adjust {them}.] | Adjustable | in:fashion,accessories,sport,baby,pets,office,shoes,home",
  ],
  wheels: [
    "Your shoulder has carried enough. [{it} {roll} on wheels.] | Don't carry. Roll. | in:travel",
    "Why carry it across the station? [{it} {has} wheels.] | On wheels | in:travel",
  ],
  batteries: [
    "No last-minute run to the shop: [batteries are included.] | Batteries included | in:toys,electronics,home,beauty,office,tools",
  ],
  handmade: ["Somebody's hands did this: [handmade.] | Handmade"],
  signed: ["Open the first page and look: [it's a signed copy.] | Signed copy | things:book,novel,cookbook,comic"],
  lightweight: [
    "You'll have {them} in your hand all day, so: [lightweight.] | Lightweight | in:tools,electronics,sport,beauty",
    "Nothing to weigh you down here. [{it} {is} lightweight.] | Lightweight",
  ],
  easyAssembly: ["Missing screw, wrong tool, lost afternoon? [No tools needed here.] | No tools needed | in:home,toys,baby,office,tools"],
  uv: [
    "You're out in the sun longer than you think. [{it} {comes} with UV protection.] | UV protection | in:fashion,accessories,sport,travel,baby,auto",
  ],
};

/** First sentences that stand on one strong point; six words are shown. */
export const HOOKS_EN: Readonly<Partial<Record<PointKind, readonly string[]>>> = {
  saving: [
    "Stop. [The old tag said {before}. This one says {now}.] | {before} is now {now}",
    "[{before} before, {now} now.] | {before} is now {now} | bare",
    "[{before} before, {now} now], for {the name}. | {before} is now {now}",
    "[Down from {before} to {now}]: {the name}. | Down to {now}",
    "How about keeping {saved} for yourself? [The price is down from {before} to {now}.] | Down to {now}",
  ],
  price: [
    "Yours for [{price}]: {the name}. | {shown}",
    "Here's what [{price}] gets you: {the name}. | {shown}",
    "What would you guess {this thing} {cost}? [{price}.] | {written}",
    "[{price}] for {the name}. See what you get. | {written}",
  ],
  rating: [
    "[{n} people have rated this one.] Want to know what they said? | {n} people rated this",
    "[{stars} out of five, from {n} people.] So I had a look. | {stars} out of 5",
  ],
  recommend: ["[{n} percent of reviewers would recommend it.] When do you see that? | {n}% would recommend it"],
  count: ["You came for one. [You get {n}.] | {n} in the box"],
  warranty: ["Who still gives you [{amount} of warranty]? Keep watching. | {amount} of warranty"],
  insulated: [
    "{other} again after an hour? [{this thing} {stays} {how} for {amount}.] | {how} for {amount} | things:mug,vacuum_bottle,water_bottle,glasses,teapot,kettle",
    "You poured it an hour ago, and it's {other} already. [Not in here: {amount}.] | {how} for {amount} | things:mug,vacuum_bottle,water_bottle,glasses,teapot,kettle",
  ],
  leakproof: [
    "What's in your bag? Now picture it wet. [This one is leakproof.] | Leakproof | things:mug,vacuum_bottle,water_bottle,lunch_box,storage_container",
  ],
  spf: ["Be honest: did you put sunscreen on today? [SPF {n}] is in here. | SPF {n}"],
  seats: ["Count the people at your table. [This one seats {n}.] | Seats {n} | things:table"],
  nonStick: ["Egg stuck to the pan again? [This one is non-stick.] | Non-stick | things:frying_pan,wok,pots_and_pans_set"],
  dishwasher: ["Who's washing up tonight? [The dishwasher is.] | Dishwasher safe | in:kitchen"],
  waterproof: ["Go on, pour water over it. [{it} {is} waterproof.] | Waterproof | in:shoes,travel,accessories,electronics"],
  cordless: ["Look at {this thing}. Notice what's missing? [The cord.] | Cordless | pictures"],
  foldable: ["Now you see it, now it's in the closet. [{it} {fold} up.] | Folds up | in:home,sport,baby"],
  wheels: ["Still carrying your bags? [This one rolls.] | On wheels | in:travel"],
  recycled: ["{this thing} used to be something else: [{what}.] | {what}"],
  resolution: ["Do you want a blur, or do you want [{res}]? | {res} | things:TV,monitor,camera,security_camera,projector"],
  runtime: ["[{amount} on battery.] How does that sound? | {amount} on battery"],
  material: ["Guess what {this thing} is made of. [{material}.] | {material}"],
  assistant: ["Say it out loud. [{it} {works} with {list}.] | Works with {list}"],
  signed: [
    "Would you like it with the author's signature? [This copy is signed.] | Signed by the author | things:book,novel,cookbook,comic",
  ],
  pressure: ["See that dirt? Now meet [{n} bar of pressure.] | {n} bar against dirt | things:pressure_washer"],
};
