/** Pages that could not be had: what happened, and what to do (spec §8 in the voice of a whole page). */
export const failures = {
  s400: {
    title: "This request could not be read",
    body: "The form or the address arrived incomplete. Go back, load the page again and send it once more. What was saved before is safe.",
  },
  s403: {
    title: "This request was refused",
    body: "It came from another site, or belongs to another account. Open the page here and try again. Nothing was changed.",
  },
  s404: {
    title: "There is nothing at this address",
    body: "The page may have moved, or the ad was deleted. Your other ads are where you left them.",
  },
  s405: { title: "This page takes no forms", body: "Nothing was changed. Open the page by its link and use the form that is on it." },
  s413: {
    title: "That is too large",
    body: "A form may carry up to 100 MB. Send fewer files at once, or smaller ones. Nothing was saved.",
  },
  s414: {
    title: "This address is too long",
    body: "Addresses here have at most 8,000 characters. Use the link without what was added to its end.",
  },
  s429: {
    title: "Too many requests in a short time",
    body: "They came from your address, which you may share with a whole office. Nothing was charged. Wait a minute and load the page again; with an account you can log in now.",
  },
  s500: {
    title: "This page could not be made",
    body: "Something failed on our side. Nothing was charged, and what was saved is safe. Load the page again; if it fails again, wait a minute.",
  },
  s503: {
    title: "The studio does not answer",
    body: "Part of it is being started or cannot be reached. Your ads are safe, and work under way goes on. Try again in a minute.",
  },
  again: "Load again",
  toHome: "Go to Home",
  toProjects: "See my projects",
  toTools: "Look at all tools",
  toLogin: "Log in",
  code: "Status {{status}}",
};
