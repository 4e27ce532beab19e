export const en = {
  app: { name: "Reelwright", tagline: "Paste a product link. Get an ad that is ready to post." },
  notFound: { title: "There is nothing at this address", home: "Go to the start" },
};
export type Messages = typeof en;
