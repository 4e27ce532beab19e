const WIDTH = 28;

/** A progress bar on a terminal's last line; plain lines where there is no terminal. */
export function progressBar(): { show(label: string, percent: number): void; end(): void } {
  const live = process.stderr.isTTY;
  let last = "";
  return {
    show(label, percent) {
      const filled = Math.round((percent / 100) * WIDTH);
      const line = `${"█".repeat(filled)}${"░".repeat(WIDTH - filled)} ${String(Math.round(percent)).padStart(3)} %  ${label}`;
      if (live) process.stderr.write(`\r\x1b[K${line}`);
      else if (label !== last) process.stderr.write(`${label} …\n`);
      last = label;
    },
    end() {
      if (live) process.stderr.write("\r\x1b[K");
    },
  };
}
