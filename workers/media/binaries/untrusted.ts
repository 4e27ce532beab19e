/** The containers and pictures that `signatureOf` knows, as ffmpeg's demuxers are called. */
const FORMATS = ["mov", "matroska", "avi", "asf", "flv", "wav", "mp3", "aac", "ogg", "flac", "gif", "png_pipe", "jpeg_pipe", "webp_pipe"];

/** 8K and a little: a frame of H.264 may claim 16384 × 16384, and a decoder keeps sixteen of them. */
const FILM_PIXELS = 36_000_000;

/**
 * What a file that came from outside may be opened as. ffmpeg tells formats apart by content: without this, an upload
 * may be a manifest (DASH, HLS, concat, IMF) that has it read other files and addresses. The list of protocols alone
 * does not hold: DASH asks for http addresses all the same.
 */
export const ONLY_ITSELF: readonly string[] = ["-protocol_whitelist", "file", "-format_whitelist", FORMATS.join(",")];

/** The options of a film from outside, before its `-i`. */
export const UNTRUSTED_FILM: readonly string[] = [...ONLY_ITSELF, "-max_pixels", String(FILM_PIXELS)];
