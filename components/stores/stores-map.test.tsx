/** @jest-environment jsdom */
import { render, screen } from '@testing-library/react';
import { mapTiles } from '#lib/shared/map-tiles.ts';
import type { Store } from '#lib/storefront/stores/types.ts';
import { hasMap, StoresMap } from './stores-map';

jest.mock('../../lib/shared/map-tiles.ts', () => ({ mapTiles: jest.fn() }));

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

/** Only whoever comes near it fetches the map. */
global.IntersectionObserver = class {
  observe() {}
  disconnect() {}
} as unknown as typeof IntersectionObserver;

const show = (tiles: typeof TILES | null, stores: Store[]) => {
  jest.mocked(mapTiles).mockReturnValue(tiles);
  render(<StoresMap stores={stores} />);
  return screen.queryByRole('heading', { name: 'On the map' });
};

test('with streets even one shop stands on a map, which names who made it', () => {
  expect(show(TILES, shops('Jaipur'))).toBeInTheDocument();
  expect(screen.getByRole('link', { name: '© A maker' })).toHaveAttribute('href', 'https://maker.example/');
});

test('without streets a chart shows shops of several cities alone', () => {
  expect(show(null, shops('Jaipur', 'Pune', 'Surat', 'Kochi'))).toBeInTheDocument();
  expect(screen.queryByRole('link')).not.toBeInTheDocument();
});

test('no shops stand on no map', () => {
  jest.mocked(mapTiles).mockReturnValue(TILES);
  expect(hasMap([])).toBe(false);
});

test('without streets few places make no picture', () => {
  expect(show(null, shops('Jaipur', 'Jaipur', 'Pune', 'Surat', 'Surat'))).not.toBeInTheDocument();
});
