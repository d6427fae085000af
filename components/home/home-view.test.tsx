/** @jest-environment jsdom */
import '#lib/testing/storefront/nothing-in-view.ts';
import { render, screen, within } from '@testing-library/react';
import type { HomeTile, ProductSummary } from '#lib/storefront/catalogue/types.ts';
import { HomeView } from './home-view';

beforeAll(() => {
  window.matchMedia = () =>
    ({ matches: true, addEventListener: () => {}, removeEventListener: () => {} }) as unknown as MediaQueryList;
});

const photo = { source: '/images/original/home-watches.webp', alt: '', width: 1600, height: 1000 };
const tile = (title: string): HomeTile => ({ title, text: '', href: `/${title}`, photo });
const hero = (...titles: string[]) => ({ kind: 'hero' as const, title: 'Chosen for you', tiles: titles.map(tile) });
const card = (code: string): ProductSummary => ({
  code,
  title: `Watch ${code}`,
  brand: 'Aarvane',
  href: `/${code}`,
  photos: [],
  mrp: 100,
  price: 100,
  discountPercent: 0,
  labels: [],
  colour: '',
  category: 'watches',
});
const titles = (level: number) => screen.queryAllByRole('heading', { level }).map(({ textContent }) => textContent);

test('the first banner of the home page is its only h1, and only its photo has a high fetch priority', () => {
  const { container } = render(<HomeView sections={[hero('Watches', 'Rings'), hero('Weddings')]} />);
  expect(titles(1)).toEqual(['Watches']);
  expect(titles(2)).toEqual(expect.arrayContaining(['Rings', 'Weddings']));
  expect(container.querySelectorAll('img[fetchpriority="high"]')).toHaveLength(1);
});

test('a home page without a banner still has an h1', () => {
  render(<HomeView sections={[{ kind: 'tiles', title: 'For whom', tiles: [tile('Women')] }]} />);
  expect(titles(1)).toEqual(['Samay: watches, smartwatches and jewellery']);
  expect(titles(2)).toEqual(['For whom']);
});

test('a single banner is static without buttons, and an empty banner section is not rendered', () => {
  const { rerender } = render(<HomeView sections={[hero('Watches')]} />);
  expect(screen.getByRole('region', { name: 'Watches' })).toBeVisible();
  expect(screen.queryByRole('button')).toBeNull();
  rerender(<HomeView sections={[hero()]} />);
  expect(screen.queryByRole('region')).toBeNull();
});

test('a product rail shows four products and a link to all; an empty rail is not rendered', () => {
  const products = ['a', 'b', 'c', 'd', 'e'].map(card);
  const rail = { kind: 'rail' as const, title: 'New', href: '/watches' };
  const { rerender } = render(<HomeView sections={[{ ...rail, products }]} />);
  const section = within(screen.getByRole('region', { name: 'New' }));
  expect(section.getByRole('link', { name: 'See all: New' })).toHaveAttribute('href', '/watches');
  expect(section.getAllByRole('listitem')).toHaveLength(4);
  rerender(<HomeView sections={[{ ...rail, products: [] }]} />);
  expect(screen.queryByRole('region')).toBeNull();
});

test('a section without its own list has no link to see all', () => {
  render(<HomeView sections={[{ kind: 'tiles', title: 'For whom', tiles: [tile('Women')] }]} />);
  expect(screen.getAllByRole('link').map(({ textContent }) => textContent)).toEqual(['Women']);
});
