import { sortByDistance } from './sort-by-distance.ts';

const store = (name: string, city: string, state: string, pincode: string, latitude: number, longitude: number) => ({
  name,
  address: '12, A Road',
  city,
  state,
  pincode,
  latitude,
  longitude,
});
const ALL = [
  store('Lavelle Walk', 'Bengaluru', 'Karnataka', '560001', 12.97, 77.6),
  store('Indiranagar', 'Bengaluru', 'Karnataka', '560038', 12.98, 77.64),
  store('C-Scheme', 'Jaipur', 'Rajasthan', '302001', 26.91, 75.79),
  store('Galleria', 'Gurugram', 'Haryana', '122009', 28.47, 77.08),
  store('Khan Market', 'New Delhi', 'Delhi', '110003', 28.6, 77.23),
];
const request = (having: string[], text: string) => sortByDistance(ALL, ({ name }) => having.includes(name), { text });
const found = (answer: ReturnType<typeof request>) =>
  answer.found.map(({ store: { name }, distance }) => [name, distance === null ? null : Math.round(distance)]);

test.each([
  [
    'nothing asked',
    ['Khan Market', 'C-Scheme'],
    '',
    'all',
    [
      ['C-Scheme', null],
      ['Khan Market', null],
    ],
  ],
  [
    'those at the place first, then by distance from it',
    ['Lavelle Walk', 'C-Scheme', 'Galleria'],
    'Jaipur',
    'here',
    [
      ['C-Scheme', null],
      ['Galleria', 215],
      ['Lavelle Walk', 1561],
    ],
  ],
  [
    'none at the place',
    ['Lavelle Walk', 'Galleria'],
    'Jaipur',
    'here',
    [
      ['Galleria', 215],
      ['Lavelle Walk', 1561],
    ],
  ],
  [
    'a pincode whose state has shops',
    ['Galleria', 'C-Scheme'],
    '305001',
    'here',
    [
      ['C-Scheme', null],
      ['Galleria', null],
    ],
  ],
  [
    'a pincode of a state without any',
    ['Lavelle Walk', 'C-Scheme'],
    '403001',
    'nearest',
    [
      ['Lavelle Walk', null],
      ['C-Scheme', null],
    ],
  ],
  ['what is no place', ['Lavelle Walk'], 'Atlantis', 'none', [['Lavelle Walk', null]]],
  ['nobody has it', [], 'Jaipur', 'here', []],
] as const)('stores with a product, %s', (_case, having, text, match, expected) => {
  const answer = request([...having], text);
  expect(answer.match).toBe(match);
  expect(found(answer)).toEqual(expected);
});

test('coordinates sort shops by distance', () => {
  const near = { latitude: 28.5, longitude: 77.1 };
  const answer = sortByDistance(ALL, ({ state }) => state !== 'Haryana', { text: '', near });
  expect(found(answer).map(([name]) => name)).toEqual(['Khan Market', 'C-Scheme', 'Indiranagar', 'Lavelle Walk']);
});
