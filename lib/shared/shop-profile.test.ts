import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { LANGUAGES } from '#lib/messages/languages.ts';
import { ConfigurationError, parseEnvironment } from './env.ts';
import { DEMO_PROFILE, readShopProfile, setShopProfile, shopLanguages } from './shop-profile.ts';

const ACME = { ...DEMO_PROFILE, name: 'Acme', seller: { ...DEMO_PROFILE.seller, gstin: '08AAAAA0000A1Z2' } };

let folder: string;
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'profile-'));
});
afterEach(() => rmSync(folder, { recursive: true }));

function read(text: string, more: Record<string, string> = {}) {
  const SHOP_FILE = join(folder, 'shop.json');
  writeFileSync(SHOP_FILE, text);
  return readShopProfile(parseEnvironment({ SHOP_FILE, ...more }));
}

test('without a file the shop is that of the demo', () => {
  expect(readShopProfile(parseEnvironment({}))).toBe(DEMO_PROFILE);
});

test('the file in the operating guide is a profile', () => {
  const [, example = ''] = /```json\n(.*?)```/s.exec(readFileSync('docs/operate/shop.md', 'utf8')) ?? [];
  expect(read(example)).toMatchObject({ name: 'Mehta & Sons', seller: { gstin: '08AAAAA0000A1Z2' } });
});

test.each([
  ['no JSON', '{', 'the file is not JSON'],
  ['no name', { ...ACME, name: ' ' }, 'name: must not be empty'],
  ['a prefix of returns', { ...ACME, orderPrefix: 'RT' }, 'orderPrefix: must not be RT'],
  ['a prefix of service requests', { ...ACME, orderPrefix: 'SV' }, 'orderPrefix: must not be SV'],
  ['a prefix of credit notes', { ...ACME, invoicePrefix: 'CN' }, 'invoicePrefix: must not be CN'],
  [
    'a GST number with a typing mistake',
    { ...ACME, seller: { ...ACME.seller, gstin: '29AAAAA0000A1Z6' } },
    'seller.gstin: Check the GSTIN',
  ],
  ['another currency', { ...ACME, currency: 'USD' }, 'currency: must be INR'],
  ['no language', { ...ACME, languages: [] }, 'languages: must have a language'],
  [
    'a language without texts',
    { ...ACME, languages: ['en', 'ta'] },
    `languages.1: must be one of ${LANGUAGES.map(({ code }) => code).join(', ')}`,
  ],
  ['a language twice', { ...ACME, languages: ['en', 'hi', 'hi'] }, 'languages.2: is hi, which is already in this list'],
  ['languages without English first', { ...ACME, languages: ['hi', 'en'] }, 'languages: must begin with en'],
  ['a field that nothing reads', { ...ACME, colour: 'red' }, 'colour'],
])('a file with %s is refused by its field', (_name, written, message) => {
  const text = typeof written === 'string' ? written : JSON.stringify(written);
  expect(() => read(text)).toThrow(ConfigurationError);
  expect(() => read(text)).toThrow(message);
});

test('a shop speaks English unless its profile says otherwise', () => {
  const { currency, languages, ...without } = ACME;
  expect(read(JSON.stringify(without))).toMatchObject({ currency: 'INR', languages: ['en'] });
  setShopProfile(read(JSON.stringify({ ...ACME, languages: ['en', 'hi'] })));
  try {
    expect(shopLanguages()).toEqual(['en', 'hi']);
  } finally {
    setShopProfile(DEMO_PROFILE);
  }
});

test('a file that cannot be read is refused by its name', () => {
  expect(() => readShopProfile(parseEnvironment({ SHOP_FILE: join(folder, 'none.json') }))).toThrow(
    /none\.json: cannot be read \(ENOENT\)/,
  );
});
