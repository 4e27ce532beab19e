/** What is said of a preview that shows the opening of a longer ad. */
export const opening = {
  before: "This ad will be about {{whole}} seconds long. The preview shows the first {{shown}}; the final video shows all of it.",
  after: "This preview shows the first {{shown}} of {{whole}} seconds. The final video will be complete.",
};
