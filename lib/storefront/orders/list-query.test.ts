import { foundOrdersText, isNarrowed, orderListHref, parseOrderListQuery } from './list-query.ts';

test.each<[Parameters<typeof parseOrderListQuery>[0], object]>([
  [{}, { show: 'all', search: '', page: 1 }],
  [
    { show: 'open', page: '3', q: 'blue  dial ' },
    { show: 'open', search: 'blue dial', page: 3 },
  ],
  [{ show: '2026' }, { show: 2026, search: '', page: 1 }],
  [{ show: '1999' }, { show: 'all', search: '', page: 1 }],
  [{ show: ['open', 'cancelled'] }, { show: 'all', search: '', page: 1 }],
  [{ q: `a\u0000b\u202e${'x'.repeat(100)}` }, { show: 'all', search: `a b${'x'.repeat(57)}`, page: 1 }],
  [{ q: `${'x'.repeat(59)} y` }, { show: 'all', search: 'x'.repeat(59), page: 1 }],
  ...['0', '-1', '1.5', '1e2', '99999', '1001'].map((page): [object, object] => [
    { page },
    { show: 'all', search: '', page: 1 },
  ]),
])('the order list query %j is parsed as %j', (parameters, query) =>
  expect(parseOrderListQuery(parameters)).toEqual(query),
);

test('an order list address carries only the filters, and is parsed back to them', () => {
  const query = { show: 'returned', search: 'tītan & co', page: 2 } as const;
  const href = orderListHref(query);
  expect(href).toBe('/myaccount/order-list?show=returned&q=t%C4%ABtan+%26+co&page=2');
  expect(parseOrderListQuery(Object.fromEntries(new URL(href, 'http://shop.test').searchParams))).toEqual(query);
  expect(orderListHref({ show: 'all', search: '' })).toBe('/myaccount/order-list');
});

test.each([
  ['all', '', 3, false, '3 orders'],
  ['all', 'ruby', 1, true, '1 order matching “ruby”'],
  ['cancelled', '', 0, true, 'No cancelled orders'],
  ['open', '', 1, true, '1 open order'],
  ['returned', '', 2, true, '2 orders with a return or an exchange'],
  [2026, 'ruby', 2, true, '2 orders in 2026 matching “ruby”'],
] as const)(
  'the order list filter %s with search "%s" and %i results has this heading',
  (show, search, count, narrowed, text) => {
    const query = { show, search, page: 1 };
    expect([isNarrowed(query), foundOrdersText(query, count)]).toEqual([narrowed, text]);
  },
);
