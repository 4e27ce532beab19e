const PATHS = {
  play: "M7 4v16l13-8z",
  pause: "M7 4v16M17 4v16",
  first: "M6 4v16M20 4 9 12l11 8z",
  frameBack: "M16 5l-8 7 8 7",
  frameOn: "M8 5l8 7-8 7",
  last: "M18 4v16M4 4l11 8-11 8z",
  text: "M4 7V4h16v3M12 4v16M8 20h8",
  undo: "M9 5 4 10l5 5M4 10h10a6 6 0 0 1 0 12h-3",
  redo: "M15 5l5 5-5 5M20 10H10a6 6 0 0 0 0 12h3",
  split: "M12 2v20M8 7H3v10h5M16 7h5v10h-5",
  trash: "M4 6h16M9 6V3h6v3M6 6l1 15h10l1-15M10 10v7M14 10v7",
  close: "M3 6v12M21 6v12M7 12h10M10 9l-3 3 3 3M14 9l3 3-3 3",
  closeGap: "M3 5h5v14H3zM21 5h-5v14h5M10 12h4",
  copy: "M8 8h13v13H8zM16 8V3H3v13h5",
  magnet: "M5 3v9a7 7 0 0 0 14 0V3h-5v9a2 2 0 0 1-4 0V3zM5 7h5M14 7h5",
  zoomIn: "M4 10.5a6.5 6.5 0 1 0 13 0a6.5 6.5 0 1 0-13 0M15.5 15.5 21 21M7.500 10.5h6M10.5 7.500v6",
  zoomOut: "M4 10.5a6.5 6.5 0 1 0 13 0a6.5 6.5 0 1 0-13 0M15.5 15.5 21 21M7.500 10.5h6",
  fit: "M3 5v14M21 5v14M6 12h12M9 8l-3 4 3 4M15 8l3 4-3 4",
  marker: "M6 3h12v11l-6 6-6-6z",
  keys: "M2 6h20v12H2zM6 10h.01M10 10h.01M14 10h.01M18 10h.01M7 14h10",
  safe: "M3 3h18v18H3zM7 6h10v9H7z",
  eye: "M2 12s4-7 10-7 10 7 10 7-4 7-10 7S2 12 2 12zM12 9a3 3 0 1 0 0 6a3 3 0 1 0 0-6",
  eyeOff: "M2 12s4-7 10-7 10 7 10 7-4 7-10 7S2 12 2 12zM3 3l18 18",
  lock: "M5 11h14v10H5zM8 11V7a4 4 0 0 1 8 0v4",
  unlock: "M5 11h14v10H5zM8 11V7a4 4 0 0 1 7.500-2",
  speaker: "M4 9v6h4l6 5V4L8 9zM17 9a4 4 0 0 1 0 6M19.500 6.500a8 8 0 0 1 0 11",
  muted: "M4 9v6h4l6 5V4L8 9zM17 9l5 6M22 9l-5 6",
  history: "M4 5v5h5M4.500 10A8 8 0 1 1 4 14M12 8v5l3 2",
  ripple: "M3 6h7v12H3zM14 12h7M18 9l3 3-3 3",
  back: "M20 12H5M11 5l-7 7 7 7",
  media: "M3 5h18v14H3zM3 16l5-5 5 5 3-3 5 4M15 9h2",
  words: "M4 6h16M4 11h10M4 16h16M17 9v4",
  select: "M5 3l14 10-7 1-4 6z",
  roll: "M12 3v18M9 8l-5 4 5 4M15 8l5 4-5 4",
  slip: "M3 5v14M21 5v14M10 8l-4 4 4 4M14 8l4 4-4 4",
  slide: "M8 5h8v14H8zM5 9l-3 3 3 3M19 9l3 3-3 3",
  files: "M3 6h6l2 3h10v10H3z",
  more: "M4 6h10M4 12h16M4 18h10M18 4v4M8 16v4",
  table: "M3 5h18v14H3zM3 10h18M9 5v14",
} as const;
export type EditorIconName = keyof typeof PATHS;

/** The editor's own line drawings, as shell/icon draws those of the pages. */
export function EditorIcon({ name, size = 18 }: { name: EditorIconName; size?: number }) {
  return (
    <svg
      width={size}
      height={size}
      viewBox="0 0 24 24"
      fill={name === "play" ? "currentColor" : "none"}
      stroke="currentColor"
      strokeWidth={1.6}
      aria-hidden="true"
      className="te-icon"
    >
      <path d={PATHS[name]} />
    </svg>
  );
}
