import { parseRingQuery, parseWristQuery, wristAround, wristFlat } from './query.ts';

test.each([
  ['52', 52],
  [' 52.5 ', 52.5],
  ['52,5', 52.5],
  ['', null],
  ['5 2', null],
  ['-52', null],
  ['1e3', null],
  ['1234', null],
])('a strip of %j is %s mm', (text, value) => {
  expect(parseRingQuery({ around: text }).around.value).toBe(value);
});

test('a product is named by its code in one form, and what can be none is nobody', () => {
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
])('a wrist of %j cm is %s mm around', (wrist, around) => {
  expect(wristAround(parseWristQuery({ wrist }).wrist)).toBe(around);
});

test('a flat is between 25 mm and 80 mm wide', () => {
  expect(['24', '25', '48,5', '80', '81'].map((flat) => wristFlat(parseWristQuery({ flat }).flat))).toEqual([
    null,
    25,
    48.5,
    80,
    null,
  ]);
});
