import { expect, it } from "vitest";
import { readWords } from "../../db/queries/asset-word.ts";
import { userAssets } from "../../trpc/contract/library.ts";
import { mediaLib } from "../../trpc/contract/media.ts";
import { LIBRARY } from "../../trpc/contract/rules/library.ts";
import { learnWords } from "../../workers/upstream/medialib/meaning/learn.ts";
import { openFrame } from "./frame-support.ts";
import { assetRow, insertAssets } from "./library-support.ts";
import { all, type Guest, guest } from "./support.ts";

/** The fake media service takes words that begin with the same three letters for alike (tests/setup/fake-engines.ts). */
async function library(): Promise<Guest> {
  await openFrame();
  const me = await guest();
  await insertAssets([
    assetRow(me, { file_name: "1.png", search_text: "1.png", found_text: "puppet\nred" }),
    assetRow(me, { file_name: "2.png", search_text: "2.png\npup-show" }),
    assetRow(me, { file_name: "3.png", search_text: "3.png", found_text: "puppeteers" }),
    assetRow(me, { file_name: "4.png", search_text: "4.png\n婚礼蛋糕" }),
  ]);
  await learnWords(all, me.userId, ["puppet", "pup", "婚礼", "harbor"]);
  return me;
}

const found = async ({ call }: Guest, keyword: string) => {
  const { list, also } = await call(mediaLib.list, { category: "all,image", keyword, sort: "name" });
  return [list.map(({ file_name }) => file_name), also];
};

it("a search finds what means the like, as a whole word, says what it looked for, and still needs every word", async () => {
  const me = await library();
  expect(await found(me, "puppies")).toEqual([["1.png", "2.png"], expect.arrayContaining(["puppet", "pup"])]);
  expect(await found(me, "red puppies")).toEqual([["1.png"], expect.arrayContaining(["puppet", "pup"])]);
  expect(await found(me, "puppe")).toEqual([["1.png", "2.png", "3.png"], expect.anything()]);
  expect(await found(me, "kitten")).toEqual([[], []]);
  expect(await found(me, "婚礼")).toEqual([["4.png"], []]);
  // Not a word: looked for as it is written.
  expect(await found(me, "1.p")).toEqual([["1.png"], []]);
  expect((await me.call(userAssets.listByPage, { keyword: "puppies" })).list).toHaveLength(2);
});

it("one's words are one's own, are learnt once, from a new name or tag too, and are not without end", async () => {
  const [me, other] = [await library(), await guest()];
  await insertAssets([assetRow(other, { file_name: "1.png", found_text: "puppet" })]);
  expect(await found(other, "puppies")).toEqual([[], []]);
  const [id = ""] = await insertAssets([assetRow(other, { file_name: "b.png" })]);
  await other.call(mediaLib.update, { id, tags: ["Puppetry"] });
  await expect.poll(() => found(other, "puppies")).toEqual([["b.png"], ["puppetry"]]);
  await learnWords(all, me.userId, ["puppet", "pup"]);
  expect(await readWords(all.db, me.userId)).toHaveLength(4);
  const many = Array.from({ length: LIBRARY.words }, (_, at) => `word ${at}`);
  for (let at = 0; at < many.length; at += 400) await learnWords(all, me.userId, many.slice(at, at + 400));
  expect(await readWords(all.db, me.userId)).toHaveLength(LIBRARY.words);
  expect((await found(me, "puppies"))[0]).toEqual(["1.png", "2.png"]);
});
