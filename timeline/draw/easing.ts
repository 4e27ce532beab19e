import type { Easing } from "../document/motion.ts";

const TAU = Math.PI * 2;

function bounce(t: number): number {
  const n = 7.5625;
  if (t < 1 / 2.75) return n * t * t;
  if (t < 2 / 2.75) return n * (t - 1.5 / 2.75) ** 2 + 0.75;
  if (t < 2.5 / 2.75) return n * (t - 2.25 / 2.75) ** 2 + 0.9375;
  return n * (t - 2.625 / 2.75) ** 2 + 0.984375;
}

const curves: Record<Easing, (t: number) => number> = {
  linear: (t) => t,
  hold: (t) => (t < 1 ? 0 : 1),
  in: (t) => t ** 3,
  out: (t) => 1 - (1 - t) ** 3,
  inOut: (t) => (t < 0.5 ? 4 * t ** 3 : 1 - (-2 * t + 2) ** 3 / 2),
  outQuint: (t) => 1 - (1 - t) ** 5,
  outExpo: (t) => (t >= 1 ? 1 : 1 - 2 ** (-10 * t)),
  inExpo: (t) => (t <= 0 ? 0 : 2 ** (10 * t - 10)),
  inOutExpo: (t) => (t <= 0 ? 0 : t >= 1 ? 1 : t < 0.5 ? 2 ** (20 * t - 10) / 2 : (2 - 2 ** (-20 * t + 10)) / 2),
  outBack: (t) => 1 + 2.2 * (t - 1) ** 3 + 1.2 * (t - 1) ** 2,
  spring: (t) => (t >= 1 ? 1 : 1 - Math.exp(-6.5 * t) * Math.cos(TAU * 1.35 * t)),
  bounce,
};

/** `t` is clamped to 0…1; the answer may overshoot. */
export function ease(easing: Easing, t: number): number {
  return curves[easing](Math.min(1, Math.max(0, t)));
}
