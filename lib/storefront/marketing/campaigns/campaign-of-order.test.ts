import { choiceText } from '#lib/storefront/marketing/consent/choice.ts';
import { campaignOfOrder } from './campaign-of-order.ts';

const AGREED = choiceText({ granted: ['campaigns'], at: 0 });
const REFUSED = choiceText({ granted: ['statistics'], at: 0 });
const of = (cookies: Record<string, string>) => campaignOfOrder((name) => cookies[name]);

test('a visitor who agreed to campaigns has one, and a part that its link did not name is empty', () => {
  const cookies = {
    consent: AGREED,
    utm_source: 'mail',
    utm_campaign: 'दीवाली 2026',
    track: '{"Tracking":"D-1","Time":1}',
  };
  expect(of(cookies)).toEqual({ source: 'mail', medium: '', name: 'दीवाली 2026' });
});

test.each([
  ['who refused', { consent: REFUSED, utm_source: 'mail' }],
  ['who was never asked', { utm_source: 'mail' }],
  ['without a campaign', { consent: AGREED, track: '{"Tracking":"D-1","Time":1}' }],
  ['whose campaign is a mail address', { consent: AGREED, utm_source: 'asha@example.in' }],
])('a visitor %s has none', (_who, cookies) => {
  expect(of(cookies)).toBeUndefined();
});
