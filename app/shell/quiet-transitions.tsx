import { useNonce } from "../http/nonce.ts";

/**
 * A transition between pages that the browser gives up (a second click, a window that changes its size) rejects promises
 * that nobody has asked for, and so counts as an error of the page; the navigation is whole. Inline: `pagereveal` comes
 * before any module.
 */
const WRITTEN = {
  __html:
    'for(const e of["pageswap","pagereveal"])addEventListener(e,({viewTransition:t})=>{if(t)for(const p of[t.ready,t.finished,t.updateCallbackDone])p.catch(()=>{})})',
};

export function QuietTransitions() {
  return <script nonce={useNonce()} dangerouslySetInnerHTML={WRITTEN} />;
}
