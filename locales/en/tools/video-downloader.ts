export const words = {
  page: {
    title: "Video Downloader",
    description:
      "Save a public video as an MP4 that plays everywhere: direct files, HLS and DASH streams, and pages that link to their video.",
    keywords: "video downloader, save video, MP4, HLS, DASH, m3u8, mpd",
  },
  makes: "The video as an MP4 that plays everywhere, up to 1080 pixels tall for streams.",
  takes: "A public link, up to {{minutes}} minutes long.",
  phases: { fetching: "Fetching", converting: "Converting" },
  title: "Download a video",
  lead: "Paste a link to a video file, an HLS or DASH stream (.m3u8, .mpd), or a page that links to its video. The result lands in your history, ready for any other tool.",
  fields: {
    address: {
      label: "Link",
      hint: "Sites that hide their files, such as YouTube or TikTok, need a cobalt server, which your administrator can set up.",
      placeholder: "https://example.com/video.mp4",
    },
    rights: { label: "I have the right to download this content." },
  },
  go: "Download video",
  going: "Starting…",
  sample: "Try a sample",
};

declare module "../../app-words.ts" {
  interface AppWords {
    "en/tools/video-downloader": typeof words;
  }
}
