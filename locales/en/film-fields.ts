/** The words of the fields that the three tools of films share. */
export const filmFields = {
  prompt: {
    label: "Prompt",
    hint: "The built-in engine shows your words, a sentence at a time. Models with a key film what you describe.",
    placeholder: "Your coffee is cold again.\nThis bottle keeps it hot for 24 hours.\nOrder yours today.",
    modes: {
      image: {
        hint: "Optional. The built-in engine reads camera words such as “zoom out” or “orbit”; it doesn't show your words. Models with a key film what you describe.",
        placeholder: "Slow orbit",
      },
      frames: {
        hint: "Optional, for models with a key: what happens between the two frames. The built-in engine doesn't need it.",
        placeholder: "The candle burns down slowly.",
      },
    },
  },
  pictures: { label: "Pictures" },
  first: { label: "First frame" },
  last: { label: "Last frame" },
  style: { label: "Style", hint: "For the built-in engine." },
  move: {
    label: "Camera",
    hint: "For the built-in engine: it lifts the subject off its background and moves between the two.",
    options: {
      auto: "From the prompt",
      push: "Push in",
      pull: "Pull back",
      left: "Move left",
      right: "Move right",
      rise: "Rise",
      orbit: "Orbit",
      vertigo: "Dolly zoom",
      focus: "Shift focus",
    },
  },
  model: { label: "Model" },
  ratio: {
    label: "Shape",
    modes: { text: { options: { auto: "Automatic (vertical)" } } },
    options: {
      auto: "As the picture",
      "1:1": "Square 1:1",
      "4:5": "Portrait 4:5",
      "9:16": "Vertical 9:16",
      "16:9": "Landscape 16:9",
    },
  },
  seconds: { label: "Length", options: { "4": "4 s", "5": "5 s", "6": "6 s", "8": "8 s", "10": "10 s", "12": "12 s" } },
  count: { label: "How many" },
  seed: { label: "Seed", hint: "The same seed with the same form makes the same video." },
  speak: { label: "Speak the words (built-in voice)" },
  music: {
    label: "Music",
    options: {
      none: "None",
      upbeat: "Upbeat",
      lofi: "Lo-fi",
      cinematic: "Cinematic",
      electronic: "Electronic",
      acoustic: "Acoustic",
    },
  },
  mark: { label: "Show a “Made with AI” mark" },
};
