import fc from '#lib/testing/generated.ts';
import { CAMPAIGN_PARAMETERS, campaignQuery, readCampaign } from './parameters.ts';

test.each([
  ['', null],
  ['?q=gold', null],
  ['?utm_source=', null],
  [
    '?utm_source=mail&utm_medium=news&utm_campaign=diwali&track=A-1',
    'utm_source=mail&utm_medium=news&utm_campaign=diwali&track=A-1',
  ],
  ['?utm_source=first&utm_source=second', 'utm_source=first'],
  ['?utm_campaign=rose+gold%20days', 'utm_campaign=rose+gold+days'],
  ['?utm_source=100%&utm_medium=%zz', 'utm_source=100%25&utm_medium=%25zz'],
  ['?utm_source=%ff%00a%0d%0aSet-Cookie:b', 'utm_source=aSet-Cookie%3Ab'],
  ['?utm_source=a%E2%80%8B%E2%80%AEb', 'utm_source=ab'],
  ['?utm_campaign=दिवाली', `utm_campaign=${encodeURIComponent('दिवाली')}`],
  ['?utm_term=x&gclid=1&utm_source=a', 'utm_source=a'],
  ['?utm_source=asha%40example.com&utm_medium=mail', 'utm_medium=mail'],
  ['?utm_campaign=for%2B91%2098765-43210&track=D-1', 'track=D-1'],
  ['?track=%E0%A5%AF%E0%A5%AE%E0%A5%AD%E0%A5%AC%E0%A5%AB%E0%A5%AA%E0%A5%A9%E0%A5%A8%E0%A5%A7%E0%A5%A6', null],
  ['?utm_source=Sale+%40+Jaipur', 'utm_source=Sale+%40+Jaipur'],
  ['?track=9876543210', null],
  // Invisible characters inside a personal value must not hide it.
  ['?track=98765%E2%80%8B43210&utm_source=asha%00@example.com', null],
])('the campaign read from %s is "%s"', (search, expected) => {
  const campaign = readCampaign(search);
  expect(campaign && campaignQuery(campaign)).toBe(expected);
});

test.each([
  ['8 KB', `?utm_campaign=${'x'.repeat(8_000)}`],
  ['16 KB', `?utm_campaign=${'%E0%A4%95'.repeat(1_800)}`],
  ['a megabyte', `?utm_campaign=${'x'.repeat(1_000_000)}`],
  ['a megabyte of broken signs', `?utm_campaign=${'%'.repeat(1_000_000)}`],
  [
    '200 parameters',
    `?${Array.from({ length: 200 }, (_, number) => `utm_campaign=${number}&x${number}=${'y'.repeat(50)}`).join('&')}`,
  ],
])('the campaign parameters %s become a value of at most 100 characters', (_what, search) => {
  const value = readCampaign(search)?.utm_campaign ?? '';
  expect(value).not.toBe('');
  expect([...value].length).toBeLessThanOrEqual(100);
});

test('campaign values of any address are one line of printable text and fit into 1 KB of cookies', () => {
  const text = fc.oneof(
    fc.string({ unit: 'binary', maxLength: 400 }),
    fc.constant('👩'.repeat(200)),
    fc.constant('"'.repeat(200)),
  );
  fc.assert(
    fc.property(text, text, text, text, (...values) => {
      const search = `?${new URLSearchParams(CAMPAIGN_PARAMETERS.map((name, index) => [name, values[index] ?? '']))}`;
      const campaign = readCampaign(search) ?? {};
      const sizes = Object.values(campaign).map((value) => encodeURIComponent(JSON.stringify(value)).length);
      for (const value of Object.values(campaign)) expect(value).not.toMatch(/[\p{Cc}\p{Cs}\p{Zl}\p{Zp}\uFFFD]/u);
      expect(Math.max(0, ...sizes)).toBeLessThanOrEqual(200);
      // Reading the campaign's own query gives the same campaign again.
      expect(readCampaign(campaignQuery(campaign)) ?? {}).toEqual(campaign);
    }),
  );
});
