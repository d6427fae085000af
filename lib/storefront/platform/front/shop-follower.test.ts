import { readFileSync } from 'node:fs';
import type { ServedShop } from '#lib/contract/shop.ts';
import { shopLogo } from '#lib/shared/shop-logo.ts';
import { DEMO_PROFILE, shopName } from '#lib/shared/shop-profile.ts';
import { resetSingletons } from '#lib/shared/singleton.ts';
import { shopFonts } from '#lib/storefront/platform/site/shop-fonts.ts';
import { ShopFollower } from './shop-follower.ts';

const LOGO = '<svg xmlns="http://www.w3.org/2000/svg" width="300" height="60"><rect width="300" height="60"/></svg>';
const PROFILE = { ...DEMO_PROFILE, name: 'Acme', seller: { ...DEMO_PROFILE.seller, gstin: '08AAAAA0000A1Z2' } };
const ACME: ServedShop = { Version: 2, Profile: PROFILE, Pictures: [] };

afterEach(() => resetSingletons());

function follower(answers: (ServedShop | number)[]) {
  const seen = { urls: [] as string[], changes: [] as string[][], refused: [] as string[] };
  const shop = new ShopFollower({
    retailApiUrl: 'http://retail-api/',
    onChanged: (_profile, files) => seen.changes.push([shopName(), ...files.keys()]),
    onRefused: (problem) => seen.refused.push(problem),
    send: async (url) => {
      seen.urls.push(String(url));
      const answer = answers.shift() ?? 304;
      return typeof answer === 'number' ? new Response(null, { status: answer }) : Response.json(answer);
    },
  });
  return { shop, seen };
}

test('a newer profile becomes that of this process before the pages are told', async () => {
  const { shop, seen } = follower([ACME]);
  await shop.follow();
  await shop.follow();
  expect(seen.changes).toEqual([['Acme']]);
  expect(seen.urls).toEqual(['http://retail-api/shop-profile?version=0', 'http://retail-api/shop-profile?version=2']);
});

test('a logo comes and goes with the profile', async () => {
  const profile = { ...PROFILE, logo: 'logo.svg' };
  const picture = { Field: 'logo' as const, Name: 'logo.svg', ContentBase64: Buffer.from(LOGO).toString('base64') };
  const { shop, seen } = follower([
    { Version: 2, Profile: profile, Pictures: [picture] },
    { ...ACME, Version: 3 },
  ]);
  await shop.follow();
  expect(shopLogo()).toMatchObject({ width: 300, height: 60 });
  expect(seen.changes[0]).toContain(shopLogo()?.src);
  await shop.follow();
  expect(shopLogo()).toBeNull();
  expect(seen.changes[1]).toEqual(['Acme']);
});

test('an own font comes and goes with the profile', async () => {
  const profile = { ...PROFILE, typefaces: { text: 'own-sans' }, textFont: 'own.woff2' };
  const ContentBase64 = readFileSync('public/fonts/figtree-400-500-v1.woff2', 'base64');
  const { shop, seen } = follower([
    { Version: 2, Profile: profile, Pictures: [{ Field: 'textFont', Name: 'own.woff2', ContentBase64 }] },
    { ...ACME, Version: 3 },
  ]);
  await shop.follow();
  expect(shopFonts()).toMatchObject({ text: { isVariable: true } });
  expect(seen.changes[0]).toContain(shopFonts().text?.src);
  await shop.follow();
  expect(shopFonts()).toEqual({});
});

test('the profile of the demo, whose GSTIN is invented, can be served', async () => {
  const { shop, seen } = follower([{ ...ACME, Profile: DEMO_PROFILE }]);
  await shop.follow();
  expect(seen).toMatchObject({ changes: [['Samay']], refused: [] });
});

test.each([
  ['no such address at an API of the operator', 404],
  ['nothing newer', 304],
])('%s: the profile of the settings stays', async (_, status) => {
  const { shop, seen } = follower([status]);
  await shop.follow();
  expect(shopName()).toBe('Samay');
  expect(seen.changes).toEqual([]);
  expect(shop.isServed).toBe(status !== 404);
});

test('a profile that this version cannot use is reported once, and the one before stays', async () => {
  const { shop, seen } = follower([{ ...ACME, Profile: { name: 'Acme' } }]);
  await shop.follow();
  await shop.follow();
  expect(shopName()).toBe('Samay');
  expect(seen.refused).toEqual([expect.stringMatching(/^sells: /)]);
});

test('a failure is rejected, and the next look is made again', async () => {
  const { shop, seen } = follower([500, ACME]);
  await expect(shop.follow()).rejects.toThrow('500');
  await shop.follow();
  expect(seen.changes).toEqual([['Acme']]);
});

test('a profile change that is reported during a check is checked again', async () => {
  const { shop, seen } = follower([304, ACME]);
  await Promise.all([shop.follow(), shop.follow()]);
  expect(seen.changes).toEqual([['Acme']]);
});

test('a profile change that is reported just as a check ends is checked again, at whatever tick it comes', async () => {
  for (let ticks = 0; ticks < 30; ticks += 1) {
    const { shop, seen } = follower([304]);
    const first = shop.follow();
    for (let tick = 0; tick < ticks; tick += 1) await null;
    await Promise.all([first, shop.follow()]);
    expect([ticks, seen.urls.length]).toEqual([ticks, 2]);
  }
});
