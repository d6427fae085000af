import { productItem } from './entities.ts';

const { Sizing } = productItem.shape;

test('a kind of sizing that is not known yet reads as left out, so that a newer retail API breaks no list', () => {
  expect(['one', 'ring', 'other'].map((kind) => Sizing.parse(kind))).toEqual(['one', 'ring', 'other']);
  expect(Sizing.parse('bespoke')).toBeUndefined();
  expect(Sizing.parse(undefined)).toBeUndefined();
});
