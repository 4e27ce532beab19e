import type { ScriptObjective } from "../../../../trpc/contract/rules/script.ts";

/** How the product comes on: after the opening, before the first point. */
export const REVEALS_EN: readonly string[] = [
  "So here {is} {the name}. | {shown}",
  "Enter {the name}. Have a good look. | {shown}",
  "What you're looking at {is} {the name}. | {shown}",
  "Take a look at {the name}. | {shown}",
  "Say hello to {the name}. | {shown}",
  "Which brings me to {the name}. | {shown}",
];

/** Moments that every shopper knows; they claim nothing and go with any product. */
export const SHOPPER_HOOKS_EN: readonly string[] = [
  "You've had twelve tabs open since Sunday. Close eleven. | Close eleven tabs",
  "Wait, before you scroll on, look at {this thing}. | Before you scroll on",
  "If you've been putting off buying {a thing}, this is for you. | Still putting it off?",
  "Still on your list: {a thing}? Since when? | Still on your list?",
  "You don't need ten tabs. Give me a few seconds. | No ten tabs needed",
  "Looking for {a thing}? Then stay for a moment. | Looking for {a thing}?",
];

export const SHOPPER_PROBLEMS_EN: readonly string[] = [
  "You compare, you save it for later, you forget. And the list gets longer. | Saved for later. Again.",
  "Every page promises everything, and you still don't know what's in the box. | What's in the box?",
  "You scroll through forty of them, and by the end they all look the same. | They all look the same",
];

/** A last sentence before the call, where the time allows. */
export const CLOSERS_EN: readonly string[] = [
  "That's the whole story. No drum roll. | That's all of it",
  "You've seen the facts. The rest is up to you. | Now it's your call",
  "Look at the pictures in your own time and make up your mind. | Take your time",
];

/** What leads into something that was said before: the sentence that follows is another one for the same fact. */
export const RECAPS_EN: readonly string[] = [
  "If you keep one thing in mind, keep this.",
  "Once more, because it matters.",
  "And in case you only just tuned in:",
];

/** What the viewer is asked to do, by objective. */
export const CALLS_EN: Readonly<Record<ScriptObjective | "sold-out", readonly string[]>> = {
  sales: [
    "Tap the link and put {them} in your cart. | Tap the link",
    "You know where the button is. Order yours today. | Order yours today",
    "Link's right below. Get yours while you're thinking of it. | Get yours below",
    "Made up your mind? Tap below and order yours. | Order yours",
    "One tap, and {it's} on the way to your cart. | One tap away",
    "Don't save it for later again. Tap and order. | Tap and order",
  ],
  visits: [
    "Tap the link and have a proper look. | Have a proper look",
    "All the pictures are one tap away. Go see. | One tap away",
    "Follow the link and see {them} up close. | See it up close",
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
