import { newTotpSecret, otpauthUri, totpStep } from './totp.ts';

/** The SHA-1 secret of RFC 6238, appendix B, in base32, and its code of six digits at 59 seconds. */
const RFC_SECRET = 'GEZDGNBVGY3TQOJQGEZDGNBVGY3TQOJQ';

test.each([
  [59_000, '287082', 1],
  [1_111_111_109_000, '081804', 37_037_036],
  [1_234_567_890_000, '005924', 41_152_263],
  [20_000_000_000_000, '353130', 666_666_666],
])('the code of RFC 6238 at %d ms is accepted', (now, code, step) => {
  expect(totpStep(RFC_SECRET, code, { usedStep: 0, now })).toBe(step);
  expect(totpStep(RFC_SECRET, code, { usedStep: 0, now: now + 30_000 })).toBe(step);
  expect(totpStep(RFC_SECRET, code, { usedStep: 0, now: now + 60_000 })).toBeNull();
  expect(totpStep(RFC_SECRET, code, { usedStep: step, now })).toBeNull();
});

test.each(['', '28708', '2870822', '28708a', '٢٨٧٠٨٢'])('%j is no code', (code) => {
  expect(totpStep(RFC_SECRET, code, { usedStep: 0, now: 59_000 })).toBeNull();
});

test('each authenticator has a secret of 160 bits, and its address names shop and person', () => {
  const secret = newTotpSecret();
  expect(secret).toMatch(/^[A-Z2-7]{32}$/);
  expect(newTotpSecret()).not.toBe(secret);
  const uri = new URL(otpauthUri(secret, { shop: 'Mehta & Sons', email: 'asha@shop.test' }));
  expect(decodeURIComponent(uri.pathname)).toContain('Mehta & Sons:asha@shop.test');
  expect(uri.searchParams.get('secret')).toBe(secret);
});
