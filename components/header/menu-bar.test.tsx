import type { MenuEntry } from '#lib/storefront/content/types.ts';
import { menuBar } from './menu-bar';

const entry = (name: string, change: Partial<MenuEntry> = {}): MenuEntry => ({
  name,
  href: `/${name.toLowerCase()}`,
  panel: '',
  children: [],
  ...change,
});

test('names and addresses of the menu are escaped, and the content of the operator is kept', () => {
  const html = menuBar([
    entry('His "&" <Hers>', { href: '/a?b="c"&d', panel: '<p>Gold</p>', children: [entry('<i>Rings</i>')] }),
  ]);
  expect(html).toContain('>His &quot;&amp;&quot; &lt;Hers&gt;</a>');
  expect(html).toContain('href="/a?b=&quot;c&quot;&amp;d"');
  expect(html).toContain('aria-label="More in His &quot;&amp;&quot; &lt;Hers&gt;"');
  expect(html).toContain('>&lt;i&gt;Rings&lt;/i&gt;</a>');
  expect(html).toContain('<div class="menu-operator-parts"><p>Gold</p></div>');
});

test('categories without subcategories of their own stand in the first list of a menu panel', () => {
  const dress = entry('Dress');
  const html = menuBar([entry('Watches', { children: [entry('Men', { children: [dress] }), entry('Luxury')] })]);
  const lists = html.split('<ul ').slice(1);
  expect(lists.map((list) => [...list.matchAll(/>([^<>]+)<\/a>/g)].map(([, name]) => name))).toEqual([
    ['All Watches', 'Luxury'],
    ['Men', 'Dress'],
  ]);
});
