// Which addresses a merchant's picture may be fetched from. Pure: names are resolved elsewhere and judged here.
import ipaddr from 'ipaddr.js';

/** True for an address of the public internet; private, local, shared, mapped, tunnelled and reserved ones are not. */
export function isPublicAddress(address: string): boolean {
  if (!ipaddr.isValid(address)) return false;
  const parsed = ipaddr.parse(address);
  if (parsed.range() !== 'unicast') return false;
  // Of IPv6 only 2000::/3 has been given out.
  return parsed.kind() === 'ipv4' || parsed.match(ipaddr.parse('2000::'), 3);
}

export type AddressFault = 'url_not_allowed' | 'address_not_public';

/** What is wrong with a URL by itself: only http and https, no user names, no ports but the usual ones. Null when nothing is. */
export function urlFault(url: URL): AddressFault | null {
  const usual = url.port === '' || ['80', '443', '8080', '8443'].includes(url.port);
  return /^https?:$/.test(url.protocol) && url.username === '' && url.password === '' && usual
    ? null
    : 'url_not_allowed';
}

/** The address to connect to; null unless every address of the name is public: a mixed answer is an attack. */
export function chooseAddress(addresses: readonly string[]): string | null {
  return addresses.length > 0 && addresses.every(isPublicAddress) ? (addresses[0] ?? null) : null;
}
