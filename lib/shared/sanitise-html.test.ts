import { runInThread } from '#lib/testing/run-in-thread.ts';
import { MAX_NESTED, sanitiseHtml, sanitiseMenuHtml, sanitisePageHtml } from './sanitise-html.ts';

test('sanitised links use https only and send no referrer', () => {
  expect(sanitiseHtml('<a href="https://video.example/x" rel="opener" onclick="x()">Films</a>')).toBe(
    '<a href="https://video.example/x" rel="noopener noreferrer">Films</a>',
  );
  expect(sanitiseHtml('<a href="/page/shipping">Delivery</a>')).toBe('<a href="/page/shipping">Delivery</a>');
  expect(sanitiseHtml('<a href="javascript:alert(1)">No</a>')).toBe('<a>No</a>');
  expect(sanitiseHtml('<a href="//evil.test">No</a>')).toBe('<a>No</a>');
});

test('a link without text is removed', () => {
  expect(sanitiseHtml('<p>See <a href="https://a.example"><img src="x.png"></a></p>')).toBe('<p>See </p>');
  expect(sanitiseHtml('<a href="/x"><strong>Bold</strong></a>')).toBe('<a href="/x"><strong>Bold</strong></a>');
});

test('scripts, frames and styles are removed', () =>
  expect(sanitiseHtml('<script>x()</script><p style="color:red">Text</p><iframe src="/x"></iframe>')).toBe(
    '<p>Text</p>',
  ));

test('a word may say its language', () =>
  expect(sanitisePageHtml('<p><span lang="en" onclick="x()">Verify</span></p>')).toBe(
    '<p><span lang="en">Verify</span></p>',
  ));

test.each(['__next_f', 'content', 'site-header', 'process', 'Water', 'water tight', '', 'water'])(
  'the id %j is kept on page headings only, and only where it is safe',
  (id) => {
    const html = `<h2 id="${id}">Water</h2><h3 id="${id}"></h3><p id="${id}">x</p>`;
    for (const sanitise of [sanitiseHtml, sanitiseMenuHtml]) {
      expect(sanitise(html)).toBe('<h2>Water</h2><h3></h3><p>x</p>');
    }
    const attribute = id === 'water' ? ' id="water"' : '';
    expect(sanitisePageHtml(html)).toBe(`<h2${attribute}>Water</h2><h3${attribute}></h3><p>x</p>`);
  },
);

test('a strip may name its ground, and nothing else may have its class', () => {
  const strip = '<p class="strip-ink">Sale</p>';
  expect(sanitiseHtml(strip)).toBe(strip);
  expect(sanitiseHtml('<p class="strip-ink other">Sale <b class="strip-ink">now</b></p>')).toBe(
    '<p class="strip-ink">Sale <b>now</b></p>',
  );
  for (const sanitise of [sanitiseMenuHtml, sanitisePageHtml]) expect(sanitise(strip)).toBe('<p>Sale</p>');
});

test("a menu panel may have layout classes and the store's own images only", () => {
  const picture = '<a href="/wedding"><img src="/images/original/home-wedding.webp" alt="The wedding counter"></a>';
  expect(sanitiseMenuHtml(`<div class="menu-feature other">${picture}</div>`)).toBe(
    '<div class="menu-feature"><a href="/wedding"><img src="/images/original/home-wedding.webp" alt="The wedding counter" loading="lazy" decoding="async" /></a></div>',
  );
  expect(sanitiseMenuHtml('<img src="https://evil.test/x.png" onerror="x()"><img src="/images/../api/x.png">')).toBe(
    '',
  );
});

test.each([
  ['elements', '<b>'],
  ['end tags in attributes', '<b a="</b>">'],
  ['end tags in comments', '<b><!--</b>-->'],
  ['elements that are taken out', '<main>'],
  ['elements in a frame', '<iframe>', '<b>'],
])('%s: HTML that is nested too deep is refused quickly', async (_name, tag, inner = tag) => {
  const nested = (depth: number) => `${tag}${inner.repeat(depth - 1)}Text${'</i>'.repeat(25_000)}`;
  expect(sanitiseHtml(nested(MAX_NESTED))).toContain('Text');
  for (const sanitise of ['sanitiseHtml', 'sanitiseMenuHtml'])
    expect(await runInThread('lib/shared/sanitise-html.ts', sanitise, nested(200_000))).toBeNull();
});

test('any number of sibling elements is accepted', () =>
  expect(sanitiseHtml('<p>One<br></p></p><hr>'.repeat(MAX_NESTED * 2))).not.toBeNull());
