/** @jest-environment jsdom */
import { render, screen } from '@testing-library/react';
import { mapTiles } from '#lib/storefront/platform/site/map-tiles.ts';
import type { Store } from '#lib/storefront/stores/types.ts';
import { hasMap, StoresMap } from './stores-map';

jest.mock('../../lib/storefront/platform/site/map-tiles.ts', () => ({ mapTiles: jest.fn() }));

const TILES = { url: 'https://tiles.example/{z}/{x}/{y}.png', maker: '© A maker', makerHref: 'https://maker.example/' };
const shops = (...cities: string[]) =>
  cities.map((city, index) => ({
    name: `${city} ${index}`,
    href: `/s-${index}`,
    city,
    address: '1, A Road',
    pincode: '302001',
    latitude: 20,
    longitude: 75,
  })) as unknown as Store[];

/** The map is loaded only when it comes near the viewport, which never happens here. */
global.IntersectionObserver = class {
  observe() {}
  disconnect() {}
} as unknown as typeof IntersectionObserver;

const show = (tiles: typeof TILES | null, stores: Store[]) => {
  jest.mocked(mapTiles).mockReturnValue(tiles);
  render(<StoresMap stores={stores} />);
  return screen.queryByRole('heading', { name: 'On the map' });
};

test('with street tiles even a single physical store is shown on a map, with the attribution', () => {
  expect(show(TILES, shops('Jaipur'))).toBeInTheDocument();
  expect(screen.getByRole('link', { name: '© A maker' })).toHaveAttribute('href', 'https://maker.example/');
});

test('without street tiles a chart is shown only for physical stores of several cities', () => {
  expect(show(null, shops('Jaipur', 'Pune', 'Surat', 'Kochi'))).toBeInTheDocument();
  expect(screen.queryByRole('link')).not.toBeInTheDocument();
});

test('without physical stores there is no map', () => {
  jest.mocked(mapTiles).mockReturnValue(TILES);
  expect(hasMap([])).toBe(false);
});

test('without street tiles a chart is not shown for few cities', () => {
  expect(show(null, shops('Jaipur', 'Jaipur', 'Pune', 'Surat', 'Surat'))).not.toBeInTheDocument();
});
