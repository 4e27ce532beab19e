import type { Scenes } from "./scenes.ts";

/** Openings from the viewer's life: no word about the product, so nothing to prove. */
export const SCENES_EN_A = {
  fashion: {
    hooks: [
      "A full wardrobe and nothing to wear. Again. | Nothing to wear? Again? | dressing",
      "You have ten minutes to get dressed. Go. | Ten minutes to dress | dressing",
      "No time to think. What do you grab first? | No time to think | dressing",
      "Five minutes until you leave. What are you wearing? | Five minutes to go | dressing",
      "Bag packed, alarm set. What are you training in? | What are you training in? | active",
      "Halfway through a set, do you still think of your clothes? | Halfway through a set | active",
      "First the warm-up, then the sweat. What do you wear? | First the warm-up | active",
    ],
    problems: [
      "You try on five things, throw them on the bed, and leave in the first one. | Five tries, same outfit | dressing",
      "It looked good on the hanger. Then you sat down in it. | Good on the hanger only | dressing",
      "Half of your closet is waiting for an occasion that never comes. | Waiting for an occasion | dressing",
    ],
    stories: [
      "Monday, ten to eight. The shirt from yesterday is in the wash, and the taxi is downstairs. | Monday, ten to eight | things:shirt,T-shirt,blouse",
      "Friday night. A message: dinner, in half an hour. You look at your closet. | Dinner in half an hour | dressing",
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
      "You change shoes at the office, in the car, on the stairs. | Changing shoes again? | not:sandals",
    ],
    stories: [
      "Saturday. You said one quick errand, and now it's four hours later. | One quick errand, they said",
      "You're running for the bus, and you can hear every step. | Running for the bus | not:sandals",
    ],
  },
  travel: {
    hooks: [
      "Sitting on your suitcase to close it? | Sitting on your suitcase? | things:suitcase,duffle_bag",
      "The trip starts before the airport. | Before the airport",
      "Who packs the night before? Everybody. | Packing the night before? | things:suitcase,duffle_bag,backpack",
    ],
    problems: [
      "The gear goes in, then it comes out, then you start all over again. | Pack. Unpack. Repeat. | things:suitcase,duffle_bag,backpack",
      "One bag for clothes, one for shoes, one for the rest, and only two hands. | Three bags, two hands | things:suitcase,duffle_bag,backpack",
      "The strap cuts into your shoulder, and the platform is at the other end. | Wrong end of the platform | things:suitcase,duffle_bag,backpack",
    ],
    stories: [
      "Five in the morning. The taxi is waiting, and your things are still on the bed. | Five in the morning | things:suitcase,duffle_bag,backpack",
      "Gate changed. It's at the other end of the terminal, and you start to run. | Gate changed | things:suitcase,duffle_bag,backpack",
    ],
  },
  kitchen: {
    hooks: [
      "What's for dinner, and who's washing up? | Who's washing up? | things:frying_pan,pot,wok,pots_and_pans_set,pressure_cooker,oven,air_fryer,rice_cooker,microwave,knife,cutting_board,dishwasher",
      "Open your kitchen drawer. Be honest. | Open that drawer | things:knife,cutlery_set,cutting_board,frying_pan",
      "Half past six and everyone's hungry. | Half past six, all hungry | things:frying_pan,pot,wok,pots_and_pans_set,pressure_cooker,oven,air_fryer,rice_cooker,microwave,knife,cutting_board,dishwasher",
      "The kitchen is where the evening starts. | Where the evening starts",
    ],
    problems: [
      "You cook for half an hour and then stand at the sink for another. | Cook half, scrub half | things:frying_pan,pot,wok,pots_and_pans_set,dishwasher",
      "The drawer is full, and the one thing you need is at the bottom. | Always at the bottom | things:knife,cutlery_set,cutting_board",
      "Six people at the table, and nothing on it matches. | Nothing matches | things:plates,glasses,cutlery_set,mug,bowl",
    ],
    stories: [
      "Sunday morning. Someone's asking for pancakes, and you've got one clean pan. | Sunday, one clean pan | things:frying_pan,pots_and_pans_set",
      "Your friends are on the stairs. The table isn't set, and the sauce is boiling over. | They're on the stairs | things:pot,pots_and_pans_set,wok,plates,glasses,cutlery_set",
    ],
  },
  electronics: {
    hooks: [
      "How many chargers do you own? Exactly. | How many chargers? | things:charger,power_bank,cable",
      "When did you last upgrade this? | When did you last upgrade? | things:phone,tablet,laptop,computer,camera,smartwatch,headphones,earbuds,speaker,mouse,keyboard,monitor,TV,game_console,controller,drone",
      "You bought it to save time. Does it? | Does it save time? | things:printer,vacuum_cleaner,router",
      "Three remotes, four cables, one socket. Familiar? | Three remotes, one socket | things:TV,remote_control,projector,soundbar,game_console",
    ],
    problems: [
      "The manual has ninety pages, and the answer isn't in any of them. | Ninety pages, no answer | things:camera,TV,printer,router,projector,computer,laptop",
      "The old one still works. Slowly, loudly, and only if you hold it right. | It still works. Sort of. | things:phone,tablet,laptop,computer,TV,game_console,smartwatch,router,speaker,camera,printer",
      "You compare spec sheets until midnight and you're no wiser. | Spec sheets at midnight | things:phone,tablet,laptop,computer,camera,smartwatch,headphones,earbuds,speaker,mouse,keyboard,monitor,TV,game_console,controller,drone",
    ],
    stories: [
      "It's Tuesday night, you finally sit down, and the old one needs an update. | Tuesday night. Update. | things:phone,tablet,laptop,computer,TV,game_console,smartwatch,router,speaker,camera,printer",
      "Your parents call. Something's blinking again, and it's your problem now. | Something's blinking again | things:phone,tablet,laptop,computer,TV,game_console,smartwatch,router,speaker,camera,printer",
    ],
  },
  beauty: {
    hooks: [
      "Six bottles on the shelf. Which one do you use? | Six bottles. You use one? | things:moisturiser,sunscreen,serum,cleanser,toner,eye_cream,body_lotion,shampoo,conditioner",
      "Your bathroom shelf has an opinion of you. | Look at your shelf | not:perfume,razor,rotary_shaver,electric_shaver,hair_dryer,reading_lenses",
      "Seven in the morning, mirror, two minutes. | Two minutes, one mirror",
    ],
    problems: [
      "You bought the whole routine. By Wednesday you're back to soap and water. | Routine over by Wednesday | things:moisturiser,sunscreen,serum,cleanser,toner,eye_cream,face_mask",
      "One for the day, one for the night, one you've forgotten what it's for. | One for what, again? | things:moisturiser,serum,cleanser,toner,eye_cream",
      "You want to go to bed, and there are still four steps left. | Four steps to bed | things:moisturiser,serum,cleanser,toner,eye_cream",
    ],
    stories: [
      "You're late, the light in the bathroom is terrible, and the video call starts in five. | Call starts in five | things:lipstick,mascara,foundation,eyeshadow,make-up_kit",
      "Sunday evening, phone in the other room, door closed. Ten minutes for yourself. | Ten minutes, door closed | not:razor,toothbrush,hair_dryer,reading_lenses,straightener",
    ],
  },
  food: {
    hooks: [
      "You said just one. We both know how that goes. | Just one? Sure. | things:chips,cookies,chocolate,nuts,candy,snack,jerky,meat_floss",
      "It's four o'clock. What's in your drawer? | Four o'clock hunger | things:chips,cookies,chocolate,nuts,candy,snack,jerky,meat_floss",
      "Film's on. What's in the bowl? | What's in the bowl? | things:chips,cookies,chocolate,nuts,candy,snack,jerky,meat_floss",
    ],
    problems: [
      "You open the cupboard three times, and it still has the same crackers. | Same old crackers | things:chips,cookies,chocolate,nuts,candy,snack,jerky,meat_floss",
      "Guests in an hour, and all you have is half a jar of olives. | Half a jar of olives | things:chips,cookies,chocolate,nuts,candy,snack,jerky,meat_floss,wine,beer,olive_oil",
      "You want something now, not something you have to explain to yourself. | Something. Now. | things:chips,cookies,chocolate,nuts,candy,snack,jerky,meat_floss",
    ],
    stories: [
      "Road trip, hour three. The back seat goes quiet, and then: I'm hungry. | Hour three: I'm hungry | things:chips,cookies,chocolate,nuts,candy,snack,jerky,meat_floss",
      "The match is in extra time, and the bowl has been empty for ten minutes. | Extra time, empty bowl | things:chips,cookies,chocolate,nuts,candy,snack,jerky,meat_floss",
    ],
  },
  toys: {
    hooks: [
      "It's raining, and they're bored. Now what? | Rainy, bored. Now what? | not:skateboard,scooter",
      "A birthday on Saturday, and no present yet? | No present yet?",
      "When did they last forget about the tablet? | Forget the tablet | not:teddy_bear",
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
      "That one corner at home. What belongs there? | That one corner | furnishes",
      "You walk past it every day. What's missing? | What's missing here? | furnishes",
      "The room is nearly right. Nearly. | Nearly right | furnishes",
      "Imagine coming home tonight. What do you see? | Coming home tonight | furnishes",
    ],
    problems: [
      "You moved the furniture twice, and the room still isn't right. | Moved it twice already | furnishes not:lamp,light,candle,candle_holder",
      "It was meant to stay for one winter. That was four years ago. | For one winter only | furnishes",
      "You keep meaning to do something about that corner. | That corner again | furnishes",
    ],
    stories: [
      "The guests have gone, the lights are low, and you look around your own living room. | The guests have gone | furnishes",
      "Sunday afternoon, rain at the window, nowhere to be. You want the room to feel like it. | Sunday, rain, nowhere to be | furnishes",
    ],
  },
} as const satisfies Record<string, Scenes>;
