// What each command is for and what it takes. boot.mjs reads it before anything is installed or started.

const VERBOSE = { name: "--verbose", says: "the servers' own output goes to the terminal too" };
const PARTS = ["types", "lint", "unit", "media", "product", "e2e", "deploy"];

/** By the file of `scripts/` that runs it. A flag with `value` takes one; `words` names what else may be given. */
export const COMMANDS = {
  start: {
    usage: "npm start [-- --verbose]",
    says: "Sets everything up and serves the product at http://127.0.0.1:8787 (PORT changes it) until Ctrl-C.",
    flags: [VERBOSE],
  },
  dev: {
    usage: "npm run dev [-- --verbose]",
    says: "Serves the pages from their sources, on the real bindings: a saved file is shown at once, and workers and media service are started again when theirs change.",
    flags: [VERBOSE],
  },
  test: {
    usage: `npm test [-- ${PARTS.join(" | ")}] [--verbose]`,
    says: 'Runs every test, or the parts that are named. The last line is "N passed, N failed".',
    flags: [VERBOSE],
    words: PARTS,
  },
  validate: { usage: "npm run validate", says: "Types, lint and unit tests, at the same time: under a minute on idle cores.", flags: [] },
  deploy: {
    usage: "npm run deploy -- --dry-run | --origin URL",
    says: "Deploys both workers, the container, databases, namespace, bucket and secrets to Cloudflare.",
    flags: [
      { name: "--dry-run", says: "bundles and checks them, without an account" },
      { name: "--origin", value: "URL", says: "where visitors will come to" },
    ],
  },
  make: {
    usage:
      "npm run make -- URL --out ad.mp4 [...]\n       npm run make -- --sample --out ad.mp4 [...]\n       npm run make -- --tool SLUG --out FOLDER name=value ...",
    says: "Makes an ad of a product's page, or anything that a tool makes, without a browser.",
    words: true,
    flags: [
      { name: "--sample", says: "of the sample product, without a network" },
      { name: "--out", value: "FILE|FOLDER", says: "where the MP4 goes, or what a tool makes" },
      {
        name: "--tool",
        value: "SLUG",
        says: "a tool; its input follows as name=value, files by their path, a text of a file as name=@path",
      },
      { name: "--stage", value: "NAME", says: "what the tool is to do, where it can do several things" },
      { name: "--lang", value: "en|zh", says: "language" },
      { name: "--ratio", value: "9:16|16:9|1:1", says: "aspect ratio" },
      { name: "--length", value: "15|20|30|45|60", says: "seconds" },
      { name: "--template", value: "NAME", says: "template" },
      { name: "--voice", value: "NAME", says: "voice" },
      { name: "--avatar", value: "NAME", says: "presenter" },
      { name: "--music", value: "STYLE", says: "music" },
    ],
  },
  bench: {
    usage: "npm run -s bench -- [--json] [--few] [NAME...]",
    says: "Measures figures: all, those of a name, or those whose names begin with it (ssr).",
    words: true,
    flags: [
      { name: "--json", says: "one JSON object on standard output" },
      { name: "--few", says: "a first reading: some of the ads and cut-outs" },
    ],
  },
  "product-extract": {
    usage: "npm run -s product:extract -- FILE_OR_DIR...",
    says: "What the page reader makes of saved pages (.html, .html.gz), a JSON line for each.",
    words: true,
    flags: [],
  },
  setup: { usage: "npm run setup", says: "Installs and builds all that the product needs, and starts nothing.", flags: [] },
};

const described = ({ usage, says, flags }) =>
  [
    `Usage: ${usage}`,
    "",
    says,
    ...(flags.length > 0 ? [""] : []),
    ...flags.map(({ name, value, says: what }) => `  ${[name, value].filter(Boolean).join(" ").padEnd(28)} ${what}`),
    "",
  ].join("\n");

/** The first argument that a command does not take; undefined where it takes all of them. */
function unknown({ flags, words }, args) {
  for (let at = 0; at < args.length; at += 1) {
    const [name, given] = args[at].split("=", 2);
    const flag = flags.find((one) => one.name === name);
    if (flag?.value && given === undefined) at += 1;
    if (name.startsWith("-") ? !flag : words !== true && !words?.includes(args[at])) return args[at];
  }
  return undefined;
}

/** What is said instead of the command being run, and with which exit code; null where it is to run. */
export function instead(command, args) {
  const known = COMMANDS[command];
  if (!known) return { text: `There is no command ${command}.\n`, code: 2 };
  if (args.includes("--help") || args.includes("-h")) return { text: described(known), code: 0 };
  const wrong = unknown(known, args);
  return wrong === undefined ? null : { text: `${wrong} is nothing that this command takes.\n\n${described(known)}`, code: 2 };
}
