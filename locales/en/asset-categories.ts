/** Names of the categories of a library (spec §3 Category). */
export const assetCategories = {
  all: "All",
  recent: "Recently uploaded",
  favorite: "Favorites",
  tag: "Tags",
  image: "Images",
  video: "Videos",
  audio: "Audio",
};
