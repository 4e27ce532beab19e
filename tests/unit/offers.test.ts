import { expect, it } from "vitest";
import { AVATARS } from "../../trpc/contract/rules/avatars.ts";
import { FIRST_VOICE, VOICES } from "../../trpc/contract/rules/voices.ts";
import { MUSIC_STYLES } from "../../trpc/contract/settings.ts";
import { STYLES } from "../../workers/media/engines/music/engine.ts";
import { characters } from "../../workers/media/engines/presenter/drawn/characters.ts";
import { voices } from "../../workers/media/engines/speech/voices.ts";

it("every voice on offer is one that the engine has, told the same way, and none is kept back", () => {
  expect(VOICES).toEqual(voices.map(({ sha256: _weights, ...voice }) => voice));
});

it("a new ad starts with a voice of its language", () => {
  for (const [language, id] of Object.entries(FIRST_VOICE))
    expect(VOICES.find((voice) => voice.id === id)?.language).toMatch(new RegExp(`^${language}-`));
});

it("every presenter on offer is one that the engine draws", () => {
  expect(AVATARS.filter((avatar) => avatar !== "none")).toEqual(characters.map(({ id }) => id));
});

it("every style of music on offer is one that the engine composes", () => {
  expect(MUSIC_STYLES.filter((style) => style !== "none").toSorted()).toEqual([...STYLES.keys()].toSorted());
});
