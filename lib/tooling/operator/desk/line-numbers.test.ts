import { parseItemIdentifiers, parseLineIds } from './line-numbers.ts';

const lines = [
  { LineId: 'first', Quantity: 1 },
  { LineId: 'second', Quantity: 3 },
];

test('an item is identified by its line and its number within the line', () => {
  expect(parseItemIdentifiers(lines, '1=HUID:abc123')).toEqual({
    LineId: 'first',
    Piece: 1,
    HUID: 'ABC123',
    Serial: '',
  });
  expect(parseItemIdentifiers(lines, '2.3=serial:X-7, HUID:AB12CD')).toEqual({
    LineId: 'second',
    Piece: 3,
    HUID: 'AB12CD',
    Serial: 'X-7',
  });
});

test.each(['', '1', '1=', 'x=HUID:ABC123', '1=ABC123', '3=HUID:ABC123', '0=HUID:ABC123'])(
  '%j identifies no item',
  (text) => expect(() => parseItemIdentifiers(lines, text)).toThrow(/--piece|There is no line/),
);

test.each([
  ['1=serial:SN-1,serial:SN-2', 'a piece has only one serial'],
  ['1=HUID:ABC123,huid:ABC124', 'a piece has only one huid'],
  ['2.0=serial:X7', 'line 2 has 3, and no piece 0'],
  ['1.2=serial:X7', 'line 1 has 1, and no piece 2'],
])('the option --piece %s is refused and quoted in the message', (text, why) => {
  expect(() => parseItemIdentifiers(lines, text)).toThrow(`--piece ${text}: ${why}.`);
});

test('lines are selected by number, all or none', () => {
  expect([
    parseLineIds(lines, '2'),
    parseLineIds(lines, '1, 2,1'),
    parseLineIds(lines, 'all'),
    parseLineIds(lines, 'none'),
  ]).toEqual([['second'], ['first', 'second'], ['first', 'second'], []]);
  expect(() => parseLineIds(lines, '3')).toThrow('There is no line 3: "show" numbers them from 1 to 2.');
});
