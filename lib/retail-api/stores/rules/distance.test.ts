import { centreOf, distanceKm } from './distance.ts';

const jaipur = { latitude: 26.9124, longitude: 75.7873 };
const udaipur = { latitude: 24.5854, longitude: 73.7125 };

test.each([
  ['a point to itself', jaipur, jaipur, 0],
  ['Jaipur to Udaipur', jaipur, udaipur, 332],
  ['a degree of latitude', { latitude: 0, longitude: 0 }, { latitude: 1, longitude: 0 }, 111],
  ['over the date line', { latitude: 0, longitude: 179.5 }, { latitude: 0, longitude: -179.5 }, 111],
  ['to the other side of the earth', { latitude: 0, longitude: 0 }, { latitude: 0, longitude: 180 }, 20_015],
])('distanceKm: %s', (_title, from, to, expected) => expect(Math.round(distanceKm(from, to))).toBe(expected));

test('the centre of two points lies between them, and no points have no centre', () => {
  expect(centreOf([jaipur, udaipur])).toEqual({
    latitude: expect.closeTo(25.75, 2),
    longitude: expect.closeTo(74.75, 2),
  });
  expect(centreOf([])).toBeUndefined();
});
