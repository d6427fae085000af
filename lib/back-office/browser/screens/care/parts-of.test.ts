import { partsOf } from './parts-of.ts';

test('each answer has its share, and a score without a text says its value', () => {
  const counts = [
    { Value: '5', Text: '', Count: 3 },
    { Value: 'blue', Text: 'Blue', Count: 1 },
  ];
  expect(partsOf(counts, 4)).toEqual([
    { text: '5', count: 3, percent: 75 },
    { text: 'Blue', count: 1, percent: 25 },
  ]);
});

test('of several choices each has its share of the people', () => {
  const counts = ['a', 'b'].map((Value) => ({ Value, Text: '', Count: 3 }));
  expect(partsOf(counts, 4).map(({ percent }) => percent)).toEqual([75, 75]);
});

test('without answers every share is 0', () => {
  expect(partsOf([{ Value: '1', Text: 'One', Count: 0 }], 0)).toMatchObject([{ percent: 0 }]);
});
