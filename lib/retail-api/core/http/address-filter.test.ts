import { isOrdinaryAddress, isPublicAddress } from './address-filter.ts';

test.each([
  '127.0.0.1',
  '10.1.2.3',
  '169.254.169.254',
  '192.168.1.1',
  '100.64.0.1',
  '0.0.0.0',
  '255.255.255.255',
  '::1',
  '::',
  'fc00::1',
  'fe80::1',
  '::ffff:10.0.0.1',
  '2002:7f00:1::',
  '64:ff9b::a00:1',
  '::10.0.0.1',
  '4000::1',
  '9000::1',
  '2001:db8::1',
  '192.88.99.1',
  '198.18.0.1',
])('%s is a private address', (address) => {
  expect(isPublicAddress(address)).toBe(false);
});

test.each(['8.8.8.8', '172.15.0.1', '2606:4700::1111'])('%s is a public address', (address) => {
  expect(isPublicAddress(address)).toBe(true);
});

test.each([
  ['127.0.0.1', true],
  ['10.1.2.3', true],
  ['fd00::1', true],
  ['8.8.8.8', true],
  ['169.254.169.254', false],
  ['fe80::1', false],
  ['::ffff:169.254.169.254', false],
  ['0.0.0.0', false],
  ['::', false],
])('%s is an ordinary address: %s', (address, isOrdinary) => {
  expect(isOrdinaryAddress(address)).toBe(isOrdinary);
});
