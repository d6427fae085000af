import { networkOf } from './caller-limits.ts';

test.each([
  ['203.0.113.7', '203.0.113.7'],
  ['::ffff:203.0.113.7', '::ffff:203.0.113.7'],
  ['2001:db8:1:2:3:4:5:6', '2001:db8:1:2'],
  ['2001:db8:1:2::6', '2001:db8:1:2'],
  ['2001:db8::6', '2001:db8'],
  ['::1', ''],
  ['', ''],
])('%s is counted as %s', (address, network) => expect(networkOf(address)).toBe(network));

test('no address makes a long key', () => expect(networkOf('x'.repeat(16_000)).length).toBeLessThan(50));
