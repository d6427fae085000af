import { drawn } from '../testing/drawn-picture.ts';
import type { ImageFeatures } from './features/describe.ts';
import { objectOf, queryFeaturesOf, storedFeatures } from './photo-features.ts';
import type { Raster } from './raster.ts';

// Analysing a photo takes a while on a busy machine.
jest.setTimeout(300_000);

const PAPER = '#f4f1ec';
const WOOD = '#7a4a2c';
const disc = (fill: string, radius = 60) => `<circle cx="120" cy="120" r="${radius}" fill="${fill}"/>`;
const ring = (stroke: string, x = 120, y = 120, radius = 55) =>
  `<circle cx="${x}" cy="${y}" r="${radius}" fill="none" stroke="${stroke}" stroke-width="12"/>`;
const planks = Array.from(
  { length: 24 },
  (_, index) => `<rect y="${index * 10}" width="240" height="${3 + (index % 4)}" fill="#8a5a36"/>`,
).join('');

const between = (left: Uint8Array, right: Uint8Array) =>
  left.reduce((sum, value, place) => sum + Math.abs(value - (right[place] ?? 0)), 0);
const apart = (left: ImageFeatures, right: ImageFeatures) =>
  between(left.steady, right.steady) + between(left.turning, right.turning);
const cache = new Map<string, ImageFeatures>();
async function featuresOf(elements: string): Promise<ImageFeatures> {
  const found = cache.get(elements) ?? storedFeatures(queryFeaturesOf(await drawn(elements, PAPER)));
  cache.set(elements, found);
  return found;
}

/** The share of the picture that is found as the object, and the share of the object that is in the centre. */
function shareOf({ mask }: { mask: Uint8Array }): number {
  return mask.reduce((sum, value) => sum + value, 0) / mask.length;
}

describe('finding the object of a photo', () => {
  test('an object on plain paper is found to within a pixel or two of its outline', async () => {
    const found = objectOf(await drawn(disc('#a02030', 80), PAPER));
    expect(shareOf(found)).toBeCloseTo((Math.PI * 80 ** 2) / 240 ** 2, 1);
  });

  test('a ring is found with its hole, on paper and on wood', async () => {
    for (const picture of [await drawn(ring('#d4a838'), PAPER), await drawn(planks + ring('#e8c860'), WOOD)]) {
      const { mask, image } = objectOf(picture);
      expect(mask[Math.floor(image.height / 2) * image.width + Math.floor(image.width / 2)]).toBe(0);
      expect(shareOf({ mask })).toBeGreaterThan(0.05);
    }
  });

  test('an object is found without its shadow', async () => {
    const shadow = `<defs><filter id="soft"><feGaussianBlur stdDeviation="9"/></filter></defs>
      <ellipse cx="130" cy="176" rx="70" ry="14" fill="#000" opacity="0.3" filter="url(#soft)"/>`;
    const without = shareOf(objectOf(await drawn(disc('#203080', 80), PAPER)));
    const shaded = shareOf(objectOf(await drawn(shadow + disc('#203080', 80), PAPER)));
    expect(Math.abs(shaded - without)).toBeLessThan(0.03);
  });

  test('a small object is examined more closely', async () => {
    const picture: Raster = await drawn('<circle cx="300" cy="200" r="30" fill="#a02030"/>', PAPER, 500, 400);
    expect(shareOf(objectOf(picture))).toBeGreaterThan(0.15);
  });

  test('the centre counts as the object in a picture where nothing stands out', async () => {
    expect(shareOf(objectOf(await drawn('', PAPER)))).toBeGreaterThan(0.3);
  });
});

describe('the visual description of a photo', () => {
  test('the description distinguishes gold, rose gold and silver', async () => {
    const gold = await featuresOf(ring('#d4a838'));
    const paleGold = await featuresOf(ring('#dcb450'));
    const rose = await featuresOf(ring('#d49a84'));
    const silver = await featuresOf(ring('#b4b6b8'));
    expect(apart(gold, paleGold)).toBeLessThan(apart(gold, rose));
    expect(apart(gold, paleGold)).toBeLessThan(apart(gold, silver));
    expect(apart(rose, silver)).toBeGreaterThan(apart(gold, paleGold));
  });

  test('the description distinguishes a ring from a disc and from a bar of the same colour', async () => {
    const one = await featuresOf(ring('#d4a838'));
    const smaller = await featuresOf(ring('#d4a838', 100, 130, 44));
    const bar = await featuresOf('<rect x="105" y="40" width="30" height="160" fill="#d4a838"/>');
    expect(apart(one, smaller)).toBeLessThan(apart(one, await featuresOf(disc('#d4a838'))));
    expect(apart(one, smaller)).toBeLessThan(apart(one, bar));
  });

  test('the description of a gold ring on wood is nearest to a gold ring, not to wood', async () => {
    const [{ steady, turnings }] = queryFeaturesOf(await drawn(planks + ring('#e8c860'), WOOD)).objects;
    const distance = (other: ImageFeatures) =>
      between(steady, other.steady) + Math.min(...turnings.map((turning) => between(turning, other.turning)));
    const gold = distance(await featuresOf(ring('#e8c860')));
    expect(gold).toBeLessThan(distance(await featuresOf(ring('#b4b6b8'))));
    expect(gold).toBeLessThan(distance(await featuresOf(disc(WOOD, 80))));
    expect(gold).toBeLessThan(
      distance(await featuresOf('<rect x="60" y="60" width="120" height="120" fill="#8a5a36"/>')),
    );
  });

  test('a slightly rotated object is found in one of the rotations', async () => {
    const bar = '<rect x="105" y="40" width="30" height="160" fill="#d4a838"/>';
    const upright = await featuresOf(bar);
    const [{ turnings }] = queryFeaturesOf(await drawn(`<g transform="rotate(12 120 120)">${bar}</g>`, PAPER)).objects;
    const [asItIs = new Uint8Array(), ...turned] = turnings;
    const nearest = Math.min(...turned.map((turning) => between(turning, upright.turning)));
    expect(nearest).toBeLessThan(between(asItIs, upright.turning));
  });
});

test('on a dark plain ground other objects are proposed, on a pale one the object is what differs', async () => {
  const disc = '<circle cx="120" cy="120" r="60" fill="#d8a040"/><circle cx="40" cy="40" r="8" fill="#c0c0c0"/>';
  expect(queryFeaturesOf(await drawn(disc, '#16161c')).objects.length).toBeGreaterThan(1);
  expect(queryFeaturesOf(await drawn(disc, PAPER)).objects).toHaveLength(1);
});
