import type { Scenes } from "./scenes.ts";

/** More openings, for the other categories. */
export const SCENES_EN_B = {
  accessories: {
    hooks: [
      "The outfit is done. Almost. | The outfit is done. Almost.",
      "Keys, phone, and one last look in the mirror. | One last look",
      "People notice the small thing first. | The small thing first",
    ],
    problems: [
      "You wear the same one every day, because the others never quite go. | The same one every day",
      "It's in a drawer somewhere, under three others that you don't wear either. | Somewhere in a drawer",
    ],
    stories: [
      "You're at the door, coat on, and you turn back once more for the mirror. | Back to the mirror",
      "A birthday dinner on Friday. You still need the one thing that says you thought about it. | Dinner on Friday",
    ],
  },
  sport: {
    hooks: [
      "You said Monday. Which Monday? | Which Monday?",
      "Twenty minutes. That's all you have. | Twenty minutes. Go.",
      "The hardest exercise is getting off the sofa. | Getting off the sofa",
    ],
    problems: [
      "The gym is fifteen minutes away, and that's always fifteen minutes too far. | Fifteen minutes too far",
      "New year, new plan, and by February the gear is under the bed. | Under the bed by February",
      "You're ready, the weather isn't, and there goes the excuse. | There goes the excuse",
    ],
    stories: [
      "Six in the morning. The alarm rings, and one foot is already out of bed. | Six. One foot out.",
      "Last kilometre. Your legs say stop, and you look at your watch. | Last kilometre",
    ],
  },
  books: {
    hooks: [
      "One more page, you said. That was midnight. | One more page",
      "When did a book last keep you awake? | When did you last read?",
      "Phone off. Lamp on. Page one. | Phone off. Lamp on.",
    ],
    problems: [
      "You scroll for an hour and remember nothing. | An hour gone, nothing left",
      "The pile by the bed grows, and not one of them pulls you in. | The pile by the bed",
      "You want to give a book, and you don't want to give just any book. | Not just any book",
    ],
    stories: [
      "Sunday, rain on the window. The tea goes cold because you're on page eighty. | The tea goes cold",
      "Train, window seat, two hours. You open it at page one. | Two hours, page one",
    ],
  },
  pets: {
    hooks: [
      "Who's the boss at your place? It barks. | Who's the boss?",
      "Somebody is staring at you right now. Is it hungry? | Somebody's staring at you",
      "You'd do anything for that face. | For that face",
    ],
    problems: [
      "The expensive one stands in the corner. The cardboard box is the favourite. | The box wins again",
      "Hair on the sofa, hair on your coat, hair in your coffee. | Hair in your coffee",
      "First bend, and somebody's climbing into the front seat. | Somebody's in the front",
    ],
    stories: [
      "You come home after a long day. Before the key turns, you hear four paws running. | Four paws at the door",
      "Sunday walk. You have the keys, and someone has been waiting by the door for an hour. | Someone's by the door",
    ],
  },
  tools: {
    hooks: [
      "That job you've put off since spring? | Put off since spring?",
      "You'll call someone. Or you do it yourself. | Do it yourself?",
      "Look at your driveway. Then look at this. | Look at your driveway",
    ],
    problems: [
      "Ten minutes' work, and an hour looking for the right tool. | Ten minutes. One hour.",
      "You scrub, you rinse, you scrub again, and you can still see it. | Still see it?",
      "You borrow it from the neighbour. Every year. He's stopped smiling. | Borrowed. Again.",
    ],
    stories: [
      "Saturday morning, coffee in hand, you step outside and see it: everything that needs doing. | Saturday, coffee, to-do list",
      "It drips. You've known that for three weeks. Tonight it's loud. | It drips",
    ],
  },
  baby: {
    hooks: [
      "You've got one hand free. At best. | One free hand. At best.",
      "How do you pack for someone this small? | So small, so much stuff",
      "Finally asleep. On you, of course. | Asleep. On you.",
    ],
    problems: [
      "The bag is packed, you're at the door, and it starts all over again. | At the door. Again.",
      "Your arm's asleep, the baby isn't. | Your arm's asleep",
      "Everyone has advice. Nobody has a free hand. | Advice, no free hand",
    ],
    stories: [
      "Three in the afternoon. The dishes can wait, the phone can wait, and you walk up and down. | Up and down, up and down",
      "First outing, all three of you. You've packed for a week. | Packed for a week",
    ],
  },
  office: {
    hooks: [
      "Look at your desk. Where's the pen? | Where's the pen?",
      "Eight hours a day at that desk. | Eight hours a day",
      "A blank page and one good idea. | One blank page",
    ],
    problems: [
      "You have a drawer full of pens, and none of them writes. | None of them writes",
      "The meeting starts, and you're still looking for something to write on. | Still looking",
      "By Wednesday your desk looks like Friday. | Wednesday feels like Friday",
    ],
    stories: [
      "Monday, nine o'clock. Clean desk, full cup, a list with one line on it. | Monday, nine o'clock",
      "They're drawing at the kitchen table, tongue between their teeth, not a word for an hour. | Not a word for an hour",
    ],
  },
  auto: {
    hooks: [
      "When did you last look forward to driving? | Looking forward to driving?",
      "You hear that noise too, don't you? | That noise again",
      "Rain, dark, motorway. Ready? | Rain, dark, motorway",
    ],
    problems: [
      "The old one makes it up the hill. If you ask nicely. | If you ask nicely",
      "Coffee in the cup holder, crumbs on the seat, sand from last summer. | Sand from last summer",
      "You read fifty ads, and every one of them says good condition. | Good condition, they say",
    ],
    stories: [
      "Sunday, empty road, full tank. You don't need to be anywhere. | Empty road, full tank",
      "Seven in the morning. Ice on the windscreen, and you turn the key. | You turn the key",
    ],
  },
  business: {
    hooks: [
      "What did downtime cost you last month? | What did it cost you?",
      "Your team does this by hand? Still? | Still by hand?",
      "One order an hour, or sixty? | One, or sixty?",
    ],
    problems: [
      "The order's ready, the truck's waiting, and the label won't print. | The truck's waiting",
      "Five people, three spreadsheets, one question nobody can answer. | Three spreadsheets",
      "You replaced it last year, and you're on the phone about it again. | On the phone again",
    ],
    stories: [
      "Thursday, half past four. The biggest order of the month is on the dock. | Thursday, half past four",
      "Month end. The office is dark, and one screen is still on. Yours. | One screen still on",
    ],
  },
  general: {
    hooks: [
      "You didn't know you were looking for this. | You weren't looking for this",
      "Have you got half a minute? | Got half a minute?",
      "You only notice it once you have it. | Once you have it",
    ],
    problems: [
      "You make do with the old one, and every day it annoys you a little. | Annoying, a little, daily",
      "You tell yourself it's fine. It's been fine for years. | It's fine. For years.",
    ],
    stories: [
      "It's an ordinary Tuesday. And there's that one small thing, again. | That one small thing",
      "You're at a friend's place, and you see it on the table. Where did you get that? | Where did you get that?",
    ],
  },
} as const satisfies Record<string, Scenes>;
