import { renderToStaticMarkup } from 'react-dom/server';
import { EmptyList } from './empty-result';

const trail = [
  { name: 'Watches', href: '/watches' },
  { name: 'Men', href: '/watches/men' },
];

test('a list without any products speaks of no filters, and leads to the lists around it', () => {
  const html = renderToStaticMarkup(<EmptyList listing={{ breadcrumb: trail, children: [] }} />);
  expect(html).toContain('There are no products here yet.');
  expect(html).toContain('href="/watches"');
  expect(html).not.toContain('href="/watches/men"');
  expect(html).not.toMatch(/filter/i);
});
