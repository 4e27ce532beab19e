const text = (content: string): Uint8Array<ArrayBuffer> => new TextEncoder().encode(content) as Uint8Array<ArrayBuffer>;

/** `head`, then as many bytes of `fill` as make it `length` long. */
function padded(head: readonly number[], length = 600, fill: (at: number) => number = () => 0): Uint8Array<ArrayBuffer> {
  const bytes = Uint8Array.from({ length }, (_, at) => fill(at));
  bytes.set(head);
  return bytes;
}

const ascii = (letters: string): number[] => [...letters].map((letter) => letter.charCodeAt(0));
/** Bytes that look like chance and are the same each time. */
const noise = (at: number): number => (Math.imul(at + 1, 2654435761) >>> 13) & 255;
const ENTITIES = Array.from({ length: 9 }, (_, at) => `<!ENTITY a${at + 1} "${`&a${at};`.repeat(10)}">`).join("");

const PNG = [0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a];
/** A PNG of a size that only its header says. */
export const pngOf = (width: number, height: number, length = 33): Uint8Array<ArrayBuffer> => {
  const bytes = padded([...PNG, 0, 0, 0, 13, ...ascii("IHDR")], length);
  new DataView(bytes.buffer).setUint32(16, width);
  new DataView(bytes.buffer).setUint32(20, height);
  return bytes;
};

/** What is no picture, film or sound, whatever it is called. */
export const HOSTILE: readonly [name: string, bytes: Uint8Array<ArrayBuffer>][] = [
  ["a page with a script", text("<!doctype html><script>alert(document.cookie)</script>")],
  ["an SVG with a script", text('<svg xmlns="http://www.w3.org/2000/svg"><script>alert(1)</script></svg>')],
  ["an SVG that reaches out", text('<svg xmlns="http://www.w3.org/2000/svg"><image href="http://169.254.169.254/"/></svg>')],
  ["entities in entities", text(`<?xml version="1.0"?><!DOCTYPE svg [<!ENTITY a0 "x">${ENTITIES}]><svg>&a9;</svg>`)],
  ["a playlist of local files", text("#EXTM3U\n#EXTINF:1,\nfile:///etc/passwd\n")],
  ["a list for ffmpeg", text("ffconcat version 1.0\nfile '/etc/passwd'\n")],
  ["a shell script", text("#!/bin/sh\nrm -rf /\n")],
  ["a PHP page", text("<?php system($_GET['c']); ?>")],
  ["a program for Linux", padded([0x7f, ...ascii("ELF"), 2, 1, 1])],
  ["a program for Windows", padded(ascii("MZ"))],
  ["a Java class", padded([0xca, 0xfe, 0xba, 0xbe])],
  ["WebAssembly", padded([0, ...ascii("asm"), 1, 0, 0, 0])],
  ["a ZIP", padded([...ascii("PK"), 3, 4, 20, 0], 600, noise)],
  ["a gzip", padded([0x1f, 0x8b, 8], 600, noise)],
  ["a tar", padded(ascii("../../etc/passwd"))],
  ["a PDF", text("%PDF-1.7\n1 0 obj<</OpenAction<</S/JavaScript/JS(app.alert(1))>>>>endobj")],
  ["a database", text(`SQLite format 3\0${"\0".repeat(90)}`)],
  ["one byte", padded([0], 1)],
  ["zeros", padded([])],
  ["chance", padded([], 5000, noise)],
  ["the start of a PNG alone", padded(PNG, 8)],
  ["a PNG of no size", pngOf(0, 0)],
  ["a JPEG that ends at once", padded([0xff, 0xd8, 0xff, 0xe0], 4)],
  ["a JPEG without a frame", padded([0xff, 0xd8, 0xff, 0xe0, 0, 16, ...ascii("JFIF")])],
  ["a GIF's name alone", text("GIF89a")],
];

/** Endings that the library takes, with the type that a browser says of them. */
export const ENDINGS: readonly [ending: string, type: string][] = [
  ["jpg", "image/jpeg"],
  ["png", "image/png"],
  ["webp", "image/webp"],
  ["gif", "image/gif"],
  ["bmp", "image/bmp"],
  ["mp4", "video/mp4"],
  ["mov", "video/quicktime"],
  ["mkv", "video/x-matroska"],
  ["mp3", "audio/mpeg"],
];
