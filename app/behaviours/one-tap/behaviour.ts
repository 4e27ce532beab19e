interface Identity {
  initialize(options: {
    client_id: string;
    nonce: string;
    callback: (answer: { credential: string }) => void;
    use_fedcm_for_prompt: boolean;
  }): void;
  prompt(): void;
}
declare global {
  interface Window {
    google?: { accounts: { id: Identity } };
  }
}

const SCRIPT = "https://accounts.google.com/gsi/client";

const loaded = (): Promise<void> =>
  new Promise((resolve, reject) => {
    const script = document.createElement("script");
    script.addEventListener("load", () => resolve());
    script.addEventListener("error", () => reject(new Error(SCRIPT)));
    script.src = SCRIPT;
    document.head.appendChild(script);
  });

/** Asks Google's prompt whether the guest wants to sign in; what it answers is sent by the form, like any other. */
async function prompt(form: HTMLFormElement): Promise<void> {
  await loaded();
  const question = await fetch(form.action, { headers: { accept: "application/json" } });
  const { state, nonce } = (await question.json()) as { state: string; nonce: string };
  const fill = (name: string, value: string) => form.querySelector(`input[name="${name}"]`)?.setAttribute("value", value);
  const callback = ({ credential }: { credential: string }) => {
    fill("state", state);
    fill("credential", credential);
    form.submit();
  };
  const google = window.google?.accounts.id;
  google?.initialize({ client_id: form.dataset.client ?? "", nonce, callback, use_fedcm_for_prompt: true });
  google?.prompt();
}

/** Where Google cannot be reached nothing is missed: the login page has a link. */
export default function oneTap(host: HTMLElement): void {
  const form = host.querySelector("form");
  if (form) void prompt(form).catch(() => null);
}
