import { readReturnMark, returnMark } from './return-mark.ts';

const secret = new Uint8Array(32).fill(7);
const ID = 'P0123456789ABCDEF01234567';
const MARK = returnMark(secret, ID);

test('a mark is read as the id of its attempt', () => expect(readReturnMark(secret, MARK)).toBe(ID));

test.each([
  '',
  '.',
  ID,
  `${ID}.`,
  `${MARK}x`,
  `${MARK}.x`,
  MARK.replace('P0', 'P1'),
  returnMark(new Uint8Array(32).fill(8), ID),
])('%s is not a valid mark', (mark) => expect(readReturnMark(secret, mark)).toBeNull());
