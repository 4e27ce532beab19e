/** The island that puts pictures and videos in order. */
export const mediaOrder = {
  empty: "No images or videos yet. The ad needs at least one.",
  picture: "Image {{number}}",
  film: "Video {{number}}, {{seconds}} seconds",
  filmEarlier: "Move video {{number}} earlier",
  filmLater: "Move video {{number}} later",
  filmRemove: "Remove video {{number}}",
  earlier: "Move image {{number}} earlier",
  later: "Move image {{number}} later",
  remove: "Remove image {{number}}",
  grip: "Drag image {{number}}, or press Space and use the arrow keys",
  instructions: "Press Space to pick up the image, the arrow keys to move it, Space again to drop it, and Escape to cancel.",
  lifted: "Image {{number}} picked up, in its original position.",
  moved: "Image {{number}} is over position {{to}}.",
  dropped: "Image {{number}} dropped at position {{to}}.",
  cancelled: "Image {{number}} stays where it was.",
};
