const PATHS = {
  home: "M3 10.5 12 3l9 7.5V21h-6v-6H9v6H3z",
  projects: "M3 5h18v14H3zM3 9h18M8 5v4M16 5v4M3 15h18",
  link: "M10 14a4 4 0 0 0 6 .5l3.5-3.5a4.2 4.2 0 0 0-6-6L12 6.5M14 10a4 4 0 0 0-6-.5L4.5 13a4.2 4.2 0 0 0 6 6L12 17.5",
  pencil: "M4 20l1-5L16.5 3.500l4 4L9 19zM14 6l4 4",
  homeSolid: "M3 10.5 12 3l9 7.5V21h-6v-6H9v6H3z",
  projectsSolid: "M3 5h18v4H3zM3 9h18v10H3z",
  sound: "M9 18V6l11-2v12M6 15.500a2.500 2.500 0 1 0 0 5a2.500 2.500 0 1 0 0-5M17 13.500a2.500 2.500 0 1 0 0 5a2.500 2.500 0 1 0 0-5",
  assets: "M3 6h7l2 2h9v11H3zM3 15l5-4 4 3 3-2 6 4",
  assetsSolid: "M3 6h7l2 2h9v11H3z",
  folder: "M3 6h7l2 2h9v11H3z",
  star: "M12 3l2.700 5.800 6.300.700-4.700 4.300 1.300 6.200-5.600-3.200-5.600 3.200 1.300-6.200L3 9.500l6.300-.700z",
  starSolid: "M12 3l2.700 5.800 6.300.700-4.700 4.300 1.300 6.200-5.600-3.200-5.600 3.200 1.300-6.200L3 9.500l6.300-.700z",
  tools: "M4 4h7v7H4zM13 4h7v7h-7zM4 13h7v7H4zM13 13h7v7h-7z",
  toolsSolid: "M4 4h7v7H4zM13 4h7v7h-7zM4 13h7v7H4zM13 13h7v7h-7z",
  search: "M4 10.500a6.500 6.500 0 1 0 13 0a6.500 6.500 0 1 0-13 0M15.500 15.500 21 21",
  menu: "M3 6h18M3 12h18M3 18h12",
  close: "M5 5l14 14M19 5 5 19",
  theme: "M12 3a9 9 0 1 0 0 18zM12 3a9 9 0 0 1 0 18",
  up: "M12 20V5M5 11l7-7 7 7",
  down: "M12 4v15M5 13l7 7 7-7",
  left: "M20 12H5M11 5l-7 7 7 7",
  right: "M4 12h15M13 5l7 7-7 7",
  plus: "M12 4v16M4 12h16",
  split: "M4 4h16v5H4zM4 15h16v5H4zM3 12h3M10.500 12h3M18 12h3",
  download: "M12 3v13M6 11l6 6 6-6M4 21h16",
  grip: "M9 5h.01M15 5h.01M9 12h.01M15 12h.01M9 19h.01M15 19h.01",
  nobody: "M12 4a4 4 0 1 0 0 8a4 4 0 1 0 0-8M4 21c0-4 3-6 8-6s8 2 8 6M3 3l18 18",
  camera: "M3 8h4l2-3h6l2 3h4v12H3zM12 10.500a3.500 3.500 0 1 0 0 7a3.500 3.500 0 1 0 0-7",
  key: "M8 9a4 4 0 1 0 0 8a4 4 0 1 0 0-8M11.500 11.500 20 4M16 7.500l3 3M13.500 9.500l2 2",
  chart: "M4 4v16h16M8 16v-5M12 16V7M16 16v-7",
  coins:
    "M9 5a5 3 0 1 0 0 6a5 3 0 1 0 0-6M4 8v5c0 1.700 2.200 3 5 3M14 9v4M15 12a5 3 0 1 0 0 6a5 3 0 1 0 0-6M10 15v3c0 1.700 2.200 3 5 3s5-1.300 5-3v-3",
  code: "M8 7l-5 5 5 5M16 7l5 5-5 5M13.500 5l-3 14",
  film: "M3 5h18v14H3zM7 5v14M17 5v14M3 12h18",
  clip: "M3 5h18v14H3zM10 9l5 3-5 3z",
  picture: "M3 4h18v16H3zM3 17l6-6 4 4 3-3 5 5M15.500 8h.01",
  avatar: "M12 7a3.500 3.500 0 1 0 0 7a3.500 3.500 0 1 0 0-7M3 3h18v18H3zM6 21c.500-3 2.500-4.500 6-4.500s5.500 1.500 6 4.500",
  person: "M12 4a4 4 0 1 0 0 8a4 4 0 1 0 0-8M4 21c0-4 3-6 8-6s8 2 8 6",
  gift: "M4 12h16v9H4zM3 8h18v4H3zM12 8v13M12 8c-5 0-6-5-3-5 2 0 3 3 3 5zM12 8c5 0 6-5 3-5-2 0-3 3-3 5z",
  warning: "M12 3 2 21h20zM12 10v5M12 18h.01",
} as const;

export type IconName = keyof typeof PATHS;

/** A line drawing of 1.5 px, in the colour of the text. Decoration: the words beside it say what it means. */
export function Icon({ name, size = 20 }: { name: IconName; size?: number }) {
  return (
    <svg
      width={size}
      height={size}
      viewBox="0 0 24 24"
      fill={name.endsWith("Solid") ? "currentColor" : "none"}
      stroke="currentColor"
      strokeWidth={name === "grip" ? 3 : 1.6}
      strokeLinecap="square"
      aria-hidden="true"
      className="shrink-0"
    >
      <path d={PATHS[name]} />
    </svg>
  );
}
