import { isSameOrigin } from './same-origin.ts';

const facts = { secFetchSite: null, origin: null, host: 'shop.test', siteUrl: undefined };

test.each([
  [{ secFetchSite: 'same-origin' }, true],
  [{ secFetchSite: 'same-site' }, false],
  [{ secFetchSite: 'cross-site' }, false],
  [{ secFetchSite: 'none' }, false],
  [{ secFetchSite: 'cross-site', origin: 'http://shop.test' }, false],
  [{ origin: 'http://shop.test' }, true],
  [{ origin: 'http://shop.test:3000', host: 'shop.test:3000' }, true],
  [{ origin: 'https://www.shop.test', siteUrl: 'https://www.shop.test/' }, true],
  [{ origin: 'http://shop.test.evil.test' }, false],
  [{ origin: 'http://shop.test:81' }, false],
  [{ origin: 'null' }, false],
  [{ origin: 'nonsense' }, false],
  [{}, false],
  [{ host: null, origin: 'null' }, false],
])('the headers %j are same-origin: %s', (change, expected) =>
  expect(isSameOrigin({ ...facts, ...change })).toBe(expected),
);
