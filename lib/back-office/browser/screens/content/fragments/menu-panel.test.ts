/** @jest-environment jsdom */
import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { sanitiseMenuHtml } from '#lib/shared/sanitise-html.ts';
import fc from '#lib/testing/generated.ts';
import { brandLinks, priceLinks } from './fill-column.ts';
import { type PanelPart, panelHtml, panelProblem, readPanel } from './menu-panel.ts';

const FOLDER = 'lib/retail-api/content/pages';
const panels = readdirSync(FOLDER).filter((name) => name.startsWith('menu-'));
const words = fc
  .string({ unit: fc.constantFrom(...'aZ ₹&<>"\'{}%é') })
  .map((text) => text.replaceAll(/\s+/g, ' ').trim());
const named = words.filter((text) => text !== '');
const link = fc.record({
  text: named,
  url: fc.constantFrom('/watches/men', '/page/x?a=1&b=2', 'https://example.test/'),
});
const part: fc.Arbitrary<PanelPart> = fc.oneof(
  // On phones a column without a heading would belong to the one before.
  fc.record({ kind: fc.constant('links' as const), heading: named, links: fc.array(link), more: fc.array(link) }),
  fc.record({
    kind: fc.constant('picture' as const),
    picture: fc.constantFrom('home-watches.webp', 'tile-rings.webp'),
    width: fc.constantFrom(0, 1920),
    height: fc.constant(820),
    url: fc.constant('/wedding'),
    name: named,
    showsName: fc.boolean(),
    heading: words,
    text: words,
  }),
);

test.each(panels)('the form opens the panel %s of the demo, and writes it again as the shop stores it', (name) => {
  const isPhone = name.startsWith('menu-mobile-');
  const stored = sanitiseMenuHtml(readFileSync(join(FOLDER, name), 'utf8')) ?? '';
  const parts = readPanel(stored, isPhone) ?? [];
  expect(parts.length).toBeGreaterThan(1);
  expect(sanitiseMenuHtml(panelHtml(parts, isPhone))).toBe(stored);
});

test('whatever the form writes it opens again, also after the shop has cleaned it', () => {
  fc.assert(
    fc.property(fc.array(part, { maxLength: 4 }), fc.boolean(), (parts, isPhone) => {
      const known = parts.map((one) => (one.kind === 'picture' && one.width === 0 ? { ...one, height: 0 } : one));
      expect(readPanel(sanitiseMenuHtml(panelHtml(known, isPhone)) ?? '', isPhone)).toEqual(known);
    }),
  );
});

test.each([
  ['a table', '<table><tr><td>Gold</td></tr></table>'],
  [
    'bold letters',
    '<div class="menu-columns"><h3>By <b>metal</b></h3><ul><li><a href="/gold">Gold</a></li></ul></div>',
  ],
  ['a text beside links', '<div class="menu-columns"><p>Open on <a href="/page/x">Sundays</a></p></div>'],
  ['a loose text', 'Sale <div class="menu-feature"></div>'],
])('%s is left as custom HTML', (_name, html) => expect(readPanel(html, false)).toBeNull());

const PICTURE: PanelPart = {
  kind: 'picture',
  picture: 'a.webp',
  width: 0,
  height: 0,
  url: '/a',
  name: 'A',
  showsName: true,
  heading: '',
  text: '',
};
const COLUMN: PanelPart = { kind: 'links', heading: 'A', links: [{ text: 'A', url: '/a' }], more: [] };
test.each<[string, PanelPart[]]>([
  ['', [PICTURE]],
  ['Part 1: choose a picture.', [{ ...PICTURE, picture: '' }]],
  ['Part 1: say where the picture leads.', [{ ...PICTURE, name: ' ' }]],
  ['Part 2: add a link, or remove the column.', [PICTURE, { kind: 'links', heading: 'A', links: [], more: [] }]],
  ['Part 1: link 1 needs a text.', [{ kind: 'links', heading: '', links: [{ text: '', url: '/a' }], more: [] }]],
  ['Part 1: link 1 needs an address.', [{ kind: 'links', heading: '', links: [], more: [{ text: 'A', url: '' }] }]],
  ['Part 2: write a heading: the links would stand in the column above.', [COLUMN, { ...COLUMN, heading: '' }]],
  [
    'Part 1: link 1 leads to an address that shoppers cannot open: use a path of the shop, https:, mailto: or tel:.',
    [{ kind: 'links', heading: '', links: [{ text: 'A', url: 'javascript:alert(1)' }], more: [] }],
  ],
])('it says: %s', (problem, parts) => expect(panelProblem(parts, true)).toBe(problem));

test('a column of prices has the bands of the list, and one of brands their pages', () => {
  expect(priceLinks('watches', { from: 0, to: 25_000 })).toEqual([
    { text: 'Under ₹5,000', url: '/watches?price=under-5000' },
    { text: '₹5,000 to ₹9,999', url: '/watches?price=5000-10000' },
    { text: '₹10,000 to ₹24,999', url: '/watches?price=10000-25000' },
  ]);
  expect(priceLinks('jewellery', { from: 500_000, to: 0 }).map(({ url }) => url)).toEqual([
    '/jewellery?price=500000-1000000',
    '/jewellery?price=from-1000000',
  ]);
  expect(brandLinks([{ slug: 'aarvane', name: 'Aarvane' }])).toEqual([
    { text: 'Aarvane', url: '/brands/featured-brands/aarvane' },
  ]);
});
