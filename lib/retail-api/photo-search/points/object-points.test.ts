import { drawn } from '../../testing/drawn-picture.ts';
import { toLab } from '../lab.ts';
import { wholeOf } from '../raster.ts';
import { findPoints } from './find-points.ts';
import { matchPoints } from './match-points.ts';
import { objectPoints } from './object-points.ts';
import { unpackPoints } from './point.ts';

// Analysing a photo takes a while on a busy machine.
jest.setTimeout(300_000);

const stripes = Array.from({ length: 30 }, (_, at) => `<rect y="${at * 8}" width="240" height="4" fill="#222"/>`).join(
  '',
);
const large = (elements: string) => drawn(`<g transform="scale(3)">${elements}</g>`, '#f4f1ec', 720, 720);

const ring = '<circle cx="120" cy="120" r="70" fill="none" stroke="#203080" stroke-width="20"/>';
const marks = Array.from({ length: 24 }, (_, at) => {
  const angle = (at * Math.PI) / 12;
  const radius = 62 + (at % 3) * 8;
  return `<circle cx="${120 + radius * Math.cos(angle)}" cy="${120 + radius * Math.sin(angle)}" r="${2 + (at % 5)}" fill="#fff"/>`;
}).join('');

test('the points of a thin object on a busy ground are those that it has alone on a plain one', async () => {
  const alone = unpackPoints(findPoints(toLab(await large(ring + marks)), 160));
  const picture = await large(stripes + ring + marks);
  const [width, height] = [120, 120];
  const mask = Uint8Array.from({ length: width * height }, (_, at) =>
    Math.abs(Math.hypot((at % width) + 0.5 - 60, Math.floor(at / width) + 0.5 - 60) - 35) < 5 ? 1 : 0,
  );
  const masked = unpackPoints(objectPoints(picture, { mask, width, height, box: wholeOf(picture) }));
  const whole = unpackPoints(findPoints(toLab(picture), 160));
  expect(matchPoints(masked, alone).strength).toBeGreaterThan(1.5 * matchPoints(whole, alone).strength);
});

test('an empty mask has no points', async () => {
  const picture = await large(stripes);
  const mask = new Uint8Array(120 * 120);
  expect(objectPoints(picture, { mask, width: 120, height: 120, box: wholeOf(picture) })).toHaveLength(0);
});
