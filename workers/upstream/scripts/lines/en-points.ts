import type { PointKind } from "../facts/point.ts";

/**
 * What an ad says for each kind of point: a moment the viewer knows, then the [claim]. Text before
 * `|` is spoken, after it shown; `{words}` come from the point or the product.
 */
export const POINTS_EN: Readonly<Record<PointKind, readonly string[]>> = {
  material: [
    "Turn {them} over and read the label: [{material}.] | {material}",
    "First thing to ask is what {it} {is} made of. [{material}.] | Made of {material}",
    "You like to know what you're buying. Fair enough: [{material}.] | {material}",
  ],
  size: [
    "Before you order, grab the tape measure: [{dims}.] | {dims}",
    "Will {it} fit? Check your space first. [{dims}.] | {dims}",
    "Here are the numbers you need: [{dims}.] Measure once and you're done. | {dims}",
  ],
  capacity: [
    "How much do you get? [{amount}.] | {amount}",
    "Let's talk about how much there is: [{amount}.] | {amount}",
    "How far does it go? [{amount}] in the pack. | {amount}",
  ],
  weight: ["Pick {them} up. On the scale, that's [{amount}.] | {amount}", "Carrying {them} around? [{it} {weigh} {amount}.] | {amount}"],
  load: [
    "And don't go easy on {them}: [{it} {takes} up to {amount}.] | Takes up to {amount}",
    "How much can {it} take? [Up to {amount}.] | Up to {amount}",
  ],
  count: [
    "It's not just the one. [You get {n}.] | {amount}",
    "Go on, count them. [{n} in the box.] | {n} in the box",
    "Open the box and lay it all out: [{n} of them.] | {n} in the box",
  ],
  warranty: [
    "And if something gives out, you're not on your own: [{amount} of warranty.] | {amount} of warranty",
    "[{amount} of warranty.] That's how long it's somebody else's problem. | {amount} of warranty",
    "Worried it won't last? [{it} {comes} with {amount} of warranty.] | {amount} covered",
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
  runtime: [
    "You forgot the charger again. [{amount} on battery] says that's fine. | {amount} on battery",
    "Leave the charger at home: [{amount} on one charge.] | {amount} per charge",
  ],
  power: ["For the ones who check the numbers: [{n} watts.] | {n} watts", "What's behind {them}? [{n} watts.] | {n} watts"],
  pressure: [
    "Now the number that matters here: [{n} bar of pressure.] | {n} bar",
    "How hard can {it} push? [{n} bar.] | {n} bar of pressure",
  ],
  storage: [
    "You know the message: storage full. [Here you get {amount}.] | {amount}",
    "Photos, videos, a film for the train. [You have {amount} for that.] | {amount} of storage",
  ],
  screen: [
    "Sit down in front of it and look: [{n} inches of screen.] | {n}-inch screen",
    "Stop squinting. [The screen is {n} inches.] | {n} inches",
  ],
  resolution: ["A blurry picture helps nobody. [This is {res}.] | {res}", "You want to see the details, so: [{res}.] | {res}"],
  spf: [
    "You forget the sunscreen. Everybody does. [This one has SPF {n} in it.] | SPF {n} included",
    "Morning, one step less: [SPF {n} is already inside.] | SPF {n}, built in",
  ],
  seats: ["Invite everyone. [{it} {seat} {n}.] | Seats {n}", "Nobody eats standing up any more: [{it} {seat} {n}.] | Room for {n}"],
  recycled: ["Read the small print for once, it's good news: [{what}.] | {what}", "And if you ask where it comes from: [{what}.] | {what}"],
  freeFrom: [
    "Check what's not in there: [no {list}.] | No {list}",
    "You read the back of the pack. So here it is: [no {list}.] | No {list}",
  ],
  diet: ["Buying for someone who reads the label? Here you go: [{list}.] | {list}", "Turn the pack around. It says [{list}.] | {list}"],
  features: [
    "Now look at the details: [{list}.] | {list}",
    "It's the small things you notice every day: [{list}.] | Look at the details",
    "Here's what you get: [{list}.] | {list}",
  ],
  connect: [
    "Nobody wants another box of cables. [{it} {connect} over {list}.] | {list}",
    "Setting {them} up? [{list} {listIs} there.] | {list}",
  ],
  assistant: [
    "Hands full? Just say it. [{it} {works} with {list}.] | Works with {list}",
    "You talk, {it} {listen}: [{list}, built in or connected.] | {list}",
  ],
  madeIn: ["And it has an address: [made in {place}.] | Made in {place}", "Where does it come from? [{place}.] | Made in {place}"],
  age: ["Wondering about the age? [From {n} years up.] | From {n} years up"],
  pages: [
    "Clear your weekend: [{n} pages.] | {n} pages",
    "Put the phone down for a while. [You have {n} pages to get through.] | {n} pages",
  ],
  colour: ["And the colour you see here? [{colour}.] | In {colour}", "I'd take this one: [{it} {comes} in {colour}.] | In {colour}"],
  saving: [
    "[Before, {before}. Now, {now}.] Work it out: that's {saved} still in your pocket. | {before} is now {now}",
    "Look at the tag again. [It said {before}. Today it says {now}.] | Was {before}, now {now}",
    "[{percent} percent off.] {before} on the old tag, {now} on the new one. | {percent}% off",
  ],
  price: [
    "And the price? [{price}.] | {written}",
    "So what does it cost? [{price}.] | {written}",
    "All of this for [{price}.] You decide. | {written}",
  ],
  quote: ["{quote!}", "Here's the part I like. {quote!}", "Look a bit closer. {quote!}"],
  note: ["Also on the list: {quote:}", "One more detail worth knowing: {quote:}", "Look at the details: {quote:}"],
  dishwasher: [
    "After dinner, nobody volunteers to scrub. [{it} {goes} in the dishwasher.] | Dishwasher does it",
    "The best part comes after the meal: [dishwasher safe.] You stay on the sofa. | Dishwasher safe",
  ],
  washable: [
    "Spills happen. [Put {it} in the washing machine] and get on with your day. | Machine washable",
    "No special treatment needed: [{it} {is} machine washable.] | Into the washing machine",
  ],
  wipeClean: ["Made a mess? [Wipe {it} clean] and that's that. | Wipes clean"],
  nonStick: [
    "Nobody enjoys scraping egg off a pan. [This one is non-stick.] | Non-stick",
    "Breakfast should end on the plate, not stuck to the pan. [Non-stick coating.] | Non-stick coating",
  ],
  waterproof: [
    "Rain, splashes, a glass knocked over. [{it} {is} waterproof.] | Waterproof",
    "It's going to get wet at some point. Fine: [waterproof.] | Rain? Waterproof.",
  ],
  waterResistant: [
    "The sky looks grey and you go anyway. [{it} {is} water resistant.] | Water resistant",
    "A few drops? Keep walking. [Water resistant.] | Water resistant",
  ],
  cordless: ["No socket nearby? Doesn't matter. [{it} {is} cordless.] | No cord", "Forget the extension cable: [cordless.] | Cordless"],
  rechargeable: ["No more hunting for batteries in the drawer. [{it} {is} rechargeable.] | Rechargeable"],
  insulated: [
    "Pour it in the morning and forget about it. [It stays {how} for {amount}.] | {how} for {amount}",
    "You know what an hour does to a paper cup. [In here it stays {how} for {amount}.] | {how} for {amount}",
    "The last sip is the test. [It's still {how} after {amount}.] | Still {how} after {amount}",
  ],
  leakproof: [
    "Keys, laptop, a book, all in one bag. [{it's} leakproof,] so put {them} in too. | Leakproof",
    "Throw {them} in your bag and run. [{it's} leakproof.] | Nothing leaks",
  ],
  foldable: [
    "Small flat? When you're done, [{it} {fold} up] and you get your floor back. | Folds up, space back",
    "Where do you put it all? [{it} {fold} down] when you don't need {them}. | Folds away",
  ],
  adjustable: [
    "Nobody's built the same. [{it} {is} adjustable,] so set {them} up your way. | Set it your way",
    "Too high, too low, too tight? [Adjust {them}.] | Adjustable",
  ],
  wheels: [
    "Your shoulder has carried enough. [{it} {roll} on wheels.] | Don't carry. Roll.",
    "Why carry it across the station? [{it} {has} wheels.] | On wheels",
  ],
  batteries: ["No last-minute run to the shop: [batteries are included.] | Batteries included"],
  handmade: ["Somebody's hands did this: [handmade.] | Handmade"],
  signed: ["Open the first page and look: [it's a signed copy.] | Signed copy"],
  lightweight: [
    "You'll have {them} in your hand all day, so: [lightweight.] | Lightweight",
    "Nothing to weigh you down here. [{it} {is} lightweight.] | Lightweight",
  ],
  easyAssembly: ["Missing screw, wrong tool, lost afternoon? [No tools needed here.] | No tools needed"],
  uv: ["You're out in the sun longer than you think. [{it} {comes} with UV protection.] | UV protection"],
};

/** First sentences that stand on one strong point; six words are shown. */
export const HOOKS_EN: Readonly<Partial<Record<PointKind, readonly string[]>>> = {
  saving: [
    "Stop. [The old tag said {before}. This one says {now}.] | {before} is now {now}",
    "How about keeping {saved} for yourself? [The price is down from {before} to {now}.] | Down to {now}",
  ],
  price: [
    "What would you guess {this thing} {cost}? [{price}.] | Guess the price",
    "Guess first, then look: {a thing} for [{price}.] | Guess first",
    "[{price}.] Before you scroll, see what you get. | {written}",
  ],
  rating: [
    "[{n} people have rated this one.] Want to know what they said? | {n} people rated this",
    "[{stars} out of five, from {n} people.] So I had a look. | {stars} out of 5",
  ],
  recommend: ["[{n} percent of reviewers would recommend it.] When do you see that? | {n}% would recommend it"],
  count: ["You came for one. [You get {n}.] | Not one. {n}."],
  warranty: ["Who still gives you [{amount} of warranty]? Keep watching. | {amount} of warranty"],
  insulated: [
    "{other} again after an hour? [{this thing} {stays} {how} for {amount}.] | {other} again?",
    "You poured it an hour ago, and it's {other} already. [Not in here: {amount}.] | {other} already?",
  ],
  leakproof: ["What's in your bag? Now picture it wet. [This one is leakproof.] | What's wet in your bag?"],
  spf: ["Be honest: did you put sunscreen on today? [SPF {n} is in here.] | Sunscreen today? Be honest."],
  seats: ["Count the people at your table. [This one seats {n}.] | Count the people"],
  nonStick: ["Egg stuck to the pan again? [This one is non-stick.] | Egg stuck again?"],
  dishwasher: ["Who's washing up tonight? [The dishwasher is.] | Who's washing up tonight?"],
  waterproof: ["Go on, pour water over it. [{it} {is} waterproof.] | Go on, get it wet"],
  cordless: ["Look at {this thing}. Notice what's missing? [The cord.] | Notice what's missing?"],
  foldable: ["Now you see it, now it's in the closet. [{it} {fold} up.] | Now it's gone"],
  wheels: ["Still carrying your bags? [This one rolls.] | Still carrying your bags?"],
  recycled: ["{this thing} used to be something else: [{what}.] | It used to be waste"],
  resolution: ["Do you want a blur, or do you want [{res}]? | Blur, or {res}?"],
  runtime: ["[{amount}] without looking for a socket. How does that sound? | {amount}. No socket."],
  material: ["Guess what {this thing} is made of. [{material}.] | Guess what it's made of"],
  assistant: ["Say it out loud. [{it} {works} with {list}.] | Just say it"],
  signed: ["Would you like it with the author's signature? [This copy is signed.] | Signed by the author"],
  pressure: ["See that dirt? Now meet [{n} bar of pressure.] | {n} bar against dirt"],
};
