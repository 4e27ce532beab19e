/** Why an address that asks for more than a page was refused. */
export const refusals = {
  partner: {
    title: "We did not send you to that site",
    body: "This link asks us to forward you to a site that isn't on this server's partner list. You were not sent there, and nothing was saved.",
  },
  shop: {
    title: "That shop can't sign in here",
    body: "The link doesn't include a shop address like name.myshopify.com. Open the app again from your Shopify admin.",
  },
};
