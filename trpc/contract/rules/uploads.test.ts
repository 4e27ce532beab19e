import { describe, expect, it } from "vitest";
import { FORMAT_EXTENSIONS } from "./magic.ts";
import {
  checkUpload,
  checkUploadCount,
  extensionsFor,
  formatNames,
  formatsText,
  mimeTypesFor,
  uploadTypeOf,
  uploadTypesFor,
} from "./upload-check.ts";
import { MEGABYTE, type Limit } from "./upload-rule.ts";
import { UPLOAD_RULES, uploadPurpose, type UploadPurpose } from "./uploads.ts";

const largest = (limit: Limit, step: number) => (limit.inclusive ? limit.value : limit.value - step);
const fileFor = (tool: UploadPurpose) => {
  const [format = "png"] = UPLOAD_RULES[tool].formats;
  return { name: `file.${FORMAT_EXTENSIONS[format][0]}`, bytes: 1, format };
};
const keys = (tool: UploadPurpose, change: object) => checkUpload(tool, { ...fileFor(tool), ...change }).map((issue) => issue.key);

describe.each(uploadPurpose.options)("spec §5: uploads of %s", (tool) => {
  const rule = UPLOAD_RULES[tool];

  it("take the largest size and refuse one byte more", () => {
    const bytes = largest(rule.maxBytes, 1);
    expect(keys(tool, { bytes })).toEqual([]);
    expect(keys(tool, { bytes: bytes + 1 })).toEqual(["file.tooLarge"]);
  });

  it("take the longest time and refuse more", () => {
    if (!rule.maxSeconds) return expect(keys(tool, { seconds: 1e6 })).toEqual([]);
    const seconds = largest(rule.maxSeconds, 0.001);
    expect(keys(tool, { seconds })).toEqual([]);
    expect(keys(tool, { seconds: seconds + 0.001 })).toEqual(["file.tooLong"]);
  });

  it("take as many files as the rule says and not one more or less", () => {
    const { min, max } = rule.count;
    expect([min, max].flatMap((count) => checkUploadCount(tool, count))).toEqual([]);
    expect(checkUploadCount(tool, min - 1)[0]?.key).toBe(min > 1 ? "file.tooFew" : "file.missing");
    expect(checkUploadCount(tool, max + 1)[0]?.key).toBe("file.tooMany");
  });

  it("take a photo as phones make it where a JPEG is taken, by name, content, and what a browser says", () => {
    const photo = checkUpload(tool, { name: "IMG_1.HEIC", bytes: 1, format: "heic" });
    const takes = rule.formats.includes("jpg");
    expect(photo.map(({ key }) => key)).toEqual(takes ? [] : ["file.formatNotSupported"]);
    expect(uploadTypesFor(tool).includes("image/heic")).toBe(takes);
    if (tool !== "asset-library") expect(mimeTypesFor(tool)).not.toContain("image/heic");
  });

  it("take the type by the name where a browser says none, as those of desktops do of HEIC", () => {
    const takes = rule.formats.includes("jpg");
    for (const said of ["", "application/octet-stream"]) {
      expect(uploadTypeOf(tool, { name: "IMG_1.HEIC", said })).toBe(takes ? "image/heic" : null);
      expect(uploadTypeOf(tool, { name: "notes.txt", said })).toBeNull();
    }
    expect(uploadTypeOf(tool, { name: "IMG_1.HEIC", said: "text/html" })).toBeNull();
    for (const type of uploadTypesFor(tool)) expect(uploadTypeOf(tool, { name: "any", said: type })).toBe(type);
  });

  it("believe the content, not the name", () => {
    const other = (["flv", "m4a"] as const).find((format) => !extensionsFor(tool).includes(format));
    // The library takes every format that there is.
    expect(other === undefined).toBe(tool === "asset-library");
    if (other) expect(keys(tool, { format: other })).toEqual(["file.formatNotSupported"]);
    expect(keys(tool, { format: null })).toEqual(["file.corrupted"]);
    expect(keys(tool, { name: "file.exe", format: undefined })).toEqual(["file.formatNotSupported"]);
  });
});

it("what is blended may be every kind of file that may be made over", () => {
  expect(UPLOAD_RULES["foreground-image"].formats).toEqual(UPLOAD_RULES["ai-image"].formats);
  for (const format of ["webp", "avif", "gif"] as const)
    expect(checkUpload("foreground-image", { name: `a.${format}`, bytes: 1, format, width: 400, height: 400 })).toEqual([]);
});

it("a refusal names each kind of file that is taken, photos of phones among them", () => {
  const [refused] = checkUpload("link-to-video", { name: "notes.txt", bytes: 1 });
  expect(refused?.params).toEqual({ name: "notes.txt", formats: "JPG / PNG / WEBP / AVIF / HEIC / MP4 / MOV" });
});

describe("spec §5: the rows of uploads by tool", () => {
  it.each([
    ["background-remover", 12, true, null],
    ["image-to-videos", 10, true, null],
    ["video-translation", 200, false, 120],
    ["subtitles-remover", 400, false, 360],
    ["video-to-script", 100, false, 180],
    ["smart-editing", 200, false, 180],
    ["avatar-video", 300, true, 300],
  ] as const)("%s: %d MB (reachable: %s), %s seconds", (tool, megabytes, inclusive, seconds) => {
    expect(UPLOAD_RULES[tool].maxBytes).toEqual({ value: megabytes * MEGABYTE, inclusive });
    expect(UPLOAD_RULES[tool].maxSeconds?.value ?? null).toBe(seconds);
  });

  it("wants 300 pixels a side for image to video", () => {
    expect(keys("image-to-videos", { width: 300, height: 300 })).toEqual([]);
    expect(keys("image-to-videos", { width: 4000, height: 299 })).toEqual(["file.tooSmallPixels"]);
  });

  it("allows a picture avatar 4096 pixels a side", () => {
    expect(keys("picture-avatar", { width: 4096, height: 4096 })).toEqual([]);
    expect(keys("picture-avatar", { width: 4097, height: 10 })).toEqual(["file.tooManyPixels"]);
  });

  it("wants half a minute of an avatar's video", () => {
    expect(keys("avatar-video", { seconds: 30 })).toEqual([]);
    expect(keys("avatar-video", { seconds: 29.9 })).toEqual(["file.tooShort"]);
  });

  it("a length that misses a limit by little is not told as the limit", () => {
    const told = (seconds: number) =>
      checkUpload("avatar-video", { name: "a.mp4", bytes: 1, format: "mp4", seconds }).map(({ params }) => params.seconds);
    const most = UPLOAD_RULES["avatar-video"].maxSeconds?.value ?? Number.NaN;
    expect([told(29.96), told(most + 0.04)]).toEqual([[29.9], [most + 0.1]]);
  });

  it("names extensions and MIME types for a file input", () => {
    expect(extensionsFor("background-remover")).toEqual(["jpg", "jpeg", "png", "mp4", "m4v", "mov", "webm"]);
    expect(mimeTypesFor("timeline-music")).toContain("audio/mpeg");
  });
});

it("the hint of a field names what its refusal names", () => {
  expect(formatNames("picture-avatar")).toEqual(["JPG", "PNG", "WEBP", "HEIC"]);
  expect(formatsText("picture-avatar").split(" / ")).toEqual(formatNames("picture-avatar"));
});
