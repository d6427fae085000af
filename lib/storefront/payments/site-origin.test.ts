import { siteOrigin } from './site-origin.ts';

const HOSTS = ['ff1.example'];
const originOf = (host: string, siteUrl?: string) => siteOrigin({ host, siteUrl, privateSaleHosts: HOSTS });

test('a trial is where the shopper reached it', () => expect(originOf('LOCALHOST:3000')).toBe('http://localhost:3000'));

test('a shop leads back to its own address, whatever host was named', () =>
  expect(originOf('evil.example', 'https://shop.example')).toBe('https://shop.example'));

test('who pays in the private sale comes back there', () =>
  expect(originOf('ff1.example:8443', 'https://shop.example')).toBe('https://ff1.example:8443'));
