import { type CreationJson, madePasskey, type RequestJson, signedByPasskey } from "./credential.ts";

/** The form is sent by its own button: its page answers with the options, or with what the browser answered to them. */
async function passed(form: HTMLFormElement): Promise<void> {
  const body = new URLSearchParams([...new FormData(form)].map(([name, value]) => [name, String(value)]));
  const asked = await fetch(form.dataset.options ?? "", { method: "POST", body });
  const given = (await asked.json()) as { options?: CreationJson | RequestJson; problem?: string };
  if (!given.options) throw new Error(given.problem);
  const answer = "user" in given.options ? await madePasskey(given.options) : await signedByPasskey(given.options);
  form.querySelector("input[name=answer]")?.setAttribute("value", JSON.stringify(answer));
  form.submit();
}

/** A form whose button asks the browser for a passkey; where there can be none, it stays hidden. */
export default function passkey(host: HTMLElement, signal: AbortSignal): void {
  const [form, note] = [host.querySelector("form"), host.querySelector<HTMLElement>("[role=status]")];
  if (!form || !("PublicKeyCredential" in window)) return;
  form.hidden = false;
  form.addEventListener(
    "submit",
    (event) => {
      event.preventDefault();
      passed(form).catch((error: unknown) => {
        // What the browser says of itself is in its own language, and for programmers.
        const ours = error instanceof Error && !(error instanceof DOMException) && !(error instanceof TypeError) ? error.message : "";
        if (note) note.textContent = ours || (form.dataset.failed ?? "");
      });
    },
    { signal },
  );
}
