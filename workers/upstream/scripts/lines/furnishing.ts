/** The last word of what furnishes a room: it stands, lies or hangs there, and is looked at. */
const HEADS =
  /\b(?:chairs?|stools?|bench|tables?|desks?|sofas?|couch|loveseat|armchair|ottoman|recliner|bean bag|beds?|bed frame|headboard|nightstand|bookshel(?:f|ves)|bookcase|shel(?:f|ves)|sideboard|dresser|drawer unit|cabinet|wardrobe|room divider|mirrors?|rugs?|carpets?|curtains?|blinds|lamps?|lights?|chandelier|lampshade|vase|plants?|plant pot|planter|houseplant|bouquet|wreath|tree|ornament|paintings?|posters?|picture frame|photo frame|tapestry|wall sticker|wall panel|wallpaper|clock|candles?|candle holder|reed diffuser|cushions?|cushion cover|throw|throw pillow|blanket|bedspread|doormat)$/iu;
/** They end on such a word, and serve. */
const SERVES =
  /\b(?:(?:alarm|ironing|changing|massage|car|office|grow|work|bike|head|flash|tail|traffic|warning) \w+|flashlight|headlight)$/iu;

/** Whether a thing (by its English word) furnishes a room. */
export const furnishes = (thing: string): boolean => HEADS.test(thing) && !SERVES.test(thing);
