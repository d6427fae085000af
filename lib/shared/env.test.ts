import { ConfigurationError, parseEnvironment } from './env.ts';

test.each([
  ['HTTPS://Shop.Example', 'https://shop.example'],
  ['https://shop.example/', 'https://shop.example'],
  ['http://localhost:3000', 'http://localhost:3000'],
])('the setting SITE_URL %s is read as %s', (written, read) => {
  expect(parseEnvironment({ SITE_URL: written }).SITE_URL).toBe(read);
});

test.each(['shop.example', 'ftp://shop.example', 'https://shop.example/shop', 'https://shop.example?a=b'])(
  'the setting SITE_URL %s is refused at the start',
  (written) => {
    expect(() => parseEnvironment({ SITE_URL: written })).toThrow(ConfigurationError);
    expect(() => parseEnvironment({ SITE_URL: written })).toThrow(/^SITE_URL: /);
  },
);
