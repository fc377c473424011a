/** An IP address as one writes it: an IPv4 address that a socket of IPv6 wraps ("::ffff:8.8.8.8") by itself, without a zone ("%eth0"). */
export function plainAddress(address: string): string {
  return address.replace(/^::ffff:(?=\d+\.)/i, '').replace(/%.*$/, '')
}
