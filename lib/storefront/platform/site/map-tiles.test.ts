import { parseEnvironment } from '#lib/shared/env.ts';
import { mapOrigins, mapTiles } from './map-tiles.ts';

const URL = 'https://tiles.example/{z}/{x}/{y}.png';
const parse = (settings: Record<string, string>) => parseEnvironment(settings);

test('without MAP_TILES_URL there are no map tiles and no additional CSP origin', () => {
  expect(mapTiles(parse({}))).toBeNull();
  expect(mapOrigins(parse({}))).toEqual([]);
});

test.each([
  [{}, { maker: '© OpenStreetMap contributors', makerHref: 'https://www.openstreetmap.org/copyright' }],
  [{ MAP_ATTRIBUTION: 'Survey of Somewhere' }, { maker: 'Survey of Somewhere', makerHref: '' }],
  [
    { MAP_ATTRIBUTION: 'https://maps.example/' },
    { maker: 'https://maps.example/', makerHref: 'https://maps.example/' },
  ],
])('the map attribution %j is read as %j', (settings, maker) => {
  expect(mapTiles(parse({ MAP_TILES_URL: URL, ...settings }))).toEqual({ url: URL, ...maker });
});

test('map tiles may only be loaded from the origin of their URL', () => {
  expect(mapOrigins(parse({ MAP_TILES_URL: 'http://127.0.0.1:8080/t/{z}/{x}/{y}.png' }))).toEqual([
    'http://127.0.0.1:8080',
  ]);
  expect(mapOrigins(parse({ MAP_TILES_URL: URL }))).toEqual(['https://tiles.example']);
});

test.each([
  ['http://tiles.example/{z}/{x}/{y}.png', 'must be an https address'],
  ['https://tiles.example/{z}/{x}.png', 'must contain {z}, {x} and {y}'],
  ['https://{s}.tiles.example/{z}/{x}/{y}.png', 'must name one host'],
  ['https://tiles.example;script-src/{z}/{x}/{y}.png', 'must name one host'],
])('the map setting %s is refused: %s', (url, reason) => {
  expect(() => parse({ MAP_TILES_URL: url })).toThrow(reason);
});
