import { chooseSize, type Size } from './choose-size.ts';

const one: Size[] = [{ sku: 'W', sizeName: null }];
const oneNamed: Size[] = [{ sku: 'C-18', sizeName: '18 in' }];
const rings: Size[] = [
  { sku: 'R-12', sizeName: '12' },
  { sku: 'R-14', sizeName: '14' },
];

test.each([
  ['a product in one size needs no name', one, undefined, { kind: 'chosen', size: one[0] }],
  ['a name is of no account where there are no names', one, '12', { kind: 'chosen', size: one[0] }],
  ['the only size is meant where none is named', oneNamed, null, { kind: 'chosen', size: oneNamed[0] }],
  ['the only size is not every size', oneNamed, '20 in', { kind: 'no-such-size' }],
  ['several sizes ask for a name', rings, undefined, { kind: 'size-required' }],
  ['an empty name is none', rings, '  ', { kind: 'size-required' }],
  ['the named size', rings, '14', { kind: 'chosen', size: rings[1] }],
  ['case is of no account', oneNamed, '18 IN', { kind: 'chosen', size: oneNamed[0] }],
  ['an unknown size', rings, '13', { kind: 'no-such-size' }],
  ['a product without sizes', [], undefined, { kind: 'no-such-size' }],
])('choosing a size: %s', (_title, sizes, named, expected) => expect(chooseSize(sizes, named)).toEqual(expected));
