const AGAIN_MS = 5000;
/** Tries: a film of six minutes is copied in about as long. */
const MOST = 120;

/** Asks again for a film that could not be loaded: a copy that browsers play of it may still be made (`files/copy.ts`). */
export function playAgain(player: HTMLVideoElement): void {
  const tried = Number(player.dataset.tried ?? 0);
  if (tried >= MOST) return;
  player.dataset.tried = String(tried + 1);
  setTimeout(() => player.isConnected && player.load(), AGAIN_MS);
}
