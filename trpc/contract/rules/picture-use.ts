/** How a picture is shown in an ad; `auto`: cut out where that can be trusted, else as it is. */
export const PICTURE_USES = ["auto", "cutout", "photo"] as const;
export type PictureUse = (typeof PICTURE_USES)[number];
