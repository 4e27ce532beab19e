/** What is said of a preview that shows the opening of a longer ad. */
export const opening = {
  before: "This ad will take about {{whole}} seconds. The preview shows its first {{shown}}; the render shows all of it.",
  after: "This preview shows the first {{shown}} of the ad's {{whole}} seconds. Nothing is missing from the render.",
};
