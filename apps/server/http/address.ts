import { isIPv6 } from 'node:net';

/** The address that a limit counts: an IPv4 address, or in IPv6 the /64 network of one household or machine. */
export function countedAddress(address: string): string {
  const mapped = /^::ffff:(\d+\.\d+\.\d+\.\d+)$/i.exec(address)?.[1];
  if (mapped !== undefined) return mapped;
  if (!isIPv6(address)) return address;
  const [head = '', tail] = (address.split('%')[0] ?? '').split('::');
  const front = head === '' ? [] : head.split(':');
  const back = tail === undefined || tail === '' ? [] : tail.split(':');
  const gap = tail === undefined ? [] : Array<string>(Math.max(0, 8 - front.length - back.length)).fill('0');
  const groups = [...front, ...gap, ...back].map((group) => group.replace(/^0+(?=.)/, '').toLowerCase());
  return `${groups.slice(0, 4).join(':')}::/64`;
}

export function isLoopback(address: string): boolean {
  return address === '::1' || /^(::ffff:)?127\./i.test(address);
}
