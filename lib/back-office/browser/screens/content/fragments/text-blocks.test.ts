/** @jest-environment jsdom */
import { readFileSync } from 'node:fs';
import { isSameHtml } from './html-nodes.ts';
import { readTextBlocks, textHtml, textProblem } from './text-blocks.ts';

const PAGES = 'lib/retail-api/content/pages';

test.each(['footer', 'contact-card', 'social'])(
  'the text %s of the demo has a form, which writes it as it stands',
  (slug) => {
    const html = readFileSync(`${PAGES}/${slug}.html`, 'utf8');
    const blocks = readTextBlocks(html);
    expect(blocks).not.toBeNull();
    expect(isSameHtml(textHtml(blocks ?? []), html)).toBe(true);
    expect(textProblem(blocks ?? [])).toBe('');
  },
);

test('links and bold words are typed as marks, and letters of HTML stay letters', () => {
  const html = textHtml([
    { kind: 'heading', text: 'Rings & chains', level: 2 },
    { kind: 'paragraph', text: 'Call **now** or see [our stores](stores), 3 < 4.' },
    { kind: 'links', links: [{ text: 'Watches', url: '/watches' }] },
  ]);
  expect(html).toBe(
    '<h2>Rings &amp; chains</h2>\n<p>Call <strong>now</strong> or see <a href="/stores">our stores</a>, 3 &lt; 4.</p>\n<ul>\n<li><a href="/watches">Watches</a></li>\n</ul>',
  );
  expect(readTextBlocks(html)?.[1]).toEqual({
    kind: 'paragraph',
    text: 'Call **now** or see [our stores](/stores), 3 < 4.',
  });
});

test.each([
  ['a table', '<table><tbody><tr><td>1</td></tr></tbody></table>'],
  ['italic letters', '<p>Very <em>quiet</em></p>'],
  ['a picture', '<p><img src="/images/original/a.webp"></p>'],
  ['loose letters', 'Hello'],
  ['marks that are letters', '<p>**not bold**</p>'],
])('%s is left to the HTML', (_title, html) => expect(readTextBlocks(html)).toBeNull());

test('what is missing is named by its part', () => {
  expect(readTextBlocks('')).toEqual([]);
  expect(textProblem([{ kind: 'paragraph', text: ' ' }])).toBe('Part 1: write a text, or remove it.');
  expect(textProblem([{ kind: 'paragraph', text: 'See [us](javascript:alert(1))' }])).toMatch(
    /^Part 1: the link “us” leads/,
  );
  expect(textProblem([{ kind: 'links', links: [{ text: 'Us', url: '' }] }])).toBe('Part 1: link 1 needs an address.');
});
