import { TRUSTED_CUTOUT } from "../../protocol/pictures.ts";
import { withEnclosed } from "./enclosed.ts";
import { guided, type Look } from "./guided.ts";
import { withoutCrumbs } from "./islands.ts";
import { judged, type Judgement, plausible } from "./confidence.ts";
import { area, decided, overlap } from "./measure.ts";
import { subject } from "./networks.ts";
import { withOpenings } from "./openings.ts";
import { type Colour, plainBackground, type PlainBackground } from "./plain.ts";
import { withPrints } from "./prints.ts";
import { boxBlur, clamped, mapped, scaled, smoothstep, type Picture, type Plane } from "./raster.ts";
import { filledIn } from "./see-through.ts";

/** A subject's mask and how it was found. */
interface Drawn {
  readonly mask: Plane;
  readonly method: "alpha" | "plain" | "network";
  /** How well it fits what it was made of: to choose among masks, not to trust one by. */
  readonly fit: number;
  /** What the network saw, before it was drawn onto edges; the mask itself where none was asked. */
  readonly coarse: Plane;
}
export interface Matte extends Drawn, Judgement {
  /** Of a picture with a face: both networks see the same in it. */
  readonly agreed: boolean;
  /** The one colour of the picture's ground, where it has one. */
  readonly ground: Colour | null;
  /** The picture's own transparency, but solid where it was painted for white paper. */
  readonly filled: boolean;
}

/** Channels this near to each other (0…255) make a grey. */
const GREY = 24;
/** A portrait as sure as this, of which the network for things sees the same, is taken: it knows hair. */
const SURE = 0.75;
/** What two networks see differently has a part too many, or lacks one. */
const DISPUTED: Judgement = { confidence: 0, doubt: "parts" };
/** Two masks of one thing share so much of both. Of people who were photographed they shared 0.92 or more, of animals with a face 0.67 or less. */
const ALIKE = 0.8;

/** A network's coarse mask, drawn onto the picture's edges within the band where the network is not sure. */
export function refined(picture: Picture, mask: Plane, look?: Look): Plane {
  const edges = guided(picture, mask, look);
  const reach = Math.max(2, Math.round(Math.max(picture.width, picture.height) / 180));
  const wide = boxBlur(mask, reach);
  return withoutCrumbs(
    mapped(wide, (around, index) => {
      if (around < 0.02) return 0;
      return around > 0.98 ? 1 : smoothstep(0.12, 0.88, edges(index));
    }),
  );
}

/** What the key holds for subject, is grey, and the network holds for none: the shadow on the ground. */
function withoutShadows(key: PlainBackground, network: Plane, picture: Picture): Plane {
  const bare = mapped(key.mask, (value, index) => {
    if (value === 0) return 0;
    const [r, g, b] = [picture.data[index * 3] ?? 0, picture.data[index * 3 + 1] ?? 0, picture.data[index * 3 + 2] ?? 0];
    const grey = Math.max(r, g, b) - Math.min(r, g, b) < GREY;
    return grey ? value * smoothstep(0.1, 0.6, network.data[index] ?? 0) : value;
  });
  return withoutCrumbs(withEnclosed(bare, key.mask));
}

function fromPlain(picture: Picture, key: PlainBackground, network: Drawn): Drawn {
  const mask = withPrints(withoutShadows(key, network.mask, picture), network.coarse, (index) => key.pure[index] === 1);
  const agreement = overlap(mask, network.mask);
  return { ...network, mask, method: "plain", fit: plausible(mask) * clamped(0.25 + 0.75 * smoothstep(0.5, 0.98, agreement)) };
}

function fromNetwork(picture: Picture, coarse: Plane): Drawn {
  const mask = refined(picture, coarse);
  const steady = smoothstep(0.35, 0.97, overlap(mask, coarse));
  return { mask, method: "network", fit: plausible(mask) * steady * smoothstep(0.3, 1, decided(coarse)), coarse };
}

/** What the better network saw, and whether the other one saw the same. */
interface Sight {
  readonly drawn: Drawn;
  readonly agreed: boolean;
}

/** With a face both networks look: the one for people takes what a monkey sits on, a chair or a tree for a part of somebody. */
async function bestNetwork(picture: Picture, faces: number, see: typeof subject): Promise<Sight> {
  const thing = fromNetwork(picture, await see(picture, "things"));
  if (faces === 0) return { drawn: thing, agreed: true };
  const portrait = fromNetwork(picture, await see(picture, "people"));
  const agreed = overlap(portrait.mask, thing.mask) > ALIKE;
  const usual = agreed && portrait.fit > SURE;
  return { drawn: usual || portrait.fit > thing.fit ? portrait : thing, agreed };
}

/**
 * Finds the subject: by key on a plain background where key and network agree, else by the better network.
 * `faces`: how many were found; any brings in the network for people, which knows hair.
 */
export async function findMatte(picture: Picture, faces: number, see = subject): Promise<Matte> {
  const { drawn: seen, agreed } = await bestNetwork(picture, faces, see);
  const coarse = withOpenings(picture, seen.coarse);
  const network = coarse === seen.coarse ? seen : fromNetwork(picture, coarse);
  const key = plainBackground(picture, network.coarse);
  const ground = key?.colour ?? null;
  const judge = (drawn: Drawn): Matte => {
    const judgement = judged(drawn.mask, { picture, network: network.coarse, key });
    return { ...drawn, ...(agreed || judgement.doubt === "size" ? judgement : DISPUTED), ground, agreed, filled: false };
  };
  const sighted = judge(network);
  const keyed = key === null ? sighted : judge(fromPlain(picture, key, network));
  // The key's edges are the sharper ones.
  if (keyed.confidence >= TRUSTED_CUTOUT) return keyed;
  if (sighted.confidence >= TRUSTED_CUTOUT) return sighted;
  return keyed.fit >= sighted.fit * 0.9 ? keyed : sighted;
}

/** Pixels each way of the smaller copy: further within a mask than this, nothing is an edge. */
const WITHIN = 2;

/** What was judged to be there stays there: at more pixels the key finds ground in what is white on white. */
function withInside(drawn: Plane, judgedMask: Plane): Plane {
  const inside = scaled(boxBlur(judgedMask, WITHIN), drawn.width, drawn.height).data;
  return mapped(drawn, (value, index) => ((inside[index] ?? 0) > 0.995 ? 1 : value));
}

/** The mask of a matte that was found on a smaller copy, drawn onto this one's edges in the same way. */
export function drawnOn(picture: Picture, { method, mask, coarse: seen }: Drawn): Plane {
  const coarse = scaled(seen, picture.width, picture.height);
  const matte = fromNetwork(picture, coarse);
  const key = method === "plain" ? plainBackground(picture, coarse) : null;
  return key === null ? matte.mask : withInside(fromPlain(picture, key, matte).mask, mask);
}

/** A picture's own transparency as its matte, filled where it was painted for white paper; null when it shows everything. */
export function ownMatte(alpha: Uint8Array, picture: Picture): Matte | null {
  const { width, height } = picture;
  const own = { data: Float32Array.from(alpha, (value) => value / 255), width, height };
  const filled = filledIn(own, picture);
  const mask = filled ?? own;
  const size = area(mask);
  return size > 0.004 && size < 0.97
    ? { mask, method: "alpha", filled: filled !== null, fit: 1, confidence: 1, doubt: null, ground: null, agreed: true, coarse: mask }
    : null;
}
