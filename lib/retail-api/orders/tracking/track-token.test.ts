import { testSecret } from '../../testing/test-secret.ts';
import { readTrackToken, trackToken } from './track-token.ts';

const secret = testSecret(1);
const other = testSecret(2);

test('a token names its order', () => {
  expect(readTrackToken(secret, trackToken(secret, 'SM-261121-ABC234'))).toBe('SM-261121-ABC234');
});

test.each([
  ['of another shop', trackToken(other, 'SM-261121-ABC234')],
  ['of another order', trackToken(secret, 'SM-261121-ABC234').replace('ABC234', 'ABC235')],
  ['with more to it', `${trackToken(secret, 'SM-261121-ABC234')}.x`],
  ['without a signature', 'SM-261121-ABC234'],
  ['that is empty', ''],
])('a token %s names nothing', (_what, token) => expect(readTrackToken(secret, token)).toBeNull());
