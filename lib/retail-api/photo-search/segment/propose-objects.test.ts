import { drawn } from '../../testing/drawn-picture.ts';
import { toLab } from '../lab.ts';
import { proposeObjects } from './propose-objects.ts';

// Analysing a photo takes a while on a busy machine.
jest.setTimeout(300_000);

const SKIN = '#d6a380';
/** A chain across an arm that leaves the picture on both sides, before a dark room. */
const arm = `<rect y="55" width="240" height="130" fill="${SKIN}"/>`;
const chain = '<path d="M60 90 Q120 170 180 90" fill="none" stroke="#e0b64a" stroke-width="5"/>';
const large = (elements: string, ground: string) =>
  drawn(`<g transform="scale(1.6)">${elements}</g>`, ground, 384, 384);

test('a thin chain on an arm is proposed, although the arm stands out from the border more', async () => {
  const image = toLab(await large(arm + chain, '#20242c'));
  const truth = toLab(await large(chain, '#000000')).lightness.map((value) => (value > 30 ? 1 : 0));
  const shares = proposeObjects(image, 2).map((mask) => {
    const both = mask.filter((value, at) => value === 1 && truth[at] === 1).length;
    return both / mask.filter((value, at) => value === 1 || truth[at] === 1).length;
  });
  expect(Math.max(...shares)).toBeGreaterThan(0.6);
});

test('proposals are no more than asked for, and none are nearly the same', async () => {
  const image = toLab(await large(arm + chain, '#20242c'));
  expect(proposeObjects(image, 1)).toHaveLength(1);
  const masks = proposeObjects(image, 4).map((mask) => mask.join(''));
  expect(new Set(masks).size).toBe(masks.length);
});

test('nothing is proposed in a plain picture', async () => {
  expect(proposeObjects(toLab(await drawn('', SKIN)), 2)).toEqual([]);
});
