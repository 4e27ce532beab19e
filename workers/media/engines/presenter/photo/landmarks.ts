/** Points of MediaPipe's face mesh, left to right in the picture. */
export const INNER_UPPER_LIP = [78, 191, 80, 81, 82, 13, 312, 311, 310, 415, 308];
export const INNER_LOWER_LIP = [78, 95, 88, 178, 87, 14, 317, 402, 318, 324, 308];
/** The same where lips end in skin, from corner to corner. */
export const OUTER_UPPER_LIP = [61, 185, 40, 39, 37, 0, 267, 269, 270, 409, 291];
export const OUTER_LOWER_LIP = [61, 146, 91, 181, 84, 17, 314, 405, 321, 375, 291];
/** The body of the lower lip. */
export const LOWER_LIP_BODY = [180, 85, 16, 315, 404];
/** The edge of the face below, from one side to the other. */
export const JAW = [58, 172, 136, 150, 149, 176, 148, 152, 377, 400, 378, 379, 365, 397, 288];
export const MOUTH_CORNERS = [61, 291] as const;
export const CHIN = 152;
/** The middle of the forehead, where the mesh ends above, and the foot of the lower lip. */
export const FOREHEAD = 10;
export const LOWER_LIP_FOOT = 17;
export const NOSE_TIP = 1;
/** The outer corners of the eyes, left to right in the picture. */
export const EYE_CORNERS = [33, 263] as const;
export const CHEEKS = [234, 454] as const;

/** One eye: the lids' edges from corner to corner, and the fold of skin above the upper one. */
export interface EyeLandmarks {
  readonly upper: readonly number[];
  readonly lower: readonly number[];
  readonly fold: readonly number[];
}

export const EYES: readonly EyeLandmarks[] = [
  { upper: [246, 161, 160, 159, 158, 157, 173], lower: [7, 163, 144, 145, 153, 154, 155], fold: [247, 30, 29, 27, 28, 56, 190] },
  { upper: [398, 384, 385, 386, 387, 388, 466], lower: [382, 381, 380, 374, 373, 390, 249], fold: [414, 286, 258, 257, 259, 260, 467] },
];
