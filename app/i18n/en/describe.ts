export const describe = {
  title: "Describe it. We make the ad.",
  lead: "Write what a good salesperson would say, add a picture, and choose how it looks on the next page.",
  namePlaceholder: "Nordhavn Vacuum Bottle 750 ml",
  introPlaceholder:
    "A double-walled steel bottle. It keeps coffee hot for 24 hours. The lid locks with one turn, so nothing leaks in your bag.",
  introHint: "Short sentences work best: each can become a line of the ad, and each claim cites yours.",
  needIntro: "Write at least one sentence about the product. The script is made from it.",
};
