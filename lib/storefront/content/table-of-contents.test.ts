import { runInThread } from '#lib/testing/run-in-thread.ts';
import { withAnchors } from './table-of-contents.ts';

test('headings get unique ids made of their text, and are nested by level', () => {
  const { html, headings } = withAnchors('<h2>Gold &amp; silver</h2><h3>Care</h3><p>x</p><h2>Care</h2><h3>“Care”</h3>');
  expect(html).toBe(
    '<h2 id="gold-silver">Gold &amp; silver</h2><h3 id="care">Care</h3><p>x</p><h2 id="care-2">Care</h2><h3 id="care-3">“Care”</h3>',
  );
  expect(headings).toEqual([
    { id: 'gold-silver', text: 'Gold & silver', children: [{ id: 'care', text: 'Care', children: [] }] },
    { id: 'care-2', text: 'Care', children: [{ id: 'care-3', text: '“Care”', children: [] }] },
  ]);
});

test.each([
  ['<h2 id="returns-policy">How it works</h2>', 'returns-policy'],
  ['<h2 id="__next_f">How it works</h2>', 'how-it-works'],
  ['<h2 id="content">How it works</h2>', 'how-it-works'],
  ['<h2>Content</h2>', 'content-2'],
  ['<h2 id="process">Process</h2>', 'process-2'],
  ['<h2>What’s <em>covered</em>?</h2>', 'whats-covered'],
  ['<h2>घड़ी की देखभाल</h2>', 'घड़ी-की-देखभाल'],
  ['<h2>₹ ?</h2>', 'section'],
])('the heading %s gets the id #%s', (html, id) => {
  const anchored = withAnchors(html);
  expect(anchored.headings.map((heading) => heading.id.normalize('NFC'))).toEqual([id.normalize('NFC')]);
  expect(anchored.html).toContain(`id="${anchored.headings[0]?.id}"`);
});

test('a heading without text stays as it is', () =>
  expect(withAnchors('<h2><br /></h2><h3>First</h3>')).toEqual({
    html: '<h2><br /></h2><h3 id="first">First</h3>',
    headings: [{ id: 'first', text: 'First', children: [] }],
  }));

test('a heading without text or inside another heading loses its id', () => {
  expect(withAnchors('<h2 id="__next_f"> </h2>').html).toBe('<h2> </h2>');
  expect(withAnchors('<h2><h3 id="care">Care</h3></h2><h3>Care</h3>').html).toBe(
    '<h2 id="care"><h3>Care</h3></h2><h3 id="care-2">Care</h3>',
  );
});

test('an id is never cut inside a surrogate pair', () =>
  expect(withAnchors(`<h2>${'a'.repeat(59)}\u{1D5D4}</h2>`).headings[0]?.id).toBe('a'.repeat(59)));

test('thousands of headings with the same text get unique ids in reasonable time', async () => {
  const html = '<h2>Care</h2><h3 id="care-2">Care</h3>'.repeat(20_000);
  const { headings } = (await runInThread(
    'lib/storefront/content/table-of-contents.ts',
    'withAnchors',
    html,
  )) as ReturnType<typeof withAnchors>;
  const ids = headings.flatMap(({ id, children }) => [id, ...children.map((child) => child.id)]);
  expect(new Set(ids).size).toBe(40_000);
});
