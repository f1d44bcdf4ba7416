/** Whether an address means the computer itself, so that nobody else can follow it. */
export function isLoopback(host: string): boolean {
  return host === 'localhost' || host.endsWith('.localhost') || host === '[::1]' || /^127\./.test(host);
}

/** A link that others can follow, at the address in the network; "" when nobody else can reach the server. */
export function shareable(link: string, network: string): string {
  const { hostname, origin } = new URL(link);
  if (!isLoopback(hostname)) return link;
  return network ? link.replace(origin, network) : '';
}
