import { execFile } from 'node:child_process';
import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { expect, test } from '../../fixtures/test.ts';

const OPERATOR_KEY = 'the-key-of-the-operator-of-a-browser-test';
const runFile = promisify(execFile);

/** Runs `npm run content` as an operator does, for the test's store. */
async function content(apiUrl: string, ...args: string[]): Promise<{ stdout: string; stderr: string }> {
  const env = { ...process.env, RETAIL_API_URL: apiUrl, OPERATOR_KEY };
  return runFile(process.execPath, ['lib/tooling/launcher/run.js', 'content', ...args], { env });
}

let folder: string;
test.beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), 'samay-pages-'));
});
test.afterEach(() => rm(folder, { recursive: true }));

async function written(text: string): Promise<string> {
  const file = join(folder, 'page.html');
  await writeFile(file, text);
  return file;
}

test('a saved page is shown sanitised within a moment, and removing it restores its file', async ({ page, store }) => {
  await page.goto('/page/about');
  const before = await page.getByRole('main').innerText();
  const file = await written('<h2>Repairs on Sundays</h2><p>From ten.</p><script>document.title = "stolen"</script>');
  const saved = await content(store.apiUrl, 'save', 'about', file, '--title', 'Who we are');
  expect(saved.stderr).toContain('script');

  await expect(async () => {
    await page.goto('/page/about');
    await expect(page.getByRole('heading', { name: 'Repairs on Sundays' })).toBeVisible({ timeout: 500 });
  }).toPass({ timeout: 60_000 });
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Who we are');
  await expect(page).not.toHaveTitle(/stolen/);

  await content(store.apiUrl, 'remove', 'about');
  await expect(async () => {
    await page.goto('/page/about');
    expect(await page.getByRole('main').innerText()).toBe(before);
  }).toPass({ timeout: 60_000 });
});

test('a new page is available immediately, and HTTP 404 after its removal', async ({ page, store }) => {
  await content(
    store.apiUrl,
    'save',
    'events',
    await written('<p>A fair.</p>'),
    '--title',
    'Events',
    '--group',
    'Help',
  );
  await expect.poll(async () => (await page.request.get('/page/events')).status(), { timeout: 60_000 }).toBe(200);
  await content(store.apiUrl, 'remove', 'events');
  await expect.poll(async () => (await page.request.get('/page/events')).status(), { timeout: 60_000 }).toBe(404);
});

test('the operator reorders the home page', async ({ page, store }) => {
  const { stdout } = await content(store.apiUrl, 'show', 'home.json');
  const sections = JSON.parse(stdout) as { Kind: string; Title: string }[];
  const brands = sections.find(({ Kind }) => Kind === 'brands');
  await content(store.apiUrl, 'save', 'home.json', await written(JSON.stringify([{ ...brands, Title: 'Our makers' }])));
  await expect(async () => {
    await page.goto('/');
    await expect(page.getByRole('heading', { name: 'Our makers' })).toBeVisible({ timeout: 500 });
  }).toPass({ timeout: 60_000 });
  await content(store.apiUrl, 'remove', 'home.json');
  // Other tests of this store need the original home page.
  await expect(async () => {
    await page.goto('/');
    await expect(page.getByRole('heading', { name: 'Our makers' })).toHaveCount(0, { timeout: 500 });
  }).toPass({ timeout: 60_000 });
});

test('a content page shows the metal rates where it refers to them', async ({ page }) => {
  await page.goto('/page/gold-rate');
  const table = page.getByRole('table', { name: /^Metal rates in our jewellery prices/ });
  await expect(table.getByRole('row', { name: 'Yellow Gold 22 KT (916) ₹11,240' })).toBeVisible();
  await expect(page.getByText('{{')).toHaveCount(0);
});
