/** What makes one drawn presenter differ from the others; all drawn in a square of 600. Strings are SVG. */
export interface Character {
  readonly id: string;
  readonly name: string;
  readonly skin: string;
  readonly shade: string;
  readonly blush: string;
  readonly lips: string;
  readonly hair: string;
  readonly hairBack: string;
  readonly hairFront: string;
  readonly brows: string;
  readonly clothes: string;
  /** Beard, under the mouth. */
  readonly beard?: string;
  /** Glasses and earrings, over everything. */
  readonly extras?: string;
  readonly lashes: boolean;
}
