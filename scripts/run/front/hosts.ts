/** Loopback names that a browser on this machine uses. */
const LOOPBACK = ["127.0.0.1", "localhost", "[::1]"];

/** Splits a Host header; null for what is none. */
function hostOf(header: string): { name: string; port: string } | null {
  const found = /^(\[[0-9a-f:.]+\]|[a-z0-9._-]+)(?::(\d{1,5}))?$/i.exec(header);
  return found?.[1] ? { name: found[1].toLowerCase().replace(/\.$/, ""), port: found[2] ?? "" } : null;
}

const admits = (rule: string, name: string, port: string): boolean => {
  const asked = /:\d+$/.test(rule) ? `${name}:${port}` : name;
  return rule.startsWith(".") ? asked.endsWith(rule) : asked === rule;
};

/**
 * Which Host headers are answered: loopback at our own port, and the hosts of PUBLIC_HOSTS (commas between; a leading
 * dot admits subdomains; any port, unless one is named). Any other is DNS rebinding: a site that points its name here.
 */
export function hostCheck(port: number, publicHosts: string): (header: string) => boolean {
  const rules = publicHosts
    .toLowerCase()
    .split(/[\s,]+/)
    .filter(Boolean);
  return (header) => {
    const host = hostOf(header);
    if (!host) return false;
    return (host.port === String(port) && LOOPBACK.includes(host.name)) || rules.some((rule) => admits(rule, host.name, host.port));
  };
}
