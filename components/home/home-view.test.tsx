/** @jest-environment jsdom */
import '#lib/testing/nothing-in-view.ts';
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

test('the first banner of the page is its one heading, and its photo alone is fetched first', () => {
  const { container } = render(<HomeView sections={[hero('Watches', 'Rings'), hero('Weddings')]} />);
  expect(titles(1)).toEqual(['Watches']);
  expect(titles(2)).toEqual(expect.arrayContaining(['Rings', 'Weddings']));
  expect(container.querySelectorAll('img[fetchpriority="high"]')).toHaveLength(1);
});

test('without a banner the page still has a heading', () => {
  render(<HomeView sections={[{ kind: 'tiles', title: 'For whom', tiles: [tile('Women')] }]} />);
  expect(titles(1)).toEqual(['Samay: watches, smartwatches and jewellery']);
  expect(titles(2)).toEqual(['For whom']);
});

test('a single banner stands still, without buttons, and none at all leaves no room', () => {
  const { rerender } = render(<HomeView sections={[hero('Watches')]} />);
  expect(screen.getByRole('region', { name: 'Watches' })).toBeVisible();
  expect(screen.queryByRole('button')).toBeNull();
  rerender(<HomeView sections={[hero()]} />);
  expect(screen.queryByRole('region')).toBeNull();
});

test('a rail shows four products and the way to all of them; an empty one is not there', () => {
  const products = ['a', 'b', 'c', 'd', 'e'].map(card);
  const rail = { kind: 'rail' as const, title: 'New', href: '/watches' };
  const { rerender } = render(<HomeView sections={[{ ...rail, products }]} />);
  const section = within(screen.getByRole('region', { name: 'New' }));
  expect(section.getByRole('link', { name: 'See all: New' })).toHaveAttribute('href', '/watches');
  expect(section.getAllByRole('listitem')).toHaveLength(4);
  rerender(<HomeView sections={[{ ...rail, products: [] }]} />);
  expect(screen.queryByRole('region')).toBeNull();
});

test('a section without a list of its own has no way to see all of it', () => {
  render(<HomeView sections={[{ kind: 'tiles', title: 'For whom', tiles: [tile('Women')] }]} />);
  expect(screen.getAllByRole('link').map(({ textContent }) => textContent)).toEqual(['Women']);
});
