import { avatarFields } from "../avatar-fields.ts";
export const words = {
  page: {
    title: "Create Video Avatar",
    description: "Turn a short video of yourself into an avatar that speaks your scripts with lip sync.",
    keywords: "video avatar, AI avatar, lip sync, digital twin",
  },
  title: "Make an avatar of a video",
  lead: "30 seconds to 5 minutes of one person. We look for the calmest part, and tell you what to change if it won't work.",
  fields: {
    film: {
      label: "Video",
      hint: "One person who faces a camera that stands still, in even light. Leave a few calm seconds with the mouth closed, and speak a little: the avatar shows those teeth.",
    },
    ...avatarFields,
    agreed: {
      label:
        "The person in this video is an adult and has agreed that I make videos in which they appear to speak, and I am allowed to use the video.",
    },
  },
  consentTitle: "Consent",
  consentHint: "Nothing is made without it. We keep what you confirm and when, until you delete the avatar.",
  go: "Check and create",
  going: "Looking at the video. This can take two minutes…",
  again: "This page asks again by itself in a few seconds: leave it open.",
  limits:
    "The built-in engine plays a calm part of the video over and over and moves the mouth. Nothing else of the video is kept for the avatar.",
};

declare module "../../app-words.ts" {
  interface AppWords {
    "en/tools/create-video-avatar": typeof words;
  }
}
