/** Reads bits of a parameter set. What was put in so that three zeros never follow one another has been taken out. */
class Bits {
  readonly #bytes: Uint8Array;
  at = 0;

  constructor(bytes: Uint8Array) {
    this.#bytes = bytes;
  }

  bits(count: number): number {
    let value = 0;
    for (let n = 0; n < count; n += 1, this.at += 1) value = value * 2 + (((this.#bytes[this.at >> 3] ?? 0) >> (7 - (this.at & 7))) & 1);
    return value;
  }

  /** Exp-Golomb. */
  number(): number {
    let zeros = 0;
    while (zeros < 32 && this.bits(1) === 0) zeros += 1;
    return 2 ** zeros - 1 + this.bits(zeros);
  }
}

/** Profiles whose parameter sets say more of their samples (ISO/IEC 14496-10, 7.3.2.1.1). */
const HIGH = new Set([100, 110, 122, 244, 44, 83, 86, 118, 128]);
const SQUARE_PIXELS_SAID_BY_HAND = 255;

/** Which bit of a sequence parameter set (without its emulation prevention) says "full range"; null: none does. */
function fullRangeBit(set: Uint8Array): number | null {
  const read = new Bits(set);
  read.bits(8);
  const profile = read.bits(8);
  read.bits(16);
  read.number();
  if (HIGH.has(profile)) {
    if (read.number() === 3) read.bits(1);
    read.number();
    read.number();
    read.bits(1);
    // Scaling matrices: no encoder of a browser writes any.
    if (read.bits(1) === 1) return null;
  }
  read.number();
  const order = read.number();
  if (order === 0) read.number();
  if (order === 1) {
    read.bits(1);
    read.number();
    read.number();
    for (let n = read.number(); n > 0; n -= 1) read.number();
  }
  read.number();
  read.bits(1);
  read.number();
  read.number();
  if (read.bits(1) === 0) read.bits(1);
  read.bits(1);
  if (read.bits(1) === 1) for (let n = 0; n < 4; n += 1) read.number();
  if (read.bits(1) === 0) return null;
  if (read.bits(1) === 1 && read.bits(8) === SQUARE_PIXELS_SAID_BY_HAND) read.bits(32);
  if (read.bits(1) === 1) read.bits(1);
  if (read.bits(1) === 0) return null;
  read.bits(3);
  return read.at;
}

/** For each byte that counts, where it is: after two zeros a 3 is only put in. */
function payload(set: Uint8Array): number[] {
  const kept: number[] = [];
  let zeros = 0;
  for (const [at, byte] of set.entries()) {
    if (zeros >= 2 && byte === 3) {
      zeros = 0;
      continue;
    }
    zeros = byte === 0 ? zeros + 1 : 0;
    kept.push(at);
  }
  return kept;
}

/**
 * An `avcC` box whose sequence parameter sets say limited range: Chromium tags what it encodes of a canvas full range, and
 * what is drawn here was squeezed before it was encoded.
 */
export function limitedRange(avcC: Uint8Array): Uint8Array {
  const made = avcC.slice();
  const view = new DataView(made.buffer);
  let at = 6;
  for (let sets = (made[5] ?? 0) & 31; sets > 0; sets -= 1) {
    const length = view.getUint16(at);
    const set = made.subarray(at + 2, at + 2 + length);
    const places = payload(set);
    const bit = fullRangeBit(Uint8Array.from(places, (place) => set[place] ?? 0));
    const place = bit === null ? undefined : places[bit >> 3];
    if (bit !== null && place !== undefined) set[place] = (set[place] ?? 0) & ~(1 << (7 - (bit & 7)));
    at += 2 + length;
  }
  return made;
}
