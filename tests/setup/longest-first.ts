import { BaseSequencer, type TestSpecification } from "vitest/node";

/** Files of tests/product that take from one to four minutes: begun last, one of them would be waited for alone. */
const LONG = ["lengths", "flow", "scripting", "api", "crashes", "start", "video-to-script"].map((name) => `/tests/product/${name}.test.ts`);

/** Where a file stands among the longest; after all of them where it is none. */
const placeOf = ({ moduleId }: Pick<TestSpecification, "moduleId">): number => {
  const place = LONG.findIndex((name) => moduleId.endsWith(name));
  return place === -1 ? LONG.length : place;
};

/** vitest's own order, which goes by size in a fresh clone, but for the files that are known to be long. */
export class LongestFirst extends BaseSequencer {
  override async sort(files: TestSpecification[]): Promise<TestSpecification[]> {
    // oxlint-disable-next-line unicorn/no-array-sort -- vitest's own order, which is no array's
    const sorted = await super.sort(files);
    return sorted.toSorted((a, b) => placeOf(a) - placeOf(b));
  }
}
