export const words = {
  page: {
    title: "Avatars to Video",
    description: "An illustrated presenter or your own talking photo speaks your script, with lip sync, captions and music.",
    keywords: "avatar video, talking photo, lip sync, presenter, spokesperson video",
  },
  makes: "A video of a presenter who speaks your script, with captions and music.",
  takes: "A script of {{min}} to {{max}} characters, or a recording. {{files}}",
  phases: {
    person: "Drawing the person",
    voice: "Recording the voice",
    lips: "Moving the lips",
    composing: "Composing the video",
    rendering: "Rendering",
    signing: "Writing how it was made",
  },
  title: "Let an avatar say it",
  lead: "Choose who speaks, write what they say, and watch the first {{seconds}} seconds free before you render.",
  fields: {
    avatar: {
      label: "Avatar",
      hint: "Illustrated presenters are drawn by the built-in engine. Your own talking photos come first.",
    },
    script: {
      label: "Script",
      hint: "20 to 600 characters. Use [pause 1s] for silence between two sentences.",
      placeholder: "Your coffee is cold by nine. It doesn't have to be.",
    },
    audio: {
      label: "Your own recording",
      hint: "Optional. It is spoken instead of the script; the mouth follows its sound. Captions are written down from it.",
    },
    voice: {
      label: "Voice",
      hint: "Choose a voice that speaks the language of your script. A recording keeps its own.",
    },
    emotion: {
      label: "Emotion",
      hint: "Only voices that can be told how to say something have this.",
      options: {
        neutral: "As it is",
        cheerful: "Cheerful",
        excited: "Excited",
        calm: "Calm",
        serious: "Serious",
        sympathetic: "Sympathetic",
      },
    },
    speed: {
      label: "Speed",
      hint: "1 is natural. From 0.5 (slow) to 2 (fast).",
    },
    ratio: {
      label: "Format",
      options: {
        "9:16": "Vertical",
        "16:9": "Landscape",
        "1:1": "Square",
      },
    },
    placement: {
      label: "Placement",
      hint: "Of no effect with the photo's or video's own background.",
      options: {
        full: "Large, in the middle",
        left: "On the left",
        right: "On the right",
        corner: "In a circle, bottom left",
      },
    },
    background: {
      label: "Background",
      hint:
        "Illustrated presenters have no background of their own: they stand on the color. The " +
        "background of your own video is taken away once for all its videos, which takes some minutes. " +
        "“Removed” makes a WebM with transparency, in all scenes; iPhones and Safari show it on black.",
      options: {
        own: "Its own (photo or video)",
        color: "A color",
        picture: "A picture or a video",
        removed: "Removed (transparent)",
      },
    },
    color: {
      label: "Color",
    },
    backdrop: {
      label: "Background picture or video",
      hint: "Used when the background is a picture or a video. A video plays without its sound, and begins anew where it ends.",
    },
    scenes: {
      label: "More scenes",
      hint: "Each has its own words, background and placement; avatar, voice and format are those of the whole video.",
    },
    captions: {
      label: "Show captions",
    },
    lips: {
      label: "Lip sync",
      hint: "Of photos and videos of your own. The free preview is always made by the built-in engine.",
    },
    music: {
      label: "Music",
      hint: "It steps back while the avatar speaks.",
      options: {
        none: "None",
        upbeat: "Upbeat",
        lofi: "Lo-fi",
        cinematic: "Cinematic",
        electronic: "Electronic",
        acoustic: "Acoustic",
      },
    },
    brand: {
      label: "Brand kit",
      hint:
        "Captions take its colors and the typeface of its template, its logo stands in an upper corner, " +
        "and scenes without a picture stand on its first color instead of the one above.",
    },
    mark: {
      label: "Show a “Made with AI” mark",
    },
  },
  brandTick: "Use my team's brand kit",
  brandEmpty: "Your team's brand kit has no colors, template or logo yet.",
  brandKit: "Open the brand kit",
  scene: "Scene {{number}}",
  addScene: "Add a scene",
  removeScene: "Remove scene {{number}}",
  transparent: "WebM with transparency: lay it over other videos. Safari does not show the transparency.",
  illustrated: "Illustrated, built-in engine",
  own: "Your talking photo",
  ownVideo: "Your video avatar",
  realistic: "Realistic, by HeyGen",
  realisticLacks: { plan: "Realistic avatars by HeyGen come with a plan.", account: "Realistic avatars by HeyGen need an account." },
  realisticHint:
    "HeyGen makes the videos of realistic avatars, {{price}} on top, whatever moves the mouth of " +
    "others. A preview shows their picture, still, and is free. More of them are in the library.",
  make: "Create a talking photo",
  makeVideo: "Create a video avatar",
  library: "All avatars",
  preview: "Preview free",
  render: "Render video",
  going: "Starting…",
  previewed: "The first seconds, at half size. Render to get the whole video.",
  edit: "Edit the timeline",
  editHint: "Opens the captions, the picture, the voice and the music on their tracks.",
  editPreviewHint: "Opens the first seconds with smaller pictures. Render first to edit the whole video.",
  sample: "Try a sample",
  sampleText: "Your coffee is cold by nine. It doesn't have to be. The Nordhavn bottle keeps it hot for twenty-four hours.",
};

declare module "../../app-words.ts" {
  interface AppWords {
    "en/tools/video-avatar": typeof words;
  }
}
