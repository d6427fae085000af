import { mkdtempSync, readFileSync, rmSync, statSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { parseEnv } from 'node:util';
import { openShopProfile } from '#lib/retail-api/content/shop/open-shop.ts';
import { createTestApi, type TestApi } from '#lib/retail-api/testing/create-test-api.ts';
import { OPERATOR_KEY } from '#lib/retail-api/testing/operator.ts';
import { PASSWORD, staffOf } from '#lib/retail-api/testing/staff-shop.ts';
import { parseEnvironment } from '#lib/shared/env.ts';
import { createLog } from '#lib/shared/log.ts';
import { DEMO_PROFILE } from '#lib/shared/shop-profile.ts';
import { createOperatorClient } from '#lib/storefront/platform/retail-client/operator-client.ts';
import { sessionFile } from '#lib/tooling/operator/session-file.ts';
import { runShopCommand } from '#lib/tooling/operator/shop-command.ts';
import { StoppedError } from '#lib/tooling/operator/shop-init/init-shop.ts';

const LOGO = '<svg xmlns="http://www.w3.org/2000/svg" width="300" height="60"><rect width="300" height="60"/></svg>';
const SELLER = { ...DEMO_PROFILE.seller, gstin: '08AAAAA0000A1Z2' };
const ACME = { ...DEMO_PROFILE, name: 'Acme', seller: SELLER };

let api: TestApi;
let files: Map<string, string>;
let modes: Map<string, number>;
let folder: string;
beforeEach(async () => {
  api = await createTestApi({ catalogue: 'seed', operatorKey: OPERATOR_KEY });
  const { db } = api.context;
  const log = createLog('retail-api', 'silent');
  await openShopProfile({ db, settings: parseEnvironment({}), log, now: Date.now, onChanged: () => undefined });
  files = new Map();
  modes = new Map();
  folder = mkdtempSync(join(tmpdir(), 'samay-sessions-'));
});
afterEach(async () => {
  rmSync(folder, { recursive: true });
  await api.close();
});

async function run(
  args: string[],
  { name = 'Meera Shah', answers = [] }: { name?: string; answers?: readonly string[] } = {},
) {
  const context = signInAt(answers);
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
    ...context,
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
/** A person at the terminal who gives these answers, one after the other, and leaves at the next question. */
function signInAt(answers: readonly string[]) {
  const left = [...answers];
  const answer = async () => {
    const next = left.shift();
    if (next === undefined) throw new StoppedError();
    return next;
  };
  const send = (url: string, init: RequestInit) => api.handle(new Request(url, init));
  return {
    prompter: { answer, secret: answer, agrees: async () => false },
    sessions: () => sessionFile(join(folder, 'samay', 'sessions.json'), 'http://retail-api'),
    clientWith: (key: string) => createOperatorClient({ baseUrl: 'http://retail-api', key, send }),
  };
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
  const named = ['--by', 'Kavita Mehta', 'init', '--file', 'shop.json', '--site-url', 'https://acme.example'];
  const done = await run(named);
  expect(done).toMatchObject({ code: 0, out: expect.stringContaining('npm run doctor') });
  expect(modes.get('.env')).toBe(0o600);
  const settings = parseEnvironment(parseEnv(files.get('.env') ?? ''));
  expect(settings).toMatchObject({
    SITE_URL: 'https://acme.example',
    CATALOGUE: 'none',
    TRUST_PROXY: 1,
    OPERATOR_NAME: 'Kavita Mehta',
  });
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

describe('signing in at the terminal', () => {
  const file = () => join(folder, 'samay', 'sessions.json');

  test('a person signs in with password and code, and out', async () => {
    const staff = staffOf(api, { now: Date.now() });
    const { codes } = await staff.setUpTotp(await staff.join('manager'));
    const answers = ['manager@shop.test', PASSWORD, codes[0] ?? ''];
    const signedIn = await run(['sign-in'], { answers });
    expect(signedIn).toMatchObject({
      code: 0,
      out: expect.stringMatching(/^Signed in as The manager \(manager\) until /),
    });
    expect([statSync(file()).mode & 0o777, statSync(join(folder, 'samay')).mode & 0o777]).toEqual([0o600, 0o700]);
    const token = signInAt([]).sessions().read()?.token ?? '';
    expect((await staff.call('StaffSession', null, token)).status).toBe(200);
    expect(await run(['sign-out'])).toMatchObject({ code: 0, out: 'Signed out.' });
    expect((await staff.call('StaffSession', null, token)).status).toBe(401);
    expect(readFileSync(file(), 'utf8')).not.toContain(token);
    expect(await run(['sign-out'])).toMatchObject({ code: 0, out: 'Nobody is signed in.' });
  });

  test('a wrong password says so, and leaving signs nobody in', async () => {
    await staffOf(api, { now: Date.now() }).join('manager');
    const wrong = await run(['sign-in', '--email', 'manager@shop.test'], { answers: ['not the password'] });
    expect(wrong).toMatchObject({ code: 1, err: 'The email or the password is wrong.' });
    const left = await run(['sign-in', '--email', 'manager@shop.test']);
    expect(left).toMatchObject({ code: 1, err: 'Stopped; you are not signed in.' });
    expect(signInAt([]).sessions().read()).toBeNull();
  });

  test('sessions of several shops are kept apart, and an ended one is none', () => {
    let now = 1000;
    const of = (baseUrl: string) => sessionFile(file(), baseUrl, () => now);
    of('http://one').write({ token: 'a', name: 'Asha', expiresAt: 2000 });
    of('http://two').write({ token: 'b', name: 'Ravi', expiresAt: 3000 });
    expect([of('http://one').read()?.token, of('http://two').read()?.token]).toEqual(['a', 'b']);
    of('http://two').remove();
    expect([of('http://one').read()?.name, of('http://two').read()]).toEqual(['Asha', null]);
    now = 2000;
    expect(of('http://one').read()).toBeNull();
  });
});
