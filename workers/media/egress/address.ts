import { BlockList, isIP } from "node:net";

const RESERVED_4 = [
  ["0.0.0.0", 8],
  ["10.0.0.0", 8],
  ["100.64.0.0", 10],
  ["127.0.0.0", 8],
  ["169.254.0.0", 16],
  ["172.16.0.0", 12],
  ["192.0.0.0", 24],
  ["192.0.2.0", 24],
  ["192.88.99.0", 24],
  ["192.168.0.0", 16],
  ["198.18.0.0", 15],
  ["198.51.100.0", 24],
  ["203.0.113.0", 24],
  ["224.0.0.0", 4],
  ["240.0.0.0", 4],
] as const;
/** Only 2000::/3 is global unicast; within it, these are not for us (documentation, 6to4, Teredo, …). */
const RESERVED_6 = [
  ["2001::", 23],
  ["2001:db8::", 32],
  ["2002::", 16],
  ["3fff::", 20],
] as const;

const reserved = new BlockList();
for (const [net, bits] of RESERVED_4) reserved.addSubnet(net, bits, "ipv4");
for (const [net, bits] of RESERVED_6) reserved.addSubnet(net, bits, "ipv6");
const global6 = new BlockList();
global6.addSubnet("2000::", 3, "ipv6");

/** Whether an IP address belongs to the public internet: not loopback, private, link-local, metadata or reserved. */
export function isPublicAddress(address: string): boolean {
  const version = isIP(address);
  if (version === 4) return !reserved.check(address, "ipv4");
  // IPv4 inside IPv6 (::ffff:…, 64:ff9b::…) is not in 2000::/3, so it falls here too.
  return version === 6 && global6.check(address, "ipv6") && !reserved.check(address, "ipv6");
}
