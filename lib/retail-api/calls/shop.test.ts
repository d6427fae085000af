import { readFileSync } from 'node:fs';
import sharp from 'sharp';
import { type calls, type DataOf, RETURN_CODES, type ServedShop } from '#lib/contract/index.ts';
import { parseEnvironment } from '#lib/shared/env.ts';
import { createLog } from '#lib/shared/log.ts';
import { DEMO_PROFILE, setShopProfile, shopName } from '#lib/shared/shop-profile.ts';
import { openShopProfile } from '../content/shop/open-shop.ts';
import { send } from '../testing/api-caller.ts';
import { createTestApi, type TestApi } from '../testing/create-test-api.ts';
import { OPERATOR_KEY } from '../testing/operator.ts';
import { describeOnEachEngine } from '../testing/test-database.ts';

const NOW = Date.parse('2026-11-26T12:00:00+05:30');
const SELLER = { ...DEMO_PROFILE.seller, gstin: '08AAAAA0000A1Z2' };
const ACME = { ...DEMO_PROFILE, name: 'Acme', orderPrefix: 'AC', seller: SELLER };
const JAIPUR = { code: 'JPR', name: 'Jaipur', address: ['14 Johari Bazaar'], pincode: '302003' };
const BENGALURU = { code: 'BLR', name: 'Bengaluru', address: ['9 Clock Tower Road'], pincode: '560005' };
const LOGO = '<svg xmlns="http://www.w3.org/2000/svg" width="300" height="60"><rect width="300" height="60"/></svg>';
/** A list that holds a list, and so on. */
const nested = (depth: number): unknown[] => Array.from({ length: depth }).reduce<unknown[]>((inner) => [inner], []);
const base64 = (body: string | Buffer) => Buffer.from(body).toString('base64');

