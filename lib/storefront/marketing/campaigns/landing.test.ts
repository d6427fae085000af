import fc from '#lib/testing/generated.ts';
import { campaignLandingOf } from './landing.ts';

test.each([
  ['/watches', '', null],
  ['/watches', '?utm_source=mail', null],
  ['/watches', '?track=D1&q=9876543210&pincode=560001', { url: '/watches?track=D1', code: 'D1' }],
  ['/watches', '?track=D1&utm_source=asha@example.com', { url: '/watches?track=D1', code: 'D1' }],
  ['/watches', '?track=D1&utm_medium=%2B91%2098765-43210', { url: '/watches?track=D1', code: 'D1' }],
  ['/watches', '?track=D1&utm_campaign=2026-11-22', { url: '/watches?utm_campaign=2026-11-22&track=D1', code: 'D1' }],
  ['/watches', '?track=9876543210', null],
  ['/asha@example.com', '?track=D1', { url: '/…?track=D1', code: 'D1' }],
])('the landing reported for the address %s%s', (path, search, expected) =>
  expect(campaignLandingOf(path, search)).toEqual(expected),
);

test('a landing is reported without mail addresses and mobile numbers, and its address is limited in length', () => {
  const person = fc.oneof(fc.emailAddress(), fc.stringMatching(/^[6-9][0-9]{9}$/));
  const name = fc.constantFrom('utm_source', 'utm_medium', 'utm_campaign', 'track', 'q', 'email');
  fc.assert(
    fc.property(person, name, fc.string({ unit: 'binary' }), (secret, parameter, noise) => {
      const search = new URLSearchParams([
        [parameter, secret],
        ['track', 'D1'],
        ['utm_source', noise.repeat(50)],
      ]);
      const landing = campaignLandingOf(`/${secret}`, `?${search}`);
      const expected = decodeURIComponent(
        (landing?.url ?? '').replaceAll('+', ' ').replace(/%[^%]{0,1}$|(?:%..)+$/, ''),
      );
      expect(expected).not.toContain(secret);
      expect(landing?.code).not.toBe(secret);
      expect(landing?.url.length ?? 0).toBeLessThanOrEqual(500);
    }),
  );
});
