import { MINUTE_MS } from '#lib/shared/durations.ts';
import type { PendingCodeRequest } from '#lib/storefront/platform/session/flash-cookies.ts';
import { activeCode, codeStepOf } from './code-cookie.ts';

const NOW = 1_800_000_000_000;
const PENDING: PendingCodeRequest = {
  purpose: 'recovery',
  mobile: '',
  email: 'asha@example.com',
  newMobile: '9876543210',
  orderNumber: '',
  eString: 'id.mac',
  length: 4,
  expiresAt: NOW + 300_000,
  resendAt: NOW + 28_400,
  sends: 1,
  lockedUntil: 0,
  resent: false,
};

test('a one-time code is valid for its own purpose until it expires', () => {
  expect(activeCode(PENDING, 'recovery', NOW)).toBe(PENDING);
  expect(activeCode(PENDING, 'deletion', NOW)).toBeNull();
  expect(activeCode(PENDING, 'recovery', PENDING.expiresAt)).toBeNull();
  expect(activeCode(null, 'recovery', NOW)).toBeNull();
});

test('a locked one-time code is kept until the lock ends, so that its page can say so', () => {
  const locked = { ...PENDING, lockedUntil: NOW + 900_000 };
  expect(activeCode(locked, 'recovery', NOW + 899_999)).toBe(locked);
  expect(activeCode(locked, 'recovery', NOW + 900_000)).toBeNull();
  expect(codeStepOf(locked, NOW + 1)).toMatchObject({ lockedForSeconds: 900 });
});

test('the page gets the length of the code and the seconds to wait, and nothing that could be replayed', () => {
  expect(codeStepOf(PENDING, NOW)).toEqual({ length: 4, resendInSeconds: 29, lockedForSeconds: 0 });
  expect(codeStepOf(PENDING, NOW + MINUTE_MS)).toEqual({ length: 4, resendInSeconds: 0, lockedForSeconds: 0 });
});
