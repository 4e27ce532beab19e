/** Titles and descriptions for browsers and search engines (spec §2 tdk). */
export const pages = {
  home: { title: "Home", description: "Start an ad from a product link or a description, and see how your recent ads came out." },
  projects: { title: "Projects", description: "Your ads: drafts, work under way, and finished videos to download." },
  linkToVideo: { title: "Link to Video", description: "Paste a product link. Reelwright reads the page, writes the script, speaks it and cuts the ad." },
  productDetails: { title: "Manage Detail", description: "Check what was read from the product page before it goes into the ad." },
  videoSettings: { title: "Video settings", description: "Shape, length, goal, voice, template and music of the ad." },
  scriptSettings: { title: "Script", description: "Choose a script and edit it clip by clip, with the source of every claim beside it." },
  editor: { title: "Get Your Video", description: "Watch a free preview, then render the ad and download it." },
  descriptionToVideo: { title: "Description to Video", description: "Describe a product in your own words, add a picture, and get an ad." },
  login: { title: "Log in", description: "Log in to Reelwright to find your ads, videos and credits on any device." },
  register: { title: "Create an account", description: "Create a free account. What you made as a guest stays yours." },
  welcome: { title: "Welcome", description: "Your account is ready. Make the first ad from a product link." },
  profile: { title: "Personal center", description: "Who you are, your plan, your credits and where they went, and your invitations." },
};
