/** The task is over, or a newer instance works on it: this one ends without a word. */
export class Superseded extends Error {}

/** The run ends here for now, and is begun again when what it waits for has come. */
export class Suspended extends Error {
  readonly state: "review" | "parts";
  constructor(state: Suspended["state"]) {
    super(`waits for its ${state}`);
    this.state = state;
  }
}
