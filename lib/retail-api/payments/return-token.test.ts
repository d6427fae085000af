import { testSecret } from '../testing/test-secret.ts';
import { signReturnToken, verifyReturnToken } from './return-token.ts';

const secret = testSecret(7);
const ID = 'P0123456789ABCDEF01234567';
const MARK = signReturnToken(secret, ID);

test('a mark is read as the id of its attempt', () => expect(verifyReturnToken(secret, MARK)).toBe(ID));

test.each([
  '',
  '.',
  ID,
  `${ID}.`,
  `${MARK}x`,
  `${MARK}.x`,
  MARK.replace('P0', 'P1'),
  signReturnToken(testSecret(8), ID),
])('%s is not a valid mark', (mark) => expect(verifyReturnToken(secret, mark)).toBeNull());
