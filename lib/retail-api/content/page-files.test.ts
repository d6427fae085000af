import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { ConfigurationError } from '#lib/shared/env.ts';
import { readPageFiles } from './page-files.ts';

let folder: string;
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'pages-'));
});
afterEach(() => rmSync(folder, { recursive: true }));

const ABOUT = { slug: 'about', title: 'About', group: 'Samay' };
function write(index: unknown, files: Record<string, string> = {}): void {
  writeFileSync(join(folder, 'index.json'), typeof index === 'string' ? index : JSON.stringify(index));
  for (const [name, text] of Object.entries(files)) writeFileSync(join(folder, name), text);
}

test('pages keep the order of the index and are sanitised, each dated to midnight in India', async () => {
  write(
    [
      { slug: 'promo', title: 'Strip' },
      { ...ABOUT, updated: '2026-11-01' },
    ],
    {
      'about.html': '\n<p onclick="x()">Us<script>x()</script></p>\n',
      'promo.html': '',
      'other.html': 'Nobody lists it.',
    },
  );
  const { pages } = await readPageFiles(folder);
  expect(pages).toEqual([
    { slug: 'promo', title: 'Strip', group: '', content: '', datedAt: null, story: null },
    { ...ABOUT, content: '<p>Us</p>', datedAt: Date.parse('2026-11-01T00:00:00+05:30'), story: null },
  ]);
});

test('the hash depends on the stored content, not on the raw files', async () => {
  write([ABOUT], { 'about.html': '<p>Us</p>' });
  const { hash } = await readPageFiles(folder);
  write([ABOUT], { 'about.html': '<p class="x">Us</p>\n' });
  expect((await readPageFiles(folder)).hash).toBe(hash);
  write([{ ...ABOUT, title: 'Us' }]);
  expect((await readPageFiles(folder)).hash).not.toBe(hash);
});

test('the demo pages are valid, and sanitising keeps the metal rates token', async () => {
  const { pages } = await readPageFiles();
  expect(pages.length).toBeGreaterThan(20);
  expect(pages.find(({ slug }) => slug === 'gold-rate')?.content).toContain('{{metal-rates}}');
});

const GUIDE = { kind: 'guide', summary: 'What to look at.', picture: 'home-watches.webp' };
const OCCASION = { ...GUIDE, kind: 'occasion', from: '2027-04-10', until: '2027-05-09' };
const STORY = { slug: 'about', title: 'About' };

test('a story of the index has its facts in the words of the contract', async () => {
  write([{ ...STORY, story: { ...OCCASION, list: 'jewellery' } }], { 'about.html': '<p>Us</p>' });
  const { pages } = await readPageFiles(folder);
  expect(pages[0]?.story).toEqual({
    Kind: 'occasion',
    Summary: 'What to look at.',
    Picture: 'home-watches.webp',
    From: '2027-04-10',
    Until: '2027-05-09',
    ListUrl: 'jewellery',
  });
});

const TOO_MANY = Array.from({ length: 501 }, (_, index) => ({ ...ABOUT, slug: `page-${index}` }));
const FILES = { 'about.html': '<p>Us</p>' };
test.each<[string, unknown, Record<string, string>, RegExp]>([
  ['an index that is no JSON', '[', {}, /^PAGES_DIR: index\.json is not JSON\.$/],
  ['an index that is no list', {}, {}, /^PAGES_DIR: index\.json: must be a list/],
  ['more than five hundred pages', TOO_MANY, {}, /^PAGES_DIR: index\.json: .*500/],
  ['an unknown field', [ABOUT, { ...ABOUT, slug: 'b', colour: 1 }], FILES, /index\.json entry 2: .*colour/],
  ['a story of an unknown kind', [{ ...STORY, story: { ...GUIDE, kind: 'poem' } }], FILES, /entry 1: story: kind: /],
  ['an occasion without a last day', [{ ...STORY, story: { ...OCCASION, until: undefined } }], FILES, /Until: must be/],
  [
    'an occasion that ends before it starts',
    [{ ...STORY, story: { ...OCCASION, from: '2028-01-01' } }],
    FILES,
    /before/,
  ],
  ['a guide with days', [{ ...STORY, story: { ...GUIDE, from: '2028-01-01' } }], FILES, /only an occasion has days/],
  ['a story in the footer', [{ ...ABOUT, story: GUIDE }], FILES, /group: must be empty: the journal links/],
  ['a strip as a story', [{ ...STORY, slug: 'promo', story: GUIDE }], { 'promo.html': 'x' }, /story: must be left out/],
  ['a path as slug', [{ ...ABOUT, slug: '../secrets' }], FILES, /entry 1: slug: must be lower-case/],
  ['a slug that is listed twice', [ABOUT, ABOUT], FILES, /entry 2: slug: is listed twice/],
  ['a page without a title', [{ ...ABOUT, title: ' ' }], FILES, /entry 1: title: /],
  ['a day that is none', [{ ...ABOUT, updated: '2026-02-30' }], FILES, /entry 1: updated: /],
  ['a file that is missing', [ABOUT], {}, /about\.html cannot be read \(ENOENT\)/],
  ['a page of the footer without text', [ABOUT], { 'about.html': '<script>x()</script>' }, /about\.html: must contain/],
  ['a page that is too large', [ABOUT], { 'about.html': 'x'.repeat(200_001) }, /about\.html: must have at most/],
  ['a strip with a group', [{ ...ABOUT, slug: 'promo' }], { 'promo.html': 'x' }, /promo\.html: group: must be empty/],
  ['a wrong layout', [{ slug: 'home.json', title: 'Home' }], { 'home.json': '[{}]' }, /home\.json: 0\./],
])('%s fails startup with a one-line error that names it', async (_name, index, files, message) => {
  write(index, files);
  const failed = await readPageFiles(folder).catch((error: unknown) => error);
  expect(failed).toBeInstanceOf(ConfigurationError);
  expect(String((failed as Error).message)).toMatch(message);
  expect(String((failed as Error).message)).not.toContain('\n');
});

test.each([
  ['about.html', Buffer.from('<p>\xe9t\xe9</p>', 'latin1')],
  ['index.json', Buffer.from(`\ufeff${JSON.stringify([ABOUT])}`, 'utf16le')],
])('%s with an encoding other than UTF-8 is reported', async (name, bytes) => {
  write([ABOUT], FILES);
  writeFileSync(join(folder, name), bytes);
  await expect(readPageFiles(folder)).rejects.toThrow(`${name} cannot be read (not UTF-8).`);
});

test('a byte order mark is not part of the text', async () => {
  write(`\ufeff${JSON.stringify([ABOUT])}`, { 'about.html': '\ufeff<p>\u00e9t\u00e9</p>' });
  expect((await readPageFiles(folder)).pages[0]?.content).toBe('<p>\u00e9t\u00e9</p>');
});

test('a directory instead of a file, or a missing directory, is reported', async () => {
  mkdirSync(join(folder, 'about.html'));
  write([ABOUT]);
  await expect(readPageFiles(folder)).rejects.toThrow(/about\.html cannot be read \(EISDIR\)/);
  await expect(readPageFiles(join(folder, 'nowhere'))).rejects.toThrow(/nowhere.index\.json cannot be read \(ENOENT\)/);
});
