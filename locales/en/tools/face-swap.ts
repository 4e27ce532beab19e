import { avatarFields } from "../avatar-fields.ts";

export const words = {
  page: {
    title: "Face Swap",
    description: "Put another face into a video, once both people have agreed. The result always says that it was made with AI.",
    keywords: "face swap, video face swap, AI face, consent",
  },
  makes: "The same video with another face, marked as made with AI.",
  takes: "A video of one person, up to {{seconds}} seconds, and a photo of the other face. {{files}}",
  phases: {
    looking: "Looking at both faces",
    swapping: "The provider swaps the face",
    fetching: "Fetching the video",
    signing: "Marking it as made with AI",
  },
  title: "Another face in a video",
  lead: "A video that shows one person, a photo of somebody else, and the consent of both.",
  limits:
    "Half Moon AI's model at fal swaps the face: the video and the photo are sent there. The built-in " +
    "engine can't do this. The result carries a visible mark, and has at most 25 frames per second.",
  needsKey:
    "Face swap isn't set up on this server. It runs once its operator sets {{key}}. FILES_ORIGIN has to be an address on the internet.",
  off: "Face swap is switched off on this server.",
  fields: {
    film: {
      label: "Video",
      hint:
        "1 to 60 seconds, MP4 or MOV, up to 200 MB. One person only, seen " +
        "for at least half of it: any other face would be swapped, too.",
    },
    face: {
      label: "Photo of the other face",
      hint: "JPG, PNG or WEBP, up to 10 MB, at least 300 × 300 pixels. One sharp face from the front.",
    },
    seen_whose: { label: "Who is seen in the video?", options: { self: "I am", other: "Someone else" } },
    seen_person: {
      ...avatarFields.person,
      label: "Name of the person in the video",
      hint: "Only if you aren't seen yourself. It is kept with the record of consent.",
    },
    seen_agreed: {
      label:
        "The person who is seen in this video is an adult and has agreed that " +
        "another face is put in the place of theirs, and I am allowed to use the video.",
    },
    face_whose: { label: "Whose face is in the photo?", options: avatarFields.whose.options },
    face_person: {
      ...avatarFields.person,
      label: "Name of the person in the photo",
      hint: "Only if it isn't your own face. It is kept with the record of consent.",
    },
    face_agreed: {
      label:
        "The person in this photo is an adult and has agreed that their face is seen in this video, and I am allowed to use the photo.",
    },
  },
  consentTitle: "Consent of both",
  consentHint: "Nothing is looked at, sent or made without both. What you confirm, and when, is kept with the result, and deleted with it.",
  price: "{{count}} credits for each started {{step}} seconds",
  seen: "Consent of the person in the video, recorded on {{date}}: {{statement}}",
  face: "Consent of the person in the photo, recorded on {{date}}: {{statement}}",
  named: "{{person}}. {{said}}",
  remove: "Delete this video and all that came of it",
  removeHint:
    "Deletes the video, both records of consent, and everything of yours that was made from it: work of other " +
    "tools, timelines and avatars. This can't be undone. Your uploads stay in Assets until you delete them there.",
  removed_one: "Deleted, with {{count}} thing that was made from it.",
  removed_other: "Deleted, with {{count}} things that were made from it.",
  go: "Swap the face",
  going: "Starting…",
};

declare module "../../app-words.ts" {
  interface AppWords {
    "en/tools/face-swap": typeof words;
  }
}
