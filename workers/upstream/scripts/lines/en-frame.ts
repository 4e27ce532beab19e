import type { ScriptObjective } from "../../../../trpc/contract/rules/script.ts";

/** How the product comes on: after the opening, before the first point. */
export const REVEALS_EN: readonly string[] = [
  "So here {is} {the name}. | {shown}",
  "Meet {the name}. Have a good look. | {shown} | pictures",
  "Take a look at {the name}. | {shown} | pictures",
  "Say hello to {the name}. | {shown}",
  "Let me show you {the name}. | {shown} | pictures",
];

/** Openings that go with any product: they name it, or what it is, and claim nothing. */
export const SHOPPER_HOOKS_EN: readonly string[] = [
  "Looking for {a thing}? Here {is} {the name}. | {shown}",
  "Shopping for {a thing}? Look at {this thing} first. | {shown} | pictures weighed",
  "A closer look at {the name}. | {shown} | pictures",
  "Before you buy {a thing}, look at {the name}. | {shown} | weighed",
  "If {a thing} is on your list, meet {the name}. | {shown} | weighed",
  "Got a few seconds? Have a look at {the name}. | {shown}",
  "Here {is} {the name}. One quick look. | {shown}",
  "One look at {the name}, then you decide. | {shown}",
];

/** Openings of what a page says next to nothing of: the thing itself, by its name. */
export const PLAIN_HOOKS_EN: readonly string[] = [
  "Meet {the name}. | {shown}",
  "Take a look at {the name}. | {shown} | pictures",
  "Say hello to {the name}. | {shown}",
];

/** A last sentence before the call, where the time allows. */
export const CLOSERS_EN: readonly string[] = [
  "You've seen the facts. The rest is up to you. | Now it's your call | facts:3",
  "That's all of it, said plainly. Now you decide. | Now you decide | facts:3",
  "Look at the pictures in your own time and make up your mind. | Take your time | pictures",
];

/** What leads into a fact. */
export const LEADS_EN: readonly string[] = [
  "Worth knowing:",
  "In short:",
  "Then there's this: |  | facts:1",
  "Good to know: |  | given:2",
  "Also: |  | facts:1",
  "On top of that: |  | facts:1",
  "One more thing: |  | facts:1",
];

/** What names the product right before its first fact. */
export const NAMES_EN: readonly string[] = ["Meet {the name}.", "Here {is} {the name}."];

/** What the viewer is asked to do, by objective. */
export const CALLS_EN: Readonly<Record<ScriptObjective | "sold-out", readonly string[]>> = {
  sales: [
    "Tap the link and put {them} in your cart. | Tap the link",
    "You know where the button is. Order yours today. | Order yours today",
    "Link's right below. Get yours while it's on your mind. | Get yours below",
    "Made up your mind? Tap below and order yours. | Order yours",
    "One tap on the link, and {it's} in your cart. | One tap away",
    "Don't save it for later again. Tap and order. | Tap and order | weighed",
  ],
  visits: [
    "Tap the link and have a proper look. | Have a proper look",
    "All the pictures are one tap away. Go see. | One tap away | page",
    "Follow the link and see {them} up close. | See it up close | pictures",
  ],
  leads: [
    "Tap below, leave your details, and ask what you want to know. | Ask us anything",
    "Questions? Tap below and send us a line. | Send us a line",
  ],
  awareness: ["Remember the name: {name}. | {shown}", "Next time you need {a thing}, think of {name}. | Think of {shown}"],
  "sold-out": [
    "Sold out at the moment. Tap the link and be there when it's back. | Back soon? Tap to see",
    "Out of stock for now, so be patient. And keep the link. | Keep the link",
  ],
};

/** The same in few words, after a price in one breath. */
export const BRIEF_CALLS_EN: Readonly<Record<ScriptObjective | "sold-out", readonly string[]>> = {
  sales: ["Tap below to order.", "Order yours below.", "Tap the link to get yours."],
  visits: ["Tap the link and have a look.", "See more behind the link."],
  leads: ["Questions? Tap below and ask.", "Tap below and ask us."],
  awareness: ["Keep the name in mind.", "Remember the name."],
  "sold-out": ["Sold out right now. Keep the link.", "Out of stock for now. Keep the link."],
};
