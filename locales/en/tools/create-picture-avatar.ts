import { avatarFields } from "../avatar-fields.ts";
export const words = {
  page: {
    title: "Create Talking Photo",
    description: "Turn a portrait into an avatar that speaks your scripts with lip sync. Checked and ready in seconds.",
    keywords: "talking photo, photo avatar, lip sync, AI avatar",
  },
  title: "Make a photo speak",
  lead: "One portrait is enough. We check the photo right away and tell you what to change if it won't work.",
  fields: {
    picture: {
      label: "Photo",
      hint: "One person, head upright, looking into the camera, mouth closed or nearly closed. A closed mouth looks most natural when it speaks; a wide smile with teeth looks worse.",
    },
    ...avatarFields,
    as_it_is: { label: "Use the picture as it is" },
    agreed: {
      label:
        "The person in this photo is an adult and has agreed that I make videos in which they appear to speak, and I am allowed to use the photo.",
    },
  },
  consentTitle: "Consent",
  consentHint: "Nothing is made without it. We keep what you confirm and when, until you delete the avatar.",
  go: "Check and create",
  going: "Checking the photo…",
  limits: "The head stays still and only the mouth and eyes move: this is the built-in engine.",
};

declare module "../../app-words.ts" {
  interface AppWords {
    "en/tools/create-picture-avatar": typeof words;
  }
}
