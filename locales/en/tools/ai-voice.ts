import { avatarFields } from "../avatar-fields.ts";

export const words = {
  page: {
    title: "AI Voice",
    description: "Change the voice in a recording or a video: the same words, timing and feeling in another voice.",
    keywords: "voice changer, speech to speech, AI voice, change voice in video",
  },
  makes: "The same words in another voice, as MP3 and WAV; of a video also the video, with the new voice under the same picture.",
  takes: "A recording or a video, up to {{minutes}} minutes. {{files}}",
  phases: {
    listening: "Listening to the recording",
    speaking: "Saying it in the new voice",
    joining: "Putting the sound together",
    signing: "Writing how it was made",
  },
  title: "Say it in another voice",
  lead: "Upload a recording or a video. The words, the timing and the feeling stay; the voice becomes another one.",
  limits:
    "ElevenLabs makes the new voice: the sound is sent there. The built-in engine can't do this. Lips keep moving as they were filmed.",
  needsKey: "Changing voices isn't set up on this server. It runs once its operator sets {{key}}.",
  off: "Changing voices is switched off on this server.",
  noVoices: "ElevenLabs shows no voices for this server's key right now. Try again later.",
  fields: {
    source: {
      label: "Recording or video",
      hint: "1 second to 5 minutes: MP3, M4A, WAV, MP4 or MOV, up to 200 MB. One person who speaks clearly works best.",
    },
    voice: { label: "New voice", hint: "The voices of this server's ElevenLabs account, and those that you have cloned." },
    delivery: {
      label: "Delivery",
      hint: "How closely the new voice follows the ups and downs of the recording.",
      options: { expressive: "Expressive", balanced: "Balanced", steady: "Steady" },
    },
    clean: { label: "Take out noise and music before the voice is changed" },
    under: {
      label: "The video's own sound",
      hint: "Only of a video: what stays of it under the new voice. Music can only be kept where it was recorded in stereo.",
      options: { off: "Off", quiet: "Quiet", music: "Music only" },
    },
    whose: { label: "Whose voice is in the recording?", options: avatarFields.whose.options },
    person: { ...avatarFields.person, hint: "Only if it isn't your own voice. It is kept with the record of consent." },
    agreed: {
      label:
        "The person who speaks in this recording is an adult and has agreed that " +
        "their voice is replaced by another one, and I am allowed to use the recording.",
    },
  },
  consentTitle: "Consent",
  consentHint: "Nothing is sent without it. What you confirm, and when, is kept with the result, and deleted with it.",
  price: "{{count}} credits for each started {{step}} seconds",
  cloneFirst: "Clone a voice",
  recorded: "Consent recorded on {{date}}: {{statement}}",
  recordedOf: "Consent of {{person}} recorded on {{date}}: {{statement}}",
  go: "Change the voice",
  going: "Starting…",
};

declare module "../../app-words.ts" {
  interface AppWords {
    "en/tools/ai-voice": typeof words;
  }
}
