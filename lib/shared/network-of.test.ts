import { networkOf } from './network-of.ts';

test.each([
  ['203.0.113.7', '203.0.113.7'],
  ['203.0.113.7:1234', '203.0.113.7'],
  [' 203.0.113.7 ', '203.0.113.7'],
  ['::ffff:203.0.113.7', '203.0.113.7'],
  ['::FFFF:203.0.113.7', '203.0.113.7'],
  ['[::ffff:203.0.113.7]:443', '203.0.113.7'],
  ['::ffff:cb00:7107', '203.0.113.7'],
  ['0:0:0:0:0:ffff:cb00:7107', '203.0.113.7'],
  ['2001:db8:1:2:3:4:5:6', '2001:db8:1:2'],
  ['2001:0DB8:0001:0002:3:4:5:6', '2001:db8:1:2'],
  ['2001:db8:1:2::6', '2001:db8:1:2'],
  ['[2001:db8:1:2::6]:443', '2001:db8:1:2'],
  ['[2001:db8:1:2::6]', '2001:db8:1:2'],
  ['2001:db8:1:2::203.0.113.7', '2001:db8:1:2'],
  ['2001:db8::6', '2001:db8:0:0'],
  ['2001:db8::1:2:3:4:5', '2001:db8:0:1'],
  ['2001:db8:0:0:3:4:5:6', '2001:db8:0:0'],
  ['[2001:db8::1]:443', '2001:db8:0:0'],
  ['fe80::1%eth0', 'fe80:0:0:0'],
  ['::1', '0:0:0:0'],
  ['', ''],
])('the IP address %s is counted under %s', (address, network) => expect(networkOf(address)).toBe(network));

test.each(['unknown', 'network-7', '1:2:3', '::1::2', '2001:db8:::1', '1:2:3:4:5:6:7:8:9', '2001:xyz::1', '12345::1'])(
  '%s is no IP address and is returned unchanged',
  (text) => expect(networkOf(text)).toBe(text),
);

test('a long text is cut, so that the key of an IP address is always short', () => {
  for (const text of ['x'.repeat(16_000), ':'.repeat(16_000), '1:'.repeat(8_000)]) {
    expect(networkOf(text).length).toBeLessThan(81);
  }
});
