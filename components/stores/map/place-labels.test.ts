import { placeLabels } from './place-labels.ts';

const WIDTH = 400;
const dot = (x: number, y: number, text: string) => ({ x, y, text });

test.each([
  ['alone, the words stand on the right', [dot(100, 100, 'Jaipur')], ['right']],
  ['at the edge they stand on the left', [dot(380, 100, 'Guwahati')], ['left']],
  ['another dot is in the way on the right', [dot(200, 100, 'Indore'), dot(230, 100, 'Bhopal')], ['left', 'right']],
  [
    'other words are in the way on the right, a dot on the left',
    [dot(100, 90, 'Ahmedabad'), dot(140, 120, 'Surat'), dot(110, 118, 'Indore'), dot(80, 118, 'X')],
    ['right', 'right', 'none', 'left'],
  ],
  ['too long for both sides', [dot(200, 100, 'x'.repeat(60))], ['none']],
  ['nothing to place', [], []],
])('placeLabels: %s', (_case, dots, sides) => expect(placeLabels(dots, WIDTH)).toEqual(sides));
