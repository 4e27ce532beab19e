/** Names of the template tags. */
export const templateTags = {
  bold: "Bold",
  calm: "Calm",
  editorial: "Editorial",
  product: "Product focus",
  "how-to": "How it works",
  problem: "Problem and solution",
};
