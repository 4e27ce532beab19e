/** A command, a promise to the viewer, or a clause that leads on: it says nothing of the product by itself. */
const SLOGAN =
  /^(?:introducing|presenting|meet|welcome|say hello|characteri[sz]ed by|get|add|kick|command|step|make|trek|improve|slip|enjoy|discover|embark|experience|feel|go|let|give|bring|treat|join|start|stay|look|whatever|one less|thankfully|every|you(?! (?:sit|sleep|lie|stand|walk)\b)|your|you'll|which|not (?:in|on|only|just)|ultra|for the|it(?!s\b)(?= (?:will|can|is) )|it$|with (?!an? |\d))\b/i;

/** Whether what is shown begins as a command or a promise. */
export const opensAsSlogan = (text: string): boolean => !/\d/.test(text) && SLOGAN.test(text);

/** What begins so is a part of a sentence, whatever it says: "In continuous bursts", "Because it combines", "Is iPhone 7". */
const PART =
  /^(?:such as|including|in|through|of|by|from|as|than|because|although|within|on|at|to|even|for (?:more|the|an?|your|this)|with(?! (?:an? )?[\p{L}\d]+-))\b(?!.*\d)|^(?:is|are|was|were)\b|^(?:the|an?) \S+$|\bis what \S+$/iu;

/** Whether what is shown of a statement is a part of a sentence that says nothing by itself. */
export const isPart = (text: string): boolean => PART.test(text);

/** Whether a statement, or what is shown of it, is praise or a command and no fact; one with a number is a fact. */
export const isSlogan = (text: string): boolean =>
  !/\d/.test(text) &&
  (SLOGAN.test(text) ||
    /can't be beat|\byou['’]ll (?:be in|feel|love|get all)\b|unlike anything|unprecedented|the ultimate|revolutionary|transformative/i.test(
      text,
    ));
