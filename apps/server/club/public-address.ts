import { BlockList, isIP } from 'node:net';

const INNER = new BlockList();
// Of the registries of special addresses: this machine, private networks, links, tests, multicast and what is reserved.
for (const range of [
  '0.0.0.0/8',
  '10.0.0.0/8',
  '100.64.0.0/10',
  '127.0.0.0/8',
  '169.254.0.0/16',
  '172.16.0.0/12',
  '192.0.0.0/24',
  '192.0.2.0/24',
  '192.88.99.0/24',
  '192.168.0.0/16',
  '198.18.0.0/15',
  '198.51.100.0/24',
  '203.0.113.0/24',
  '224.0.0.0/4',
  '240.0.0.0/4',
]) {
  const [net, bits] = range.split('/');
  INNER.addSubnet(net, Number(bits), 'ipv4');
}
// Of IPv6 only these are given out to anybody, but for tunnels into IPv4, and addresses for documents.
const GLOBAL = new BlockList();
GLOBAL.addSubnet('2000::', 3, 'ipv6');
for (const range of ['2001::/23', '2001:db8::/32', '2002::/16', '3fff::/20']) {
  const [net, bits] = range.split('/');
  INNER.addSubnet(net, Number(bits), 'ipv6');
}

/** Whether an address belongs to the open internet: nothing of this machine or its networks is reached there. */
export function isPublicAddress(address: string): boolean {
  const kind = isIP(address);
  if (kind === 4) return !INNER.check(address, 'ipv4');
  return kind === 6 && GLOBAL.check(address, 'ipv6') && !INNER.check(address, 'ipv6');
}

/** Whether an address that somebody has given may be asked at all; its name is looked up when it is. */
export function isHookUrl(text: string): boolean {
  if (text.length > LONGEST_URL || !URL.canParse(text)) return false;
  const { protocol, username, password, port, hostname } = new URL(text);
  const literal = hostname.replace(/^\[|\]$/g, '');
  return (
    protocol === 'https:' &&
    username === '' &&
    password === '' &&
    port === '' &&
    (isIP(literal) === 0 ? hostname.includes('.') : isPublicAddress(literal))
  );
}

const LONGEST_URL = 500;
