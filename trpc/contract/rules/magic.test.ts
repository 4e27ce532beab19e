import { describe, expect, it } from "vitest";
import { sniff } from "./magic.ts";

const text = (content: string) => new TextEncoder().encode(content);
const bytes = (...values: number[]) => Uint8Array.from([...values, ...Array.from({ length: 16 }, () => 0)]);
const iso = (brand: string, ...compatible: string[]) =>
  text(`\0\0\0${String.fromCharCode(16 + compatible.length * 4)}ftyp${brand}\0\0\0\0${compatible.join("")}`);

describe("what a file is by its first bytes", () => {
  it.each([
    ["jpg", bytes(0xff, 0xd8, 0xff, 0xe0)],
    ["png", bytes(0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a)],
    ["gif", text("GIF89a....")],
    ["bmp", text("BM0123456789abcdef")],
    ["webp", text("RIFF0000WEBPVP8 ")],
    ["wav", text("RIFF0000WAVEfmt ")],
    ["avi", text("RIFF0000AVI LIST")],
    ["mp4", iso("isom")],
    ["mp4", iso("M4V ")],
    ["mov", iso("qt  ")],
    ["avif", iso("avif", "mif1", "miaf")],
    ["avif", iso("avis", "avif", "msf1")],
    ["avif", iso("mif1", "miaf", "avif")],
    ["heic", iso("heic", "mif1")],
    ["heic", iso("mif1", "heic", "hevc")],
    ["mp4", iso("isom", "avif")],
    ["mov", text("\0\0\0\u0008wide\0\0\0\0")],
    ["m4a", iso("M4A ")],
    ["webm", Uint8Array.from([0x1a, 0x45, 0xdf, 0xa3, ...text("....webm")])],
    ["mkv", Uint8Array.from([0x1a, 0x45, 0xdf, 0xa3, ...text("....matroska")])],
    ["wmv", bytes(0x30, 0x26, 0xb2, 0x75)],
    ["flv", text("FLV\u0001....")],
    ["mp3", text("ID3\u0003....")],
    ["mp3", bytes(0xff, 0xfb, 0x90, 0x00)],
    ["svg", text('<?xml version="1.0"?>\n<!-- a --><svg xmlns="http://www.w3.org/2000/svg"/>')],
  ])("knows %s", (format, content) => {
    expect(sniff(content)).toBe(format);
  });

  it.each([
    ["nothing", new Uint8Array()],
    ["a page", text("<!doctype html><svg>")],
    ["a program", text("MZ\u0090")],
    ["words", text("hello there")],
  ])("does not take %s for one of ours", (_name, content) => {
    expect(sniff(content)).toBeNull();
  });
});
