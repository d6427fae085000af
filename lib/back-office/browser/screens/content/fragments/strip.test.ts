/** @jest-environment jsdom */
import { readFileSync } from 'node:fs';
import { STRIP_SLUGS } from '#lib/contract/page-vocabulary.ts';
import { sanitiseHtml } from '#lib/shared/sanitise-html.ts';
import { EMPTY_STRIP, readStrip, type Strip, stripHtml, stripProblem } from './strip.ts';

const SALE: Strip = { text: 'Diwali & more', linkText: 'Details', url: 'page/diwali', colour: 'accent' };

test.each(STRIP_SLUGS)('the form opens the strip %s of the demo, and writes it again as the shop stores it', (slug) => {
  const stored = sanitiseHtml(readFileSync(`lib/retail-api/content/pages/${slug}.html`, 'utf8')) ?? '';
  const strip = readStrip(stored);
  expect(strip && sanitiseHtml(stripHtml(strip))).toBe(stored);
});

test('a strip keeps its text, link and colour after the shop has cleaned it', () => {
  const stored = sanitiseHtml(stripHtml(SALE)) ?? '';
  expect(stored).toBe('<p class="strip-accent">Diwali &amp; more <a href="/page/diwali">Details</a></p>');
  expect(readStrip(stored)).toEqual({ ...SALE, url: '/page/diwali' });
  expect(stripHtml(EMPTY_STRIP)).toBe('');
  expect(readStrip('')).toEqual(EMPTY_STRIP);
});

test.each([
  ['two paragraphs', '<p>One</p><p>Two</p>'],
  ['a link in the middle', '<p>See <a href="/a">this</a> today</p>'],
  ['two links', '<p>Sale <a href="/a">A</a> <a href="/b">B</a></p>'],
  ['a list', '<ul><li>One</li></ul>'],
])('%s is left as custom HTML', (_name, html) => expect(readStrip(html)).toBeNull());

test.each<[string, Partial<Strip>]>([
  ['', {}],
  ['', { linkText: '', url: '' }],
  ['The link needs a text.', { linkText: '' }],
  ['Write a text before the link: the link alone says too little.', { text: '' }],
  ['The link needs an address.', { url: '' }],
  ['The link begins with two slashes: use one for a page of the shop.', { url: '//evil.test' }],
])('it says: %s', (problem, change) => expect(stripProblem({ ...SALE, ...change })).toBe(problem));
