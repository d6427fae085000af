/** @jest-environment jsdom */
import { render, screen, within } from '@testing-library/react';
import { DAY_MS } from '#lib/shared/durations.ts';
import type { BrandTile, TrustPoint } from '#lib/storefront/catalogue/types.ts';
import { BrandIndex } from './brand-index';
import { OffersSection } from './offers-section';
import { TrustPoints } from './trust-points';

test('every trust point links to the page with the details', () => {
  const point: TrustPoint = { icon: 'returns', title: 'Easy returns', text: 'Seven days.', href: '/page/returns' };
  const other: TrustPoint = { icon: 'warranty', title: 'Warranty', text: '', href: '/page/warranty' };
  render(<TrustPoints title="Our promises" points={[point, other]} />);
  const strip = within(screen.getByRole('region', { name: 'Our promises' }));
  expect(strip.getByRole('link', { name: 'Easy returns' })).toHaveAttribute('href', '/page/returns');
  expect(strip.getByText('Seven days.')).toBeVisible();
  expect(strip.getAllByRole('heading', { level: 2 }).map(({ textContent }) => textContent)).toEqual([
    'Easy returns',
    'Warranty',
  ]);
});

test('a brand tile has its picture, or its initial where it has none', () => {
  const photo = { source: '/images/original/brand-aarvane-1.webp', alt: 'Aarvane', width: 1600, height: 700 };
  const tiles: BrandTile[] = [
    { title: 'Aarvane', text: 'India', href: '/a', photo },
    { title: 'Pathik', text: '', href: '/p', photo: null },
  ];
  const { container } = render(<BrandIndex title="Our brands" tiles={tiles} />);
  expect(screen.getAllByRole('link').map(({ textContent }) => textContent)).toEqual(['Aarvane', 'Pathik']);
  expect(container.querySelectorAll('img')).toHaveLength(1);
  expect(screen.getByText('P')).toHaveAttribute('aria-hidden', 'true');
});

test('offers are shown below their heading, and without offers there is no section', () => {
  const offer = { id: 'a', title: 'Ten off', terms: 'Terms.', endsAt: Date.now() + DAY_MS, href: null };
  const { rerender, container } = render(<OffersSection title="Offers" offers={[{ ...offer, kind: 'line' }]} />);
  const section = within(screen.getByRole('region', { name: 'Offers' }));
  expect(section.getByRole('heading', { level: 2, name: 'Offers' })).toBeVisible();
  expect(section.getByRole('heading', { level: 3, name: 'Ten off' })).toBeVisible();
  rerender(<OffersSection title="Offers" offers={[]} />);
  expect(container).toBeEmptyDOMElement();
});
