/** An ad that takes over the structure of a video. */
export const like = {
  title: "An ad built like “{{name}}”",
  shape: "{{ratio}}, {{length}} s.",
  opening: "Opening: {{angle}}.",
  clips: "A clip about every {{seconds}} s.",
  action: "The video asks viewers to act at {{seconds}} s.",
  goal: "Goal: {{goal}}.",
  note: "Add your own product: words and pictures come from it alone. You can change all of this later.",
  written: "Written to the structure of “{{name}}” ({{seconds}} s).",
};
