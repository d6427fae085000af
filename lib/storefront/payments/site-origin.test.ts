import { siteOrigin } from './site-origin.ts';

const HOSTS = ['ff1.example'];
const originOf = (host: string, siteUrl?: string) => siteOrigin({ host, siteUrl, privateSaleHosts: HOSTS });

test('a store without SITE_URL has the origin that the shopper used', () =>
  expect(originOf('LOCALHOST:3000')).toBe('http://localhost:3000'));

test('a store with SITE_URL has that origin, whatever the Host header', () =>
  expect(originOf('evil.example', 'https://shop.example')).toBe('https://shop.example'));

test('the origin of a host of the private sale is that host', () =>
  expect(originOf('ff1.example:8443', 'https://shop.example')).toBe('https://ff1.example:8443'));
