/** Facts by product: the fact, what is said of it (`=`: the same words), what is shown (`=`: what is said). */
export type Checked = Readonly<Record<string, readonly (readonly [fact: string, said: string, shown: string])[]>>;
