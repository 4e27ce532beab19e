import { SPOKEN } from "../spoken.ts";
import { avatarFields } from "../avatar-fields.ts";
export const words = {
  page: {
    title: "Clone a Voice",
    description: "Clone a voice from one to three recordings, with consent, and use it for speech and avatars.",
    keywords: "voice cloning, custom voice, text to speech",
  },
  title: "Clone a voice",
  lead: "One to three recordings of one person become a voice that reads your texts and speaks for your avatars.",
  limits: "ElevenLabs makes the voice: the recordings and the consent are sent there. The built-in engine can't clone voices.",
  needsKey: "Cloning isn't set up on this server. It runs once its operator sets {{key}}.",
  lacks: { plan: "Cloned voices come with a plan.", account: "Cloned voices need an account." },
  full: "You have as many cloned voices as one account may have. Delete one to clone another.",
  fields: {
    samples: {
      label: "Recordings",
      hint: "10 seconds to 3 minutes each, only this person, no music, no echo. One to two minutes in all work best.",
    },
    name: { ...avatarFields.name, hint: "As you will find it among the voices." },
    gender: avatarFields.gender,
    language: {
      label: "Language of the recordings",
      hint: "The voice can speak other languages, too, with the accent of this one.",
      options: {
        ...SPOKEN,
        id: "Indonesian",
        vi: "Vietnamese",
        hi: "Hindi",
        any: "Another one",
      },
    },
    whose: { label: "Whose voice is it?", options: avatarFields.whose.options },
    person: { ...avatarFields.person, hint: "Only if it isn't your own voice. It is kept with the record of consent." },
    agreed: {
      label:
        "The person in these recordings is an adult and has agreed that their voice is copied by ElevenLabs and says what I write, and I am allowed to use the recordings.",
    },
  },
  consentTitle: "Consent",
  consentHint: "Nothing is sent without it. We keep what you confirm and when, until you delete the voice.",
  go: "Clone the voice",
  going: "Cloning the voice. This can take a minute…",
  made: "{{name}} is ready to speak.",
  mine: "Your cloned voices",
  none: "None yet.",
  waits: "ElevenLabs wants the person to verify this voice before it speaks. Open it at ElevenLabs.",
  agreedAt: "Consent recorded on {{date}}",
  speech: "Make speech",
  avatar: "Let an avatar say it",
  delete: "Delete",
  deleteTitle: "Delete {{name}}",
  deleteHint:
    "Deletes the voice here and at ElevenLabs with the record of consent. Avatars that had it get a built-in voice. This can't be undone.",
  works: "Also delete the finished recordings and videos in which it speaks",
  deleted: "The voice is deleted here and at ElevenLabs.",
};

declare module "../../app-words.ts" {
  interface AppWords {
    "en/tools/clone-voice": typeof words;
  }
}
