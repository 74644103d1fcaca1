import { BlockList, isIP } from 'node:net'

const reserved = new BlockList()
// this network, private ones, carrier NAT, loopback, link-local with the clouds' metadata, documentation, benchmarks, multicast
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
  '224.0.0.0/3',
  // a cloud's own service behind a public number
  '168.63.129.16/32',
])
  add(range, 'ipv4')
// tunnels that end at an IPv4 address, and documentation, within what is public
for (const range of ['2001::/23', '2001:db8::/32', '2002::/16', '3fff::/20']) add(range, 'ipv6')

const world = new BlockList()
world.addSubnet('2000::', 3, 'ipv6')

function add(range: string, family: 'ipv4' | 'ipv6'): void {
  const [net = '', bits] = range.split('/')
  reserved.addSubnet(net, Number(bits), family)
}

/**
 * Whether an address is one of the public internet. Of IPv6 only what is given out to the world counts: mapped and
 * translated IPv4, local and link-local ones lie outside of it.
 */
export function isPublicAddress(address: string): boolean {
  const family = isIP(address)
  if (family === 4) return !reserved.check(address, 'ipv4')
  return family === 6 && world.check(address, 'ipv6') && !reserved.check(address, 'ipv6')
}
