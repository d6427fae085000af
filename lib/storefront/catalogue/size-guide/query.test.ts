import { parseRingQuery, parseWristQuery, wristCircumference, wristFlatWidth } from './query.ts';

test.each([
  ['52', 52],
  [' 52.5 ', 52.5],
  ['52,5', 52.5],
  ['', null],
  ['5 2', null],
  ['-52', null],
  ['1e3', null],
  ['1234', null],
])('the ring sizer reads a strip of %j as %s mm', (text, value) => {
  expect(parseRingQuery({ around: text }).around.value).toBe(value);
});

test('the size guides read a product code in canonical form, and ignore an invalid one', () => {
  expect(parseRingQuery({ product: ['d101mr01', 'x'] })).toMatchObject({ product: 'D101MR01', width: { text: '' } });
  expect(parseWristQuery({ product: '../x' }).product).toBe('');
});

test.each([
  ['17', 170],
  ['17.25', 173],
  ['11.9', null],
  ['24.1', null],
  ['170', null],
  ['', null],
])('the watch guide reads a wrist of %j cm as %s mm around', (wrist, around) => {
  expect(wristCircumference(parseWristQuery({ wrist }).wrist)).toBe(around);
});

test('the watch guide accepts a flat of the wrist from 25 mm to 80 mm', () => {
  expect(['24', '25', '48,5', '80', '81'].map((flat) => wristFlatWidth(parseWristQuery({ flat }).flat))).toEqual([
    null,
    25,
    48.5,
    80,
    null,
  ]);
});
