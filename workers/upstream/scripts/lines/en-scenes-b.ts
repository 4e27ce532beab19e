import type { Scenes } from "./scenes.ts";

/** More openings, for the other categories. */
export const SCENES_EN_B = {
  accessories: {
    hooks: [
      "The outfit is done. Almost. | The outfit is done. Almost. | not:watch,smartwatch",
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
      "You said Monday. Which Monday? | Which Monday? | things:dumbbells,yoga_mat,treadmill,resistance_bands,kettlebell,jump_rope,exercise_bike,rowing_machine,foam_roller,exercise_ball",
      "Twenty minutes. That's all you have. | Twenty minutes. Go. | things:dumbbells,yoga_mat,treadmill,resistance_bands,kettlebell,jump_rope,exercise_bike,rowing_machine,foam_roller,exercise_ball,bike",
      "Saturday, and nothing planned. Good. | Saturday. Nothing planned.",
      "Where are you this weekend? Outside, hopefully. | Outside this weekend? | not:yoga_bag,yoga_mat,gym_bag",
      "The hardest exercise is getting off the sofa. | Getting off the sofa | things:yoga_mat,dumbbells,treadmill,resistance_bands,bike",
    ],
    problems: [
      "The gym is fifteen minutes away, and that's always fifteen minutes too far. | Fifteen minutes too far | things:yoga_mat,dumbbells,treadmill,resistance_bands",
      "New year, new plan, and by February the gear is under the bed. | Under the bed by February",
      "You're ready, the weather isn't, and there goes the excuse. | There goes the excuse | things:treadmill,yoga_mat,dumbbells,resistance_bands",
    ],
    stories: [
      "Six in the morning. The alarm rings, and one foot is already out of bed. | Six. One foot out.",
      "Last kilometre. Your legs say stop, and you look at your watch. | Last kilometre | things:treadmill,bike",
    ],
  },
  books: {
    hooks: [
      "One more page, you said. That was midnight. | One more page | things:book,novel,comic",
      "When did a book last keep you awake? | When did you last read? | things:book,novel,comic",
      "Phone off. Lamp on. Page one. | Phone off. Lamp on. | things:book,novel,comic",
    ],
    problems: [
      "You scroll for an hour and remember nothing. | An hour gone, nothing left",
      "The pile by the bed grows, and not one of them pulls you in. | The pile by the bed | things:book,novel,comic",
      "You want to give a book, and you don't want to give just any book. | Not just any book | things:book,novel,cookbook,comic",
    ],
    stories: [
      "Sunday, rain on the window. The tea goes cold because you're on page eighty. | The tea goes cold | things:book,novel,comic",
      "Train, window seat, two hours. You open it at page one. | Two hours, page one | things:book,novel,comic",
    ],
  },
  pets: {
    hooks: [
      "Who's the boss at your place? It barks. | Who's the boss? | things:dog_food,dog_bed,dog_seat,leash,dog_collar,harness,wet_dog_food",
      "Somebody is staring at you right now. Is it hungry? | Somebody's staring at you | things:dog_food,cat_food,wet_dog_food",
      "You'd do anything for that face. | For that face",
    ],
    problems: [
      "The expensive one stands in the corner. The cardboard box is the favourite. | The box wins again | things:dog_bed,scratching_post",
      "Hair on the sofa, hair on your coat, hair in your coffee. | Hair in your coffee | things:dog_bed,scratching_post,vacuum_cleaner",
      "First bend, and somebody's climbing into the front seat. | Somebody's in the front | things:dog_seat,harness",
    ],
    stories: [
      "You come home after a long day. Before the key turns, you hear four paws running. | Four paws at the door | things:dog_food,dog_bed,leash,dog_collar,harness,wet_dog_food,dog_seat",
      "Sunday walk. You have the keys, and someone has been waiting by the door for an hour. | Someone's by the door | things:leash,dog_collar,harness",
    ],
  },
  tools: {
    hooks: [
      "That job you've put off since spring? | Put off since spring?",
      "You'll call someone. Or you do it yourself. | Do it yourself?",
      "Look at your driveway. Then look at this. | Look at your driveway | things:pressure_washer",
    ],
    problems: [
      "Ten minutes' work, and an hour looking for the right tool. | Ten minutes. One hour.",
      "You scrub, you rinse, you scrub again, and you can still see it. | Still see it? | things:pressure_washer",
      "You borrow it from the neighbour. Every year. He's stopped smiling. | Borrowed. Again. | not:paint,glue",
    ],
    stories: [
      "Saturday morning, coffee in hand, you step outside and see it: everything that needs doing. | Saturday, coffee, to-do list",
      "It drips. You've known that for three weeks. Tonight it's loud. | It drips | things:tap,screwdriver",
    ],
  },
  baby: {
    hooks: [
      "You've got one hand free. At best. | One free hand. At best. | in:baby",
      "How do you pack for someone this small? | So small, so much stuff | in:baby",
      "Finally asleep. On you, of course. | Asleep. On you. | things:crib,baby_carrier,stroller,baby_monitor",
    ],
    problems: [
      "The bag is packed, you're at the door, and it starts all over again. | At the door. Again. | in:baby",
      "Your arm's asleep, the baby isn't. | Your arm's asleep | things:crib,baby_carrier,stroller",
      "Everyone has advice. Nobody has a free hand. | Advice, no free hand",
    ],
    stories: [
      "Three in the afternoon. The dishes can wait, the phone can wait, and you walk up and down. | Up and down, up and down",
      "First outing, all three of you. You've packed for a week. | Packed for a week | things:stroller,baby_carrier,car_seat",
    ],
  },
  office: {
    hooks: [
      "Look at your desk. Where's the pen? | Where's the pen? | things:pen,pencil,notebook",
      "Eight hours a day at that desk. | Eight hours a day",
      "A blank page and one good idea. | One blank page | things:pen,pencil,notebook",
    ],
    problems: [
      "You have a drawer full of pens, and none of them writes. | None of them writes | things:pen,pencil",
      "The meeting starts, and you're still looking for something to write on. | Still looking | things:pen,pencil,notebook",
      "By Wednesday your desk looks like Friday. | Wednesday feels like Friday",
    ],
    stories: [
      "Monday, nine o'clock. Clean desk, full cup, a list with one line on it. | Monday, nine o'clock | not:felt-tip_pens",
      "They're drawing at the kitchen table, tongue between their teeth, not a word for an hour. | Not a word for an hour | things:pencil,pen,felt-tip_pens",
    ],
  },
  auto: {
    hooks: [
      "When did you last look forward to driving? | Looking forward to driving? | things:car,motorcycle",
      "You hear that noise too, don't you? | That noise again | in:auto",
      "Rain, dark, motorway. Ready? | Rain, dark, motorway | things:car,tyres,dash_cam",
    ],
    problems: [
      "The old one makes it up the hill. If you ask nicely. | If you ask nicely | things:car,motorcycle",
      "Coffee in the cup holder, crumbs on the seat, sand from last summer. | Sand from last summer | things:vacuum_cleaner,car_seat_cover,floor_mats",
      "You read fifty ads, and every one of them says good condition. | Good condition, they say | things:car,motorcycle",
    ],
    stories: [
      "Sunday, empty road, full tank. You don't need to be anywhere. | Empty road, full tank | things:car,motorcycle",
      "Seven in the morning. Ice on the windscreen, and you turn the key. | You turn the key | things:car",
    ],
  },
  business: {
    hooks: [
      "What did downtime cost you last month? | What did it cost you? | not:packaging,software",
      "Your team does this by hand? Still? | Still by hand? | things:label_printer,barcode_scanner,software",
      "One order an hour, or sixty? | One, or sixty? | things:label_printer,barcode_scanner,software",
    ],
    problems: [
      "The order's ready, the truck's waiting, and the label won't print. | The truck's waiting | things:label_printer,barcode_scanner",
      "Five people, three spreadsheets, one question nobody can answer. | Three spreadsheets | things:software",
      "You replaced it last year, and you're on the phone about it again. | On the phone again | not:software,packaging",
    ],
    stories: [
      "Thursday, half past four. The biggest order of the month is on the dock. | Thursday, half past four | things:label_printer,barcode_scanner,pallet,forklift,packaging",
      "Month end. The office is dark, and one screen is still on. Yours. | One screen still on",
    ],
  },
  general: {
    hooks: [],
    problems: [
      "You make do with the old one, and every day it annoys you a little. | Annoying, a little, daily | weighed",
      "You tell yourself it's fine. It's been fine for years. | It's fine. For years. | weighed",
    ],
    stories: [
      "It's an ordinary Tuesday. And there's that one small thing, again. | That one small thing",
      "You're at a friend's place, and you see it on the table. Where did you get that? | Where did you get that? | pictures",
    ],
  },
} as const satisfies Record<string, Scenes>;
