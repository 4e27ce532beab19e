/** Pages that could not be had: what happened, and what to do (spec §8 in the voice of a whole page). */
export const failures = {
  s400: {
    title: "We could not read this request",
    body: "The form or the address arrived incomplete. Go back, reload the page and try again. Anything you saved before is safe.",
  },
  s403: {
    title: "This request was refused",
    body: "It came from another site or belongs to another account. Open the page here and try again. Nothing was changed.",
  },
  s404: { title: "Page not found", body: "The page may have moved, or the ad was deleted. Your other ads are safe." },
  s405: { title: "This page does not accept forms", body: "Nothing was changed. Open the page from its link and use the form there." },
  s413: { title: "Too much to send at once", body: "You can send up to 100 MB at a time. Send fewer or smaller files. Nothing was saved." },
  s414: {
    title: "This address is too long",
    body: "Addresses can have up to 8,000 characters. Remove the extra part at the end of the link and try again.",
  },
  s429: {
    title: "Too many requests",
    body: "They came from your network, which you may share with others. Nothing was charged. Wait a minute and reload the page. If you have an account, you can log in now.",
  },
  s500: {
    title: "This page could not be loaded",
    body: "Something went wrong on our end. Nothing was charged, and everything you saved is safe. Reload the page. If it fails again, wait a minute.",
  },
  s503: {
    title: "Reelwright is not responding",
    body: "Part of it is starting up or cannot be reached. Your ads are safe, and work in progress continues. Try again in a minute.",
  },
  again: "Reload",
  toHome: "Go to Home",
  toProjects: "See my projects",
  toTools: "See all tools",
  toLogin: "Log in",
  code: "Status {{status}}",
};
