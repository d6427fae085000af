import { parseEnv } from 'node:util';
import { openShopProfile } from '#lib/retail-api/content/shop/open-shop.ts';
import { createTestApi, type TestApi } from '#lib/retail-api/testing/create-test-api.ts';
import { OPERATOR_KEY } from '#lib/retail-api/testing/operator.ts';
import { parseEnvironment } from '#lib/shared/env.ts';
import { createLog } from '#lib/shared/log.ts';
import { DEMO_PROFILE } from '#lib/shared/shop-profile.ts';
import { createOperatorClient } from '#lib/storefront/platform/retail-client/operator-client.ts';
import { runShopCommand } from '#lib/tooling/operator/shop-command.ts';
import { StoppedError } from '#lib/tooling/operator/shop-init/init-shop.ts';

const LOGO = '<svg xmlns="http://www.w3.org/2000/svg" width="300" height="60"><rect width="300" height="60"/></svg>';
const SELLER = { ...DEMO_PROFILE.seller, gstin: '08AAAAA0000A1Z2' };
const ACME = { ...DEMO_PROFILE, name: 'Acme', seller: SELLER };

let api: TestApi;
let files: Map<string, string>;
let modes: Map<string, number>;
beforeEach(async () => {
  api = await createTestApi({ catalogue: 'seed', operatorKey: OPERATOR_KEY });
  const { db } = api.context;
  const log = createLog('retail-api', 'silent');
  await openShopProfile({ db, settings: parseEnvironment({}), log, now: Date.now, onChanged: () => undefined });
  files = new Map();
  modes = new Map();
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
    prompter: { answer: () => Promise.reject(new StoppedError()), agrees: async () => false },
    exists: async (path) => files.has(path),
    write: async (path, text, mode) => {
      files.set(path, text);
      modes.set(path, mode);
    },
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
  expect((await run(['save', 'shop.json', '--dry-run'])).out).toBe('shop.json is a valid profile; nothing was saved.');
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
  ['[]', 'shop.json is not a JSON object.'],
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

test('init takes a profile from a file, and writes settings that only their owner reads', async () => {
  write(ACME);
  const done = await run(['init', '--file', 'shop.json', '--site-url', 'https://acme.example']);
  expect(done).toMatchObject({ code: 0, out: expect.stringContaining('npm run doctor') });
  expect(modes.get('.env')).toBe(0o600);
  const settings = parseEnvironment(parseEnv(files.get('.env') ?? ''));
  expect(settings).toMatchObject({ SITE_URL: 'https://acme.example', CATALOGUE: 'none', TRUST_PROXY: 1 });
  const secrets = [
    settings.SESSION_SECRET,
    settings.RETAIL_API_SECRET,
    settings.REVALIDATE_SECRET,
    settings.OPERATOR_KEY,
  ];
  expect(new Set(secrets).size).toBe(4);
  expect(secrets.every((secret) => (secret?.length ?? 0) >= 43)).toBe(true);
});

test.each([
  ['the number of the demo', DEMO_PROFILE, [], 'shop.json: seller.gstin: is the invented number'],
  ['no address', ACME, ['--site-url', 'acme'], '--site-url: must be an address'],
])('init refuses a file with %s, and writes nothing', async (_what, profile, more, message) => {
  write(profile);
  const refused = await run(['init', '--file', 'shop.json', ...more]);
  expect(refused).toMatchObject({ code: 1, err: expect.stringContaining(message) });
  expect([...files.keys()]).toEqual(['shop.json']);
});

test('init replaces no file without --overwrite or consent, and writes nothing where the person leaves', async () => {
  write(ACME);
  files.set('.env', 'PORT=1');
  expect((await run(['init', '--file', 'shop.json'])).err).toBe('.env is unchanged; nothing was written.');
  expect(files.get('.env')).toBe('PORT=1');
  expect((await run(['init', '--out', 'new.json', '--env', 'new.env'])).err).toBe('Stopped; nothing was written.');
  expect([...files.keys()]).toEqual(['shop.json', '.env']);
  expect((await run(['init', '--file', 'shop.json', '--overwrite'])).code).toBe(0);
  expect(files.get('.env')).toContain('SESSION_SECRET=');
});
