/**
 * Takes every scroll; 100 ms after the last, tells each threshold that was reached, once (spec §9). `seen`: percent of
 * the page above the lower edge.
 */
export function depthTracker(seen: () => number, tell: (percent: number) => void): () => void {
  let left = [10, 25, 50, 75, 90, 100];
  let timer: ReturnType<typeof setTimeout> | undefined;
  const settle = () => {
    const now = seen();
    left = left.filter((one) => one > now || void tell(one));
  };
  return () => {
    clearTimeout(timer);
    timer = setTimeout(settle, 100);
  };
}
