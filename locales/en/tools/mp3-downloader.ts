export const words = {
  page: {
    title: "MP3 Downloader",
    description: "Save the sound of a public video as an MP3: from direct files, HLS and DASH streams, and pages that link to their video.",
    keywords: "MP3 downloader, extract audio, video to MP3",
  },
  makes: "The sound of a video, as an MP3.",
  takes: "A public link, up to {{minutes}} minutes long.",
  phases: { fetching: "Fetching", converting: "Converting" },
  title: "Download the audio of a video",
  lead: "Paste a link to a video or audio file, an HLS or DASH stream (.m3u8, .mpd), or a page that links to one. You get the sound as an MP3.",
  fields: {
    address: {
      label: "Link",
      hint: "Sites that hide their files, such as YouTube or TikTok, need a cobalt server, which your administrator can set up.",
      placeholder: "https://example.com/video.mp4",
    },
    rights: { label: "I have the right to download this content." },
  },
  go: "Download MP3",
  going: "Starting…",
  sample: "Try a sample",
};

declare module "../../app-words.ts" {
  interface AppWords {
    "en/tools/mp3-downloader": typeof words;
  }
}
