export const words = {
  page: {
    title: "AI Avatars",
    description: "Illustrated presenters and your own talking photos: listen to their voices and let them speak your script.",
    keywords: "AI avatars, talking photo, presenter, avatar library",
  },
  title: "Avatars",
  lead: "People who can speak your script. The illustrated ones are drawn by the built-in engine; your own are made of a photo or a video.",
  filters: {
    source: "Source",
    type: "Kind",
    user_scope: "For whom",
    gender: "Gender",
    review_status: "Review",
    all: "All",
    show: "Show",
  },
  kinds: { "1": "Drawn", "2": "Filmed", "4": "Talking photo" },
  scopes: { "0": "Everyone", "1": "With a plan" },
  genders: { female: "Female", male: "Male" },
  sources: {
    "1": "Realistic",
    "2": "Illustrated",
    "3": "Your own",
    "4": "Community",
  },
  community: "Community",
  realistic: "Realistic, by HeyGen",
  realisticNeeds: "Realistic avatars by HeyGen appear here once this server's operator sets {{keys}}.",
  premium: { plan: "Premium: needs a plan", account: "Premium: needs an account" },
  pages: "Pages of avatars",
  pageOf: "Page {{page}} of {{pages}}",
  previous: "Previous",
  next: "Next",
  moving: "How {{name}} moves",
  offer: {
    title: "Offer to everyone",
    hint:
      "Everybody on this server could then let this avatar speak. A person looks at it first, which takes " +
      "about 5 working days. You can take it back at any time; videos that others have made by then stay theirs.",
    agreed:
      "The person who is seen has agreed that everybody on this server may let this avatar speak, for any script that the rules allow.",
    go: "Offer to everyone",
    sent: "Offered. It is shown to others once it was approved.",
    withdraw: "Take it back",
    withdrawn: "Taken back: nobody else can use it now.",
    states: { "0": "Offered to everyone: in review", "1": "Offered to everyone", "-1": "Not approved for everyone" },
  },
  types: {
    "1": "Illustrated, built-in engine",
    "2": "Video avatar, built-in engine",
    "4": "Talking photo, built-in engine",
  },
  reviews: {
    "0": "In review",
    "1": "Approved",
    "-1": "Not approved",
  },
  note: "Reviewer's note: {{note}}",
  reviewHint: "A person looks at new avatars on this server. It takes about 5 working days.",
  hear: "Play the voice of {{name}}",
  use: "Make a video",
  create: "Create a talking photo",
  createVideo: "Create a video avatar",
  lacks: { plan: "Avatars of your own come with a plan.", account: "Avatars of your own need an account." },
  full: "You have as many avatars of your own as you may have. Delete one to make another.",
  none: "No avatar matches these filters.",
  manage: "Rename, share or delete",
  name: "Name",
  rename: "Save name",
  renamed: "The name is saved.",
  videos: "Also delete the finished videos made with it",
  delete: "Delete avatar",
  deleteHint: "Deletes what was made of the photo or video and the record of consent, too. This can't be undone.",
  deleted: "The avatar is deleted.",
  created: "{{name}} is ready to speak.",
  sentToReview: "{{name}} is made, and waits for review. It can speak once it is approved.",
};

declare module "../../app-words.ts" {
  interface AppWords {
    "en/tools/ai-avatar-v2": typeof words;
  }
}
