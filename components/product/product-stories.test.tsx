/** @jest-environment jsdom */
import { render, screen, within } from '@testing-library/react';
import type { StorySummary } from '#lib/storefront/content/stories/types.ts';
import { ProductStories } from './product-stories';

const GUIDE: StorySummary = {
  kind: 'guide',
  title: 'Your first mechanical watch',
  href: '/journal/first-mechanical-watch',
  summary: 'What to look at.',
  picture: { source: '/images/list/home-watches.webp', width: 1920, height: 820 },
  updatedAt: 5,
  days: null,
};

test('a product page links to the stories that name the product', () => {
  render(<ProductStories stories={[GUIDE, { ...GUIDE, title: 'Gold', href: '/journal/gold', picture: null }]} />);
  const region = within(screen.getByRole('region', { name: 'Read about it' }));
  expect(region.getAllByRole('link').map((link) => link.getAttribute('href'))).toEqual([
    '/journal/first-mechanical-watch',
    '/journal/gold',
  ]);
  expect(region.getByRole('article', { name: GUIDE.title })).toHaveTextContent('Guide');
});

test('a product that no story names has no such region', () => {
  const { container } = render(<ProductStories stories={[]} />);
  expect(container).toBeEmptyDOMElement();
});
