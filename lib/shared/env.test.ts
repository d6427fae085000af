import { ConfigurationError, parseEnvironment, SETTING_NAMES } from './env.ts';

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

test.each([
  ['RETAIL_API_PORT', 'abc', 'must be a whole number from 0 to 65535'],
  ['OTP_LENGTH', '3', 'must be a whole number from 4 to 8'],
  ['OTP_LENGTH', '4.5', 'must be a whole number from 4 to 8'],
  ['SITE_URL', 'ftp://x', 'must be an address that begins with http:// or https://'],
  ['DATABASE_URL', 'mysql://x', 'must be an address that begins with postgres:// or postgresql://'],
  ['LOG_LEVEL', 'loud', 'must be debug, info, warn, error or silent'],
  ['WISHLIST', 'yes', 'must be on or off'],
  ['E2E_SLOWER', '0.5', 'must be a number, 1 or more'],
])('the setting %s=%s is refused with what to write', (name, written, rule) => {
  expect(() => parseEnvironment({ [name]: written })).toThrow(`${name}: ${rule}. See docs/settings.md.`);
});

test.each(SETTING_NAMES)('no wrong value of the setting %s is refused in the words of the schema library', (name) => {
  for (const written of ['abc', '-1', '1.5', '999999999', '   ', 'ftp://x', 'x'.repeat(600)]) {
    try {
      parseEnvironment({ [name]: written });
    } catch (error) {
      expect(String(error)).not.toMatch(/invalid|too (?:small|big)|expected/i);
    }
  }
});
