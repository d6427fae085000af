/** @jest-environment jsdom */
import { render, screen, within } from '@testing-library/react';
import type { OfferBanner } from '#lib/storefront/catalogue/types.ts';
import { OfferBannerList } from './offer-banner-list';
import { OfferBanners } from './offer-banners';

const offer = (id: string, more: Partial<OfferBanner> = {}): OfferBanner => ({
  id,
  title: `Title of ${id}`,
  terms: `Terms of ${id}.`,
  endsAt: Date.parse('2036-01-01T00:00:00+05:30'),
  href: null,
  kind: 'line',
  ...more,
});
/** Ends with 3 May in India, when it is 2 May in London. */
const SOON = offer('soon', { endsAt: Date.parse('2026-05-04T00:00:00+05:30'), href: '/watches/men' });
const LASTING = offer('lasting');

beforeEach(() => jest.useFakeTimers({ now: Date.parse('2026-04-20T10:00:00+05:30') }));
afterEach(() => jest.useRealTimers());

test('an offer shows its title as heading, its last day in IST, its list, and its terms behind a toggle', () => {
  render(<OfferBanners offers={[SOON, LASTING]} level={3} />);
  const [soon, lasting] = screen.getAllByRole('listitem').map((item) => within(item));
  expect(soon?.getByRole('heading', { level: 3, name: 'Title of soon' })).toBeVisible();
  expect(soon?.getByText('until 3 May')).toBeVisible();
  expect(soon?.getByRole('link', { name: 'Shop now for Title of soon' })).toHaveAttribute('href', '/watches/men');
  const terms = soon?.getByText('Terms of soon. Valid until 3 May.');
  expect(terms?.closest('details')).not.toHaveAttribute('open');
  expect(lasting?.queryByRole('link')).toBeNull();
});

test('an offer that lasts for years names no last day, neither beside its title nor among its terms', () => {
  render(<OfferBanners offers={[LASTING]} level={2} />);
  expect(screen.queryByText(/until/)).toBeNull();
  expect(screen.getByText('Terms of lasting.')).toBeInTheDocument();
});

test('the offer strip of a list links to other lists, but not to its own', () => {
  const brandOffer = offer('elsewhere', { href: '/brands/featured-brands/aarvane' });
  render(<OfferBannerList offers={[SOON, brandOffer]} currentPath="/watches/men" />);
  const strip = within(screen.getByRole('region', { name: 'Offers' }));
  expect(strip.getByText('Offers')).toBeVisible();
  expect(strip.getAllByRole('link').map((link) => link.getAttribute('href'))).toEqual([brandOffer.href]);
  expect(strip.getByText('Title of soon')).toBeVisible();
  expect(strip.getByText('until 3 May')).toBeVisible();
});

test('without offers there is no offer strip', () => {
  const { container } = render(<OfferBannerList offers={[]} currentPath="/watches" />);
  expect(container).toBeEmptyDOMElement();
});
