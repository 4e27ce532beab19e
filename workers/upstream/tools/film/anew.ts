import { LONGEST_PROMPT } from "../../../../trpc/contract/rules/models/model.ts";
import type { FilmAsked } from "../../../../trpc/contract/tools/film-input.ts";
import { CAMERA_MOVES, type CameraMove } from "../../../../timeline/shot/moves.ts";
import { POSTER_STYLES, type PosterStyleName } from "../../../../timeline/poster/style-names.ts";
import type { Extension, Variation } from "../tool.ts";

const isStyle = (how: string): how is PosterStyleName => POSTER_STYLES.some((one) => one === how);
const isMove = (how: string): how is CameraMove => CAMERA_MOVES.some((one) => one === how);

/** How the n-th film was made, where the order left it open. */
function asMade(asked: FilmAsked, { index, facts }: Pick<Variation, "index" | "facts">): Pick<FilmAsked, "style" | "move"> {
  const how = String(facts["how"] ?? "").split(",")[index] ?? "";
  return { style: isStyle(how) ? how : asked.style, move: isMove(how) ? how : asked.move };
}

/** One film like the n-th: of the same picture, in the same style and by the same move. */
export function varied(asked: FilmAsked, change: Variation): FilmAsked {
  const { pictures, mode } = asked;
  const own = mode === "image" && pictures.length > 0 ? pictures.slice(change.index % pictures.length).slice(0, 1) : pictures;
  return { ...asked, ...asMade(asked, change), pictures: own, count: 1, seed: change.seed };
}

const GOES_ON = "The same scene goes on from this frame, without a cut. It began as: ";

/** What is asked of a model where nobody says what comes next: the old words by themselves would begin the scene once more. */
const carriedOn = (before: string): string => (before === "" || before.startsWith(GOES_ON) ? before : GOES_ON + before);

/** The words of what comes next. The built-in engine needs none for a picture, and shows new ones in a film of words. */
function nextWords({ model, prompt: before }: FilmAsked, said: string): string {
  return said || model.startsWith("built-in/") ? said : carriedOn(before).slice(0, LONGEST_PROMPT);
}

/** The order that goes on from the n-th film, whose last frame is its picture. */
export function extended(asked: FilmAsked, change: Extension): Omit<FilmAsked, "pictures"> {
  const { film: follows, prompt, seconds, seed } = change;
  const { first: _first, last: _last, pictures: _pictures, ...rest } = asked;
  const made = asMade(asked, change);
  return {
    ...rest,
    ...made,
    // The next move is another one, unless its words say which.
    move: "auto",
    follows,
    prompt: nextWords(asked, prompt),
    seconds: (seconds as FilmAsked["seconds"] | undefined) ?? asked.seconds,
    count: 1,
    seed,
  };
}
