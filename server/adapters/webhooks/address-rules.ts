/** Which addresses a webhook may go to: those of the internet, and none of a network that the server is in. */
import { BlockList, isIP } from 'node:net';

const inside = new BlockList();
for (const [network, prefix] of [
  ['0.0.0.0', 8],
  ['10.0.0.0', 8],
  ['100.64.0.0', 10],
  ['127.0.0.0', 8],
  ['169.254.0.0', 16],
  ['172.16.0.0', 12],
  ['192.0.0.0', 24],
  ['192.0.2.0', 24],
  ['192.168.0.0', 16],
  ['198.18.0.0', 15],
  ['198.51.100.0', 24],
  ['203.0.113.0', 24],
  ['224.0.0.0', 3],
] as const)
  inside.addSubnet(network, prefix, 'ipv4');

const internet = new BlockList();
internet.addSubnet('2000::', 3, 'ipv6');
/** In that range, but tunnels to IPv4 addresses, and documentation. */
for (const [network, prefix] of [
  ['2001::', 23],
  ['2001:db8::', 32],
  ['2002::', 16],
] as const)
  inside.addSubnet(network, prefix, 'ipv6');

/** Whether a resolved address is on the internet. */
export function isPublicAddress(address: string): boolean {
  const family = isIP(address);
  if (family === 4) return !inside.check(address, 'ipv4');
  return family === 6 && internet.check(address, 'ipv6') && !inside.check(address, 'ipv6');
}

export const isLoopback = (address: string): boolean => /^127\./.test(address) || address === '::1';
