import { createTestApi, type TestApi } from '#lib/retail-api/testing/create-test-api.ts';
import { OPERATOR_KEY } from '#lib/retail-api/testing/operator.ts';
import { createOperatorClient } from '#lib/storefront/platform/retail-client/operator-client.ts';
import type { Send } from '#lib/storefront/platform/retail-client/transport.ts';
import { runContentCommand } from '#lib/tooling/operator/content-command.ts';

const FILES: Record<string, string> = {
  'about.html': '<p>New words.</p>\n',
  'evil.html': '<p>Words</p><script>x()</script>',
  'home.json': '[{}]',
  'story.json': '{ "Kind": "guide", "Summary": "How to choose.", "Picture": "home-watches.webp" }',
  'days.json': '{ "Kind": "guide", "Summary": "How.", "Picture": "a.webp", "From": "2026-01-01" }',
};

let api: TestApi;
beforeEach(async () => {
  api = await createTestApi({ operatorKey: OPERATOR_KEY });
});
afterEach(() => api.close());

async function run(text: string, settings: { key?: string; send?: Send } = {}) {
  const output: { out: string[]; err: string[] } = { out: [], err: [] };
  const send: Send = (url, init) => api.handle(new Request(url, init));
  const client = createOperatorClient({ baseUrl: 'http://retail-api', key: OPERATOR_KEY, send, ...settings });
  const code = await runContentCommand(text.split(' '), {
    client,
    readText: async (path) => FILES[path] ?? Promise.reject(Object.assign(new Error('no file'), { code: 'ENOENT' })),
    print: (line) => output.out.push(line),
    warn: (line) => output.err.push(line),
  });
  return { code, out: output.out.join('\n'), err: output.err.join('\n') };
}

test('a page is shown, overwritten, listed as saved and removed by the content command', async () => {
  const before = await run('show about');
  expect(before).toMatchObject({
    code: 0,
    err: expect.stringMatching(/^About \{\{shop-name\}\} \(\{\{shop-name\}\}\); --expect \d+$/),
  });
  const stamp = /--expect (\d+)/.exec(before.err)?.[1];
  expect(await run(`save about about.html --expect ${stamp}`)).toMatchObject({ code: 0, err: '' });
  expect((await run('show about')).out).toBe('<p>New words.</p>');
  expect((await run('list')).out).toMatch(/^about +saved {2}\d+ {2}About \{\{shop-name\}\} \(\{\{shop-name\}\}\)$/m);
  expect(await run(`save about about.html --expect ${stamp}`)).toEqual({
    code: 1,
    out: '',
    err: 'Someone changed it in the meantime. Look at it with "show", then try again.',
  });
  expect(await run('remove about')).toMatchObject({ code: 0, out: 'about is back to the text of its file.' });
  expect((await run('show about')).out).toBe(before.out);
});

test('the content command requires a title for a new page and names removed unsafe elements', async () => {
  expect(await run('save events evil.html')).toMatchObject({ code: 1, err: expect.stringContaining('--title') });
  const saved = await run('save events evil.html --title Events --group Help');
  expect(saved).toMatchObject({ code: 0, err: 'Removed because it is not safe in a page: script.' });
  expect((await run('list')).out).toMatch(/^events .* Events \(Help\)$/m);
  expect(await run('remove events')).toMatchObject({ code: 0, out: 'events is removed.' });
});

test('the content command saves a story, says so in the list, and prints its facts beside the text', async () => {
  expect(await run('save choose about.html --title Choosing --story story.json')).toMatchObject({ code: 0, err: '' });
  expect((await run('list')).out).toMatch(/^choose .* Choosing \(journal: guide\)$/m);
  expect((await run('show choose')).err).toContain('"Summary":"How to choose."');
});

test.each([
  ['show nothing', 'There is no such page.'],
  ['show ../etc', 'PageURL: must be lower-case letters, digits and hyphens, or home.json'],
  ['save about missing.html', 'missing.html cannot be read (ENOENT).'],
  ['save about about.html --story about.html', 'about.html is not JSON.'],
  ['save about about.html --story days.json', 'days.json: From: must be left out'],
  ['save home.json home.json', 'PageContent: 0.Kind: '],
  ['remove about', 'PageURL: comes from the files: remove it there'],
])('the content command refuses %s with a message', async (text, message) => {
  expect(await run(text)).toMatchObject({ code: 1, out: '', err: expect.stringContaining(message) });
});

test.each([
  '',
  'list about',
  'show',
  'save about',
  'remove about about.html',
  'drop about',
  'list --force',
  'show a b c',
])('the content command does not accept %j', async (text) => {
  expect(await run(text)).toMatchObject({
    code: 2,
    out: '',
    err: expect.stringContaining('Usage: npm run content -- '),
  });
});

test('every content command has help', async () => {
  const { out: commandList } = await run('--help');
  for (const name of ['list', 'show', 'save', 'remove']) {
    expect(commandList).toContain(`\n  ${name} `);
    const { code, out } = await run(`${name} --help`);
    expect([code, out]).toEqual([0, expect.stringMatching(new RegExp(`^Usage: npm run content -- ${name} `))]);
  }
});

test('the content command requires a number after --expect', async () => {
  expect(await run('remove about --expect soon')).toMatchObject({
    code: 2,
    err: expect.stringContaining('It must be the number that "list" and "show" print.'),
  });
});

test('the content command distinguishes a wrong key from an unreachable retail API', async () => {
  const wrongKey = await run('list', { key: 'x'.repeat(40) });
  expect(wrongKey).toMatchObject({
    code: 1,
    err: 'The retail API at http://retail-api does not accept this OPERATOR_KEY.',
  });
  const unreachable = await run('list', { send: () => Promise.reject(new Error('refused')) });
  expect(unreachable).toMatchObject({ code: 1, err: expect.stringContaining('could not be reached (network)') });
});
