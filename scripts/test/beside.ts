/** Runs works in their order, so many beside each other: each lane takes the next when it is free. The first that fails ends all. */
export async function beside(lanes: number, works: readonly (() => Promise<unknown>)[]): Promise<void> {
  const left = [...works];
  const lane = async () => {
    for (let work = left.shift(); work; work = left.shift()) await work();
  };
  await Promise.all(Array.from({ length: lanes }, lane));
}
