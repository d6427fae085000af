import { drawnDial } from '../../testing/drawn-dial.ts';
import { drawn } from '../../testing/drawn-picture.ts';
import { toLab } from '../lab.ts';
import { findPoints } from './find-points.ts';
import { type Agreement, matchPoints } from './match-points.ts';
import { POINT_BYTES, type Points, unpackPoints } from './point.ts';

// Analysing a photo takes a while on a busy machine.
jest.setTimeout(300_000);

const PAPER = '#f4f1ec';
const turned = `<g transform="translate(40 10) rotate(35 120 120) scale(0.9)">${drawnDial('#203080')}</g>`;
const ground = '<rect width="300" height="260" fill="#7a4a2c"/><rect y="40" width="300" height="9" fill="#5a3018"/>';

/** Three times as large, with room for details. */
const large = (elements: string) => drawn(`<g transform="scale(3)">${elements}</g>`, PAPER, 900, 780);
const pointsOf = async (elements: string): Promise<Points> =>
  unpackPoints(findPoints(toLab(await large(elements)), 160));

let blue: Points;
let agreement: (other: string) => Promise<Agreement>;

beforeAll(async () => {
  blue = await pointsOf(drawnDial('#203080'));
  agreement = async (other) => matchPoints(await pointsOf(other), blue);
});

test('points are found again on another ground, turned and smaller, but not in another thing', async () => {
  const again = await agreement(ground + turned);
  const other = await agreement(ground + drawnDial('#203080', 2));
  expect(again.strength).toBeGreaterThan(3);
  expect(again.strength).toBeGreaterThan(2 * other.strength);
});

test('the same drawing in another colour agrees as well, but differs in its colours', async () => {
  const same = await agreement(drawnDial('#203080'));
  const red = await agreement(drawnDial('#a02030'));
  expect(same.colour).toBe(0);
  expect(red.colour).toBeGreaterThan(5);
});

test('a picture has no more points than asked for, the most distinct ones, and a plain one has none', async () => {
  const image = toLab(await large(drawnDial('#203080')));
  const many = findPoints(image, 160);
  const few = findPoints(image, 5);
  expect(few).toHaveLength(5 * POINT_BYTES);
  expect([...many.subarray(0, few.length)]).toEqual([...few]);
  expect(findPoints(toLab(await drawn('', PAPER)), 160)).toHaveLength(0);
});

test('a photo without points agrees with no photo', () => {
  expect(matchPoints(unpackPoints(new Uint8Array()), blue)).toEqual({ strength: 0, colour: 0 });
});
