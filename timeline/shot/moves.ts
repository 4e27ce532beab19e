/** How a camera moves over one picture. */
export const CAMERA_MOVES = ["push", "pull", "left", "right", "rise", "orbit", "vertigo", "focus"] as const;
export type CameraMove = (typeof CAMERA_MOVES)[number];

/** A layer at the beginning and the end: how large, and how far aside, as shares of the frame. */
export interface Path {
  readonly scale: readonly [number, number];
  readonly x: readonly [number, number];
  readonly y: readonly [number, number];
  /** Blur in thousandths of the shorter side. */
  readonly blur: readonly [number, number];
}

export interface Move {
  readonly plate: Path;
  readonly subject: Path;
}

const still = { x: [0, 0], y: [0, 0], blur: [0, 0] } as const;

/**
 * What is near moves more than what is far. No layer's edge comes into view: a scale of 1 + 2s leaves room for a shift of s.
 */
export const MOVES: Readonly<Record<CameraMove, Move>> = {
  push: {
    plate: { ...still, scale: [1.02, 1.1] },
    subject: { ...still, scale: [1.02, 1.2], y: [0, 0.012] },
  },
  pull: {
    plate: { ...still, scale: [1.12, 1.03] },
    subject: { ...still, scale: [1.22, 1.03], y: [0.012, 0] },
  },
  left: {
    plate: { ...still, scale: [1.1, 1.1], x: [-0.018, 0.018] },
    subject: { ...still, scale: [1.1, 1.13], x: [-0.04, 0.04] },
  },
  right: {
    plate: { ...still, scale: [1.1, 1.1], x: [0.018, -0.018] },
    subject: { ...still, scale: [1.1, 1.13], x: [0.04, -0.04] },
  },
  rise: {
    plate: { ...still, scale: [1.1, 1.08], y: [-0.022, 0.022] },
    subject: { ...still, scale: [1.1, 1.12], y: [-0.03, 0.045] },
  },
  orbit: {
    plate: { ...still, scale: [1.12, 1.14], x: [0.03, -0.03] },
    subject: { ...still, scale: [1.08, 1.12], x: [-0.018, 0.018] },
  },
  vertigo: {
    plate: { ...still, scale: [1.26, 1.02] },
    subject: { ...still, scale: [1.04, 1.1], y: [0, 0.008] },
  },
  focus: {
    plate: { ...still, scale: [1.04, 1.09], blur: [0, 9] },
    subject: { ...still, scale: [1.04, 1.13], blur: [7, 0] },
  },
};

/** A move that can begin where the picture fills the frame exactly: one that opens up has nothing more to show. */
export const onward = (move: CameraMove): CameraMove => (move === "pull" || move === "vertigo" ? "push" : move);

const restOf = ({ scale, x, y, blur }: Path): Path => ({ scale: [1, scale[1]], x: [0, x[1]], y: [0, y[1]], blur: [0, blur[1]] });

/** The same move from where nothing has moved yet. */
export const fromRest = ({ plate, subject }: Move): Move => ({ plate: restOf(plate), subject: restOf(subject) });

/** Camera words of a prompt, in English and Chinese. */
const WORDS: readonly [RegExp, CameraMove][] = [
  [/dolly zoom|vertigo|滑动变焦|希区柯克/i, "vertigo"],
  [/zoom(?:s|ing)? out|pull(?:s|ing)? (?:back|out)|dolly out|拉远|后拉|拉镜/i, "pull"],
  [/zoom|push(?:es|ing)? in|dolly in|closer|推近|推镜|拉近|放大/i, "push"],
  [/orbit|around|circle|环绕|旋转/i, "orbit"],
  [/pan(?:s|ning)? left|to the left|左移|向左/i, "left"],
  [/pan(?:s|ning)? right|to the right|右移|向右|\bpan\b|摇镜/i, "right"],
  [/rise|crane|tilt up|lift|上升|升起|升镜/i, "rise"],
  [/focus|bokeh|blur|虚化|对焦|景深/i, "focus"],
];

/** The move that a prompt asks for; else one by the seed. */
export const moveFor = (prompt: string, seed: number): CameraMove =>
  WORDS.find(([words]) => words.test(prompt))?.[1] ?? CAMERA_MOVES[Math.abs(seed) % CAMERA_MOVES.length] ?? "push";
