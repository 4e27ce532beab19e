/** Titles and descriptions for browsers and search engines (spec §2 tdk). */
export const pages = {
  default: {
    title: "Video ads from a product link",
    description: "Reelwright turns a product link or a description into a finished video ad: script, voice, music, captions.",
    keywords: "AI video ads, product video maker, video ad studio",
  },
  home: {
    title: "Home",
    description: "Start an ad from a product link or a description, and see how your recent ads came out.",
    keywords: "AI video ads, product video maker, link to video, self-hosted video studio",
  },
  projects: {
    title: "Projects",
    description: "Your ads: drafts, work under way, and finished videos to download.",
    keywords: "video projects, drafts, finished ads, video download",
  },
  linkToVideo: {
    title: "Link to Video",
    description: "Paste a product link. Reelwright reads the page, writes the script, speaks it and cuts the ad.",
    keywords: "product link to video, URL to video ad, product page video, ad generator",
  },
  tools: {
    title: "AI Tools",
    description: "Every tool of the studio that works: what it makes, what it takes, what it costs.",
    keywords: "AI video tools, product video tools, ad maker",
  },
  productDetails: {
    title: "Manage Detail",
    description: "Check what was read from the product page before it goes into the ad.",
    keywords: "product details, selling points, product pictures",
  },
  videoSettings: {
    title: "Video settings",
    description: "Shape, length, goal, voice, template and music of the ad.",
    keywords: "video settings, ad template, voice, presenter, aspect ratio",
  },
  scriptSettings: {
    title: "Script",
    description: "Choose a script and edit it clip by clip, with the source of every claim beside it.",
    keywords: "ad script, hook, call to action, claims with sources",
  },
  editor: {
    title: "Get Your Video",
    description: "Watch a free preview, then render the ad and download it.",
    keywords: "ad preview, render, download MP4",
  },
  descriptionToVideo: {
    title: "Description to Video",
    description: "Describe a product in your own words, add a picture, and get an ad.",
    keywords: "description to video, text to video ad, product ad without a page",
  },
  vipPrice: {
    title: "Prices",
    description: "Plans, credits and what they buy: what an ad costs, by the month, by the year and by the seat.",
    keywords: "prices, plans, credits, seats",
  },
  privacy: {
    title: "Privacy",
    description: "What this site keeps in your browser, what it counts, and how you change that.",
    keywords: "privacy, cookies, consent",
  },
  login: {
    title: "Log in",
    description: "Log in to Reelwright to find your ads, videos and credits on any device.",
    keywords: "log in, account",
  },
  register: {
    title: "Create an account",
    description: "Create a free account. What you made as a guest stays yours.",
    keywords: "free account, sign up",
  },
  welcome: {
    title: "Welcome",
    description: "Your account is ready. Make the first ad from a product link.",
    keywords: "first ad, new account",
  },
  profile: {
    title: "Personal center",
    description: "Who you are, your plan, your credits and where they went, and your invitations.",
    keywords: "account, credits, invitations",
  },
};
