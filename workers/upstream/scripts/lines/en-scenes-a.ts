import type { Scenes } from "./scenes.ts";

/** Openings from the viewer's life: no word about the product, so nothing to prove. */
export const SCENES_EN_A = {
  fashion: {
    hooks: [
      "A full wardrobe and nothing to wear. Again. | Nothing to wear? Again?",
      "You have ten minutes to get dressed. Go. | Ten minutes to dress",
      "No time to think. What do you grab first? | No time to think",
      "All week in one outfit. Which one is yours? | Worn all week",
    ],
    problems: [
      "You try on five things, throw them on the bed, and leave in the first one. | Five tries, same outfit",
      "It looked good on the hanger. Then you sat down in it. | Good on the hanger only",
      "Half of your closet is waiting for an occasion that never comes. | Waiting for an occasion",
    ],
    stories: [
      "Monday, ten to eight. The shirt from yesterday is in the wash, and the taxi is downstairs. | Monday, ten to eight",
      "Friday night. A message: dinner, in half an hour. You look at your closet. | Dinner in half an hour",
    ],
  },
  shoes: {
    hooks: [
      "Look down. How are your shoes doing? | Look down for a second",
      "Ten thousand steps a day. On what? | Ten thousand steps. On what?",
      "Which pair is always by the door? | Which pair by the door?",
    ],
    problems: [
      "By noon you know exactly where your little toe is. | Noon. Your toe knows.",
      "They were lovely in the shop, and they have been in the box ever since. | Lovely. Still in the box.",
      "You change shoes at the office, in the car, on the stairs. | Changing shoes again?",
    ],
    stories: [
      "Saturday. You said one quick errand, and now it's four hours later. | One quick errand, they said",
      "You're running for the bus, and you can hear every step. | Running for the bus",
    ],
  },
  travel: {
    hooks: [
      "Sitting on your suitcase to close it? | Sitting on your suitcase?",
      "The trip starts before the airport. | Before the airport",
      "Who packs the night before? Everybody. | Packing the night before?",
    ],
    problems: [
      "The gear goes in, then it comes out, then you start all over again. | Pack. Unpack. Repeat.",
      "One bag for clothes, one for shoes, one for the rest, and only two hands. | Three bags, two hands",
      "The strap cuts into your shoulder, and the platform is at the other end. | Wrong end of the platform",
    ],
    stories: [
      "Five in the morning. The taxi is waiting, and your things are still on the bed. | Five in the morning",
      "Gate changed. It's at the other end of the terminal, and you start to run. | Gate changed",
    ],
  },
  kitchen: {
    hooks: [
      "What's for dinner, and who's washing up? | Who's washing up?",
      "Open your kitchen drawer. Be honest. | Open that drawer",
      "Half past six and everyone's hungry. | Half past six, all hungry",
      "The kitchen is where the evening starts. | Where the evening starts",
    ],
    problems: [
      "You cook for half an hour and then stand at the sink for another. | Cook half, scrub half",
      "The drawer is full, and the one thing you need is at the bottom. | Always at the bottom",
      "Six people at the table, and nothing on it matches. | Nothing matches",
    ],
    stories: [
      "Sunday morning. Someone's asking for pancakes, and you've got one clean pan. | Sunday, one clean pan",
      "Your friends are on the stairs. The table isn't set, and the sauce is boiling over. | They're on the stairs",
    ],
  },
  electronics: {
    hooks: [
      "How many chargers do you own? Exactly. | How many chargers?",
      "When did you last upgrade this? | When did you last upgrade?",
      "You bought it to save time. Does it? | Does it save time?",
      "Three remotes, four cables, one socket. Familiar? | Three remotes, one socket",
    ],
    problems: [
      "The manual has ninety pages, and the answer isn't in any of them. | Ninety pages, no answer",
      "The old one still works. Slowly, loudly, and only if you hold it right. | It still works. Sort of.",
      "You compare spec sheets until midnight and you're no wiser. | Spec sheets at midnight",
    ],
    stories: [
      "It's Tuesday night, you finally sit down, and the old one needs an update. | Tuesday night. Update.",
      "Your parents call. Something's blinking again, and it's your problem now. | Something's blinking again",
    ],
  },
  beauty: {
    hooks: [
      "Six bottles on the shelf. Which one do you use? | Six bottles. You use one?",
      "Your bathroom shelf has an opinion of you. | Look at your shelf",
      "Seven in the morning, mirror, two minutes. | Two minutes, one mirror",
    ],
    problems: [
      "You bought the whole routine. By Wednesday you're back to soap and water. | Routine over by Wednesday",
      "One for the day, one for the night, one you've forgotten what it's for. | One for what, again?",
      "You want to go to bed, and there are still four steps left. | Four steps to bed",
    ],
    stories: [
      "You're late, the light in the bathroom is terrible, and the video call starts in five. | Call starts in five",
      "Sunday evening, phone in the other room, door closed. Ten minutes for yourself. | Ten minutes, door closed",
    ],
  },
  food: {
    hooks: [
      "You said just one. We both know how that goes. | Just one? Sure.",
      "It's four o'clock. What's in your drawer? | Four o'clock hunger",
      "Film's on. What's in the bowl? | What's in the bowl?",
    ],
    problems: [
      "You open the cupboard three times, and it still has the same crackers. | Same old crackers",
      "Guests in an hour, and all you have is half a jar of olives. | Half a jar of olives",
      "You want something now, not something you have to explain to yourself. | Something. Now.",
    ],
    stories: [
      "Road trip, hour three. The back seat goes quiet, and then: I'm hungry. | Hour three: I'm hungry",
      "The match is in extra time, and the bowl has been empty for ten minutes. | Extra time, empty bowl",
    ],
  },
  toys: {
    hooks: [
      "It's raining, and they're bored. Now what? | Rainy, bored. Now what?",
      "A birthday on Saturday, and no present yet? | No present yet?",
      "When did they last forget about the tablet? | Forget the tablet",
    ],
    problems: [
      "It was the best toy in the world. For eleven minutes. | Eleven minutes of fun",
      "The floor is full of toys, and there's nothing to play with. | Nothing to play with",
      "You want to give something, and not one more thing for the bottom of the box. | Bottom of the box",
    ],
    stories: [
      "Sunday, quarter past six. They're awake, you're not, and it's pouring outside. | Sunday, quarter past six",
      "The wrapping paper's off. There's that second of silence, and then you look at the face. | One second of silence",
    ],
  },
  home: {
    hooks: [
      "That one corner at home. Given up on it? | That one corner",
      "You walk past it every day. What's missing? | What's missing here?",
      "The room is nearly right. Nearly. | Nearly right",
      "Imagine coming home tonight. What do you see? | Coming home tonight",
    ],
    problems: [
      "You moved the furniture twice, and the room still isn't right. | Moved it twice already",
      "It was meant to stay for one winter. That was four years ago. | For one winter only",
      "You keep meaning to do something about that corner. | Keep meaning to",
    ],
    stories: [
      "The guests have gone, the lights are low, and you look around your own living room. | The guests have gone",
      "Sunday afternoon, rain at the window, nowhere to be. You want the room to feel like it. | Sunday, rain, nowhere to be",
    ],
  },
} as const satisfies Record<string, Scenes>;