describeOnEachEngine("the shop's profile", (engine) => {
  let api: TestApi;
  let shop: Awaited<ReturnType<typeof openShopProfile>>;
  let changes = 0;
  let saves = 0;
  const open = (settings: { SHOP_FILE?: string } = {}) =>
    openShopProfile({
      db: api.context.db,
      settings: parseEnvironment(settings),
      log: createLog('retail-api', 'silent'),
      now: () => NOW,
      onChanged: () => changes++,
    });

  beforeEach(async () => {
    changes = 0;
    saves = 0;
    const onShopSaved = () => saves++;
    api = await createTestApi({ engine, catalogue: 'seed', now: () => NOW, operatorKey: OPERATOR_KEY, onShopSaved });
    shop = await open();
  });
  afterEach(async () => {
    setShopProfile(DEMO_PROFILE);
    await api.close();
  });

  const headers = { authorization: `Bearer ${OPERATOR_KEY}`, 'content-type': 'application/json' };
  type Shop = DataOf<typeof calls.shopProfile>;
  const read = async () => (await send<Shop>(api.handle, 'ShopProfile', { headers })).Data;
  const save = (Profile: object, more: object = {}) =>
    send<Shop & { Field?: string; Message?: string }>(api.handle, 'SaveShopProfile', {
      method: 'POST',
      headers,
      body: JSON.stringify({ Profile, ExpectedVersion: 1, Operator: 'Meera Shah', ...more }),
    });
  const served = async (version = 0) => api.handle(new Request(`http://retail-api/shop-profile?version=${version}`));

  test('the profile of the shop is first filled from the settings', async () => {
    expect(await read()).toMatchObject({ Version: 1, Profile: { name: 'Samay' }, Pictures: [], SavedBy: '' });
    await open();
    expect((await read())?.Version).toBe(1);
  });

  test('a saved one is that of every process, and the storefront is told once', async () => {
    expect((await save(ACME)).Data).toMatchObject({ Version: 2, Profile: { name: 'Acme' }, SavedBy: 'Meera Shah' });
    expect(shopName()).toBe('Samay');
    await shop.follow();
    await shop.follow();
    expect(shopName()).toBe('Acme');
    expect(changes).toBe(1);
    expect(api.context.seller).toEqual(ACME.seller);
    // A start finds the saved one, too, whatever the settings say.
    setShopProfile(DEMO_PROFILE);
    await open();
    expect(shopName()).toBe('Acme');
  });

  test('the process that saves one is asked to follow at once, and neither by a dry run nor by a refusal', async () => {
    await save(ACME, { DryRun: true });
    await save({ ...ACME, motto: 'x' });
    expect(saves).toBe(0);
    await save(ACME);
    expect(saves).toBe(1);
  });

  test('a change of the shop profile that is based on an earlier version is refused, and of two at once one counts', async () => {
    const replies = await Promise.all([save(ACME), save({ ...ACME, name: 'Other' })]);
    expect(replies.map(({ ReturnCode }) => ReturnCode).toSorted()).toEqual([0, RETURN_CODES.Conflict.code]);
    expect((await save(ACME)).ReturnCode).toBe(RETURN_CODES.Conflict.code);
    expect((await save(ACME, { ExpectedVersion: 2 })).Data?.Version).toBe(3);
  });

  test.each([
    ['a wrong GST number', { ...ACME, seller: { ...ACME.seller, gstin: '29AAAAA0000A1Z6' } }, 'Profile.seller.gstin'],
    ['colours that cannot be read', { ...ACME, colours: { light: { ink: '#faf7f2' } } }, 'Profile.colours.light.ink'],
    ['a field that nothing reads', { ...ACME, motto: 'x' }, 'Profile'],
    ['a picture that was not sent', { ...ACME, logo: 'logo.svg' }, 'Profile.logo'],
    ['a warehouse in another state', { ...ACME, warehouses: [JAIPUR, BENGALURU] }, 'Profile.warehouses.1.pincode'],
    ['a control character', { ...ACME, name: 'Acme\u0007' }, 'Profile'],
    ['more depth than a profile has', { ...ACME, name: nested(20) }, 'Profile'],
  ])('%s is refused by its field, and nothing is saved', async (_, profile, field) => {
    const refused = await save(profile);
    expect(refused.ReturnCode).toBe(RETURN_CODES.InvalidRequest.code);
    expect(refused.Data?.Field).toBe(field);
    expect((await read())?.Version).toBe(1);
  });

  test('a refused picture that was not sent is told from one that cannot be read', async () => {
    const refused = await save({ ...ACME, logo: 'logo.svg' });
    expect(refused.Data?.Message).toBe('is logo.svg, which was not sent');
  });

  test('pictures are checked, stored and served; one that is not sent again stays under its name', async () => {
    const icon = await sharp({ create: { width: 512, height: 512, channels: 3, background: '#7a1f3d' } })
      .png()
      .toBuffer();
    const profile = { ...ACME, logo: 'logo.svg', icon: 'icon.png' };
    const Pictures = [
      { Field: 'logo', ContentBase64: base64(LOGO) },
      { Field: 'icon', ContentBase64: base64(icon) },
    ];
    const evil = [{ Field: 'logo', ContentBase64: base64(LOGO.replace('<rect', '<script/><rect')) }];
    expect((await save({ ...ACME, logo: 'logo.svg' }, { Pictures: evil })).Data?.Message).toMatch(
      /only a plain drawing/,
    );
    await save(profile, { Pictures });
    const renamed = await save({ ...profile, icon: undefined, name: 'Acme Two' }, { ExpectedVersion: 2 });
    expect(renamed.Data?.Pictures).toEqual([{ Field: 'logo', Name: 'logo.svg', Bytes: LOGO.length }]);
    const reply: ServedShop = await (await served()).json();
    expect(reply).toMatchObject({ Version: 3, Profile: { name: 'Acme Two' } });
    expect(reply.Pictures).toEqual([{ Field: 'logo', Name: 'logo.svg', ContentBase64: base64(LOGO) }]);
    expect((await served(3)).status).toBe(304);
  });

  test('a font of the shop is checked by its bytes, stored and served; one that no face uses is refused', async () => {
    const profile = { ...ACME, typefaces: { text: 'own-sans' }, textFont: 'own.woff2' };
    const font = readFileSync('public/fonts/figtree-400-500-v1.woff2', 'base64');
    const sendFont = (ContentBase64: string, fields: object = profile) =>
      save(fields, { Pictures: [{ Field: 'textFont', ContentBase64 }] });
    expect((await sendFont(base64('<html>'))).Data).toMatchObject({
      Field: 'Profile.textFont',
      Message: expect.stringContaining('is not a WOFF2 font'),
    });
    expect((await sendFont(font, { ...ACME, textFont: 'own.woff2' })).Data).toMatchObject({
      Field: 'Profile.textFont',
    });
    const devanagari = readFileSync('public/fonts/noto-sans-devanagari-400-500-v1.woff2', 'base64');
    expect((await sendFont(devanagari)).Data?.Message).toMatch(/^has no glyph for .*; export it with ₹/);
    expect((await sendFont(font)).Data).toMatchObject({
      Pictures: [{ Field: 'textFont', Name: 'own.woff2' }],
      // The shop offers Hindi.
      Warnings: [expect.stringContaining('textFont: the font has no Devanagari')],
    });
    const reply: ServedShop = await (await served()).json();
    expect(reply.Pictures).toEqual([{ Field: 'textFont', Name: 'own.woff2', ContentBase64: font }]);
  });

  test('a dry run saves nothing; the audit has both', async () => {
    expect((await save(ACME, { DryRun: true })).ReturnCode).toBe(0);
    expect((await read())?.Version).toBe(1);
    await save(ACME);
    const audit = await api.context.db
      .selectFrom('desk_audit')
      .selectAll()
      .where('call', '=', 'SaveShopProfile')
      .execute();
    expect(audit.map(({ operator, step, outcome }) => [operator, step, outcome]).toSorted()).toEqual([
      ['Meera Shah', '', 'Success'],
      ['Meera Shah', 'dry-run', 'Success'],
    ]);
  });

  test('a call that fails before its change is saved says that nothing was changed; after it, that it may be', async () => {
    const { db } = api.context;
    const returns = [{ categories: ['Rings'], days: 7 }];
    // The return windows are compared with the products once the profile is saved.
    await db.updateTable('products').set({ document: '{' }).execute();
    expect(await save({ ...ACME, returns })).toMatchObject({
      ReturnCode: RETURN_CODES.InternalError.code,
      ReturnMessage: expect.stringContaining('after a change may have been saved'),
    });
    expect((await read())?.Version).toBe(2);
    await db.updateTable('shop_profiles').set({ document: '{' }).execute();
    expect(await save(ACME, { ExpectedVersion: 2 })).toMatchObject({
      ReturnMessage: expect.stringContaining('nothing was changed'),
    });
  });

  test('the operator reads how to begin until the shop has products; shoppers do not', async () => {
    const hints = async () => (await send<string[]>(api.handle, 'BeginHints', { headers })).Data ?? [];
    const { db } = api.context;
    await db
      .insertInto('catalogue_version')
      .values({ id: 1, version: 1, imported_at: 0, source_hash: '' })
      .onConflict((conflict) => conflict.column('id').doNothing())
      .execute();
    expect((await hints()).join()).not.toContain('no products yet');
    await db.deleteFrom('skus').execute();
    await db.deleteFrom('products').execute();
    expect((await hints()).join()).toContain('The shop has no products yet');
    const shopper = await send(api.handle, 'BeginHints', { headers: { authorization: 'Bearer nobody' } });
    expect(shopper.ReturnCode).not.toBe(0);
  });
});
