/** What of the public internet the service reads for others. */
export interface EgressLimits {
  /** Address prefixes that may be read wherever they are, on any port: the sample shop on loopback. */
  allowed: readonly string[];
  /** Ports of public hosts that may be asked: what listens on others is no shop. */
  ports: ReadonlySet<number>;
}
