export const words = {
  page: {
    title: "Text to Speech",
    description: "Turn text into natural speech in English and Chinese. Download WAV, MP3 and timed captions.",
    keywords: "text to speech, AI voice, voiceover, MP3, SRT captions",
  },
  makes: "A voiceover in English or Chinese, with one or several speakers. Download as MP3, WAV and SRT captions.",
  takes: "Up to {{max}} characters of text. {{files}}",
  phases: { speaking: "Recording the voice", joining: "Joining the recording", signing: "Writing how it was made" },
  title: "Turn text into speech",
  lead: "Paste your text, choose a voice, and get a recording with captions that are timed to the word.",
  fields: {
    text: {
      label: "Text",
      hint: "Start a line with a voice's name in brackets to change the speaker: [Bella]: Hello! Use [pause 1.5s] for silence.",
      placeholder: "Your morning coffee, still hot at four. That's the Nordhavn bottle.",
    },
    voice: {
      label: "Voice",
      hint: "The voices with a sample are the built-in engine's. Those of ElevenLabs and OpenAI appear when their key is set; word times of OpenAI are estimates, and ElevenLabs speaks at 0.7 to 1.2 of its speed.",
    },
    speed: { label: "Speed", hint: "1 is natural. From 0.5 (slow) to 2 (fast)." },
    speakers: {
      label: "Speakers",
      hint: "One per line, if your text has its own names: Anna = Bella. Then start a line with [Anna]:",
      placeholder: "Anna = Bella",
    },
    notes: {
      label: "Pronunciation",
      hint: "One word per line, and how to say it. Captions keep your spelling.",
      placeholder: "Nginx = engine x",
    },
  },
  go: "Generate speech",
  going: "Starting…",
  sample: "Try a sample",
  sampleText:
    "[Heart]: Still reheating your coffee? [pause 400ms] Keep it hot for twenty-four hours instead.\n[Michael]: The Nordhavn bottle. Under thirty euros.",
  soFar: "Listen while the rest is recorded",
  part: "Part {{number}}",
  filters: {
    all: "All",
    none: "no voice fits these filters",
    gender: { label: "Gender", female: "Female", male: "Male" },
    style: { label: "Style", warm: "Warm", bright: "Bright", calm: "Calm", strong: "Strong" },
  },
  anyLanguage: "Any language",
  ownVoice: "your cloned voice",
  clone: "Clone a voice",
  withKey: "Voices that need a key",
  has: { elevenlabs: "its library's voices, and those cloned there", openai: "voices that can be told an emotion" },
  unavailable: "{{provider}} didn't answer. Its voices are missing from this list.",
  hear: "Play the sample of {{name}}",
};

declare module "../../app-words.ts" {
  interface AppWords {
    "en/tools/text-to-speech": typeof words;
  }
}
