import { openShopProfile } from '#lib/retail-api/content/shop/open-shop.ts';
import { createLog } from '#lib/retail-api/core/log.ts';
import { createTestApi, type TestApi } from '#lib/retail-api/testing/create-test-api.ts';
import { OPERATOR_KEY } from '#lib/retail-api/testing/operator.ts';
import { parseEnvironment } from '#lib/shared/env.ts';
import { DEMO_PROFILE } from '#lib/shared/shop-profile.ts';
import { createOperatorClient } from '#lib/storefront/platform/retail-client/operator-client.ts';
import { runShopCommand } from '#lib/tooling/operator/shop-command.ts';

const LOGO = '<svg xmlns="http://www.w3.org/2000/svg" width="300" height="60"><rect width="300" height="60"/></svg>';
const SELLER = { ...DEMO_PROFILE.seller, gstin: '08AAAAA0000A1Z2' };
const ACME = { ...DEMO_PROFILE, name: 'Acme', seller: SELLER };

let api: TestApi;
let files: Map<string, string>;
beforeEach(async () => {
  api = await createTestApi({ catalogue: 'seed', operatorKey: OPERATOR_KEY });
  const { db } = api.context;
  const log = createLog('silent');
  await openShopProfile({ db, settings: parseEnvironment({}), log, now: Date.now, onChanged: () => undefined });
  files = new Map();
});
afterEach(() => api.close());

async function run(args: string[], { name = 'Meera Shah' } = {}) {
  const output: { out: string[]; err: string[] } = { out: [], err: [] };
  const read = (path: string) => {
    const text = files.get(path.split('/').at(-1) ?? '');
    return text === undefined
      ? Promise.reject(Object.assign(new Error('no file'), { code: 'ENOENT' }))
      : Promise.resolve(text);
  };
  const code = await runShopCommand(args, {
    name,
    clientOf: (by) =>
      createOperatorClient({
        baseUrl: 'http://retail-api',
        key: OPERATOR_KEY,
        name: by,
        send: (url, init) => api.handle(new Request(url, init)),
      }),
    readText: read,
    readBytes: async (path) => Buffer.from(await read(path)),
    print: (line) => output.out.push(line),
    warn: (line) => output.err.push(line),
  });
  return { code, out: output.out.join('\n'), err: output.err.join('\n') };
}
const write = (profile: object) => files.set('shop.json', JSON.stringify(profile));

test('a profile is shown, changed and saved again, with a logo that need not be there twice', async () => {
  const shown = await run(['show']);
  expect(JSON.parse(shown.out)).toEqual(DEMO_PROFILE);
  expect(shown.err).toMatch(/^Version 1, from the settings, /);
  write({ ...ACME, logo: 'logo.svg' });
  files.set('logo.svg', LOGO);
  expect(await run(['save', 'shop.json'])).toMatchObject({ code: 0, out: 'Saved as version 2.' });
  expect((await run(['show'])).err).toMatch(/^Version 2, saved by Meera Shah, .*; pictures: logo\.svg$/);
  files.delete('logo.svg');
  write({ ...ACME, name: 'Acme Two', logo: 'logo.svg' });
  expect((await run(['save', 'shop.json'])).out).toBe('Saved as version 3.');
});

test('a dry run saves nothing', async () => {
  write(ACME);
  expect((await run(['save', 'shop.json', '--dry-run'])).out).toBe('shop.json is a sound profile; nothing was saved.');
  expect((await run(['show'])).err).toMatch(/^Version 1/);
});

test('what was changed meanwhile is not overwritten', async () => {
  write(ACME);
  await run(['save', 'shop.json']);
  expect(await run(['save', 'shop.json', '--expect', '1'])).toEqual({
    code: 1,
    out: '',
    err: 'Someone changed it in the meantime. Look at it with "show", then try again.',
  });
});

test.each([
  ['{', 'shop.json is not JSON.'],
  ['[]', 'shop.json is no JSON object.'],
  [JSON.stringify({ ...ACME, name: '' }), 'Profile.name: must not be empty'],
  [JSON.stringify({ ...ACME, logo: 'none.svg' }), 'logo: none.svg cannot be read (ENOENT).'],
])('the file %j is refused', async (text, message) => {
  files.set('shop.json', text);
  expect(await run(['save', 'shop.json'])).toEqual({ code: 1, out: '', err: message });
});

test('a missing file and a missing name are told', async () => {
  expect((await run(['save', 'other.json'])).err).toBe('other.json cannot be read (ENOENT).');
  expect(await run(['show'], { name: '' })).toMatchObject({ code: 2, err: expect.stringContaining('--by NAME') });
});
