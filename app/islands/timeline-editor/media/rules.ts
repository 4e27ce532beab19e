import { UPLOAD_RULES, type UploadPurpose } from "../../../../trpc/contract/rules/uploads.ts";
import { extensionsFor } from "../../../../trpc/contract/rules/upload-check.ts";
import type { Rules } from "../../asset-picker/rules.ts";

const PURPOSES = ["timeline-video", "timeline-image", "timeline-music"] as const satisfies UploadPurpose[];
type Purpose = (typeof PURPOSES)[number];

const FORMATS = PURPOSES.flatMap((purpose) => extensionsFor(purpose));

/** Which row of spec §5 Uploads a file keeps to; null: none takes it. */
export function purposeOf(name: string): Purpose | null {
  const ending = name.slice(name.lastIndexOf(".") + 1).toLowerCase();
  return PURPOSES.find((purpose) => extensionsFor(purpose).includes(ending)) ?? null;
}

/** Endings as a file field takes them. */
export const ACCEPT = FORMATS.map((one) => `.${one}`).join(",");

/** What of the library can be chosen: five at once (spec §5 Timeline). Pictures have a lower limit, checked when they are taken. */
export const RULES: Rules = {
  maxCount: UPLOAD_RULES["timeline-video"].count.max,
  maxSize: UPLOAD_RULES["timeline-video"].maxBytes.value,
  maxDuration: null,
  formats: FORMATS,
};

/** Bytes that a file of that name may have. */
export const mostBytes = (name: string): number => UPLOAD_RULES[purposeOf(name) ?? "timeline-image"].maxBytes.value;
