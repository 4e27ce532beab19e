import { expect, it } from "vitest";
import { composeAvatar } from "../../../../timeline/compose/avatar/compose.ts";
import { PRESENTER } from "../../../../timeline/fixtures/presenter.ts";
import { translationOf } from "../../../i18n/translation.ts";
import type { T } from "../props.ts";
import { trackName } from "./track-head.tsx";

it("every track of an avatar's video has a name in the language of the page", () => {
  const words = [{ text: "Cold by nine.", start: 0, end: 2 }];
  const passages = [{ id: "p0", text: "Cold by nine.", url: "voice", duration: 3, words, mouth: [] }];
  const backdrop = { url: "back", width: 1000, height: 1000 };
  const logo = { url: "logo", width: 200, height: 80, ground: null, opaque: false, colors: ["#ffffff"] };
  const { tracks } = composeAvatar({
    id: "t",
    ratio: "9:16",
    language: "en",
    captions: true,
    transparent: false,
    mark: "Made with AI",
    whole: false,
    music: null,
    brand: { colors: [], template: null, logo },
    scenes: [{ placement: "full", color: "#e9dfcb", backdrop, photo: null, person: PRESENTER, round: false, passages }],
  });
  const { t } = translationOf("zh");
  const named = tracks.map((track, row) => trackName(track, row, t as T));
  expect(named.filter((name) => !/\p{Script=Han}/u.test(name))).toEqual([]);
  expect(named).toEqual(expect.arrayContaining(["人物", "背景画面", "标志", "标识"]));
});
