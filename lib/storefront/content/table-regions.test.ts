import { withTableRegions } from './table-regions.ts';

const TABLE = '<table><tbody><tr><td>1</td></tr></tbody></table>';
const namesIn = (html: string) => [...html.matchAll(/aria-label="([^"]*)"/g)].map(([, name]) => name);

test('a table scrolls in a region that can be reached by keyboard', () =>
  expect(withTableRegions(TABLE, 'Care')).toBe(
    `<div class="table-region" role="region" aria-label="Care" tabindex="0">${TABLE}</div>`,
  ));

test('a table region is named after caption, heading or page, and every name is unique', () => {
  const captioned = TABLE.replace('<tbody>', '<caption>Sizes &lt; "8"</caption><tbody>');
  const html = `${TABLE}<h2 id="x">Gold</h2>${TABLE}<p>x</p>${TABLE}${captioned}<h3><br /></h3>${TABLE}`;
  expect(namesIn(withTableRegions(html, 'Care'))).toEqual([
    'Care',
    'Gold',
    'Gold (2)',
    'Sizes &lt; &quot;8&quot;',
    'Gold (3)',
  ]);
});

test('of nested tables the inner one gets the region', () => {
  const html = withTableRegions(`<table><tbody><tr><td>${TABLE}</td></tr></tbody></table>`, 'Care');
  expect(html).toContain(`<td><div class="table-region"`);
  expect(namesIn(html)).toHaveLength(1);
});
