import { DEMO_PROFILE } from '#lib/shared/shop-profile.ts';
import { withShopFacts, withShopFactsInHtml } from './shop-facts.ts';

const facts = {
  profile: { ...DEMO_PROFILE, name: 'Mehta & Sons' },
  delivery: { charge: 99_00, freeFrom: 2_999_00 },
  whatsApp: false,
  stores: [{ Services: ['Gold exchange', 'Ring sizing'] }, { Services: ['Ring sizing'] }],
};

test('placeholders stand for the facts of the shop; other text in braces is kept', () => {
  expect(withShopFacts('About {{shop-name}}, {{gstin}} {{metal-rates}}', facts)).toBe(
    'About Mehta & Sons, 29AAAAA0000A1Z5 {{metal-rates}}',
  );
});

test('the number of stores is that of all, or of those with the service after the colon', () => {
  const text = '{{store-count}} {{store-count:Ring sizing}} {{store-count:Gold exchange}} {{store-count:Parking}}';
  expect(withShopFacts(text, facts)).toBe('2 2 1 0');
});

test.each([
  [{ fee: 0 }, 'Paying in cash costs nothing extra.'],
  [{ fee: 49, feeFreeFrom: null }, 'Paying in cash costs ₹49 extra.'],
  [{ fee: 49, feeFreeFrom: 2000 }, 'Paying in cash costs ₹49 extra, and nothing extra from an order of ₹2,000.'],
])('the fee for cash is a sentence: %p', (rules, sentence) => {
  const cashOnDelivery = { ...DEMO_PROFILE.cashOnDelivery, ...rules };
  const profile = { ...DEMO_PROFILE, cashOnDelivery };
  expect(withShopFacts('{{cash-fee}}', { ...facts, profile })).toBe(sentence);
});

test('a word in braces that objects have by themselves is text, too', () => {
  for (const write of [withShopFacts, withShopFactsInHtml])
    expect(write('{{constructor}} {{phone-link}}', facts)).toBe('{{constructor}} +910000010000');
});

test('courts are those of the town in the profile, or of the state of the GSTIN', () => {
  const text = '{{seller-state}}: {{jurisdiction}}';
  const seller = { ...DEMO_PROFILE.seller, gstin: '08AAAAA0000A1Z2' };
  const withTown = (jurisdiction?: string) => ({ ...facts, profile: { ...facts.profile, seller, jurisdiction } });
  expect(withShopFacts(text, withTown('Jaipur'))).toBe('Rajasthan: Jaipur');
  expect(withShopFacts(text, withTown())).toBe('Rajasthan: Rajasthan');
});

test('WhatsApp is named only where customers can agree to it', () => {
  const text = '{{message-channels}}. {{whatsapp-consent}}';
  expect(withShopFacts(text, facts)).toBe('SMS and emails. ');
  expect(withShopFacts(text, { ...facts, whatsApp: true })).toMatch(
    /^SMS, WhatsApp messages and emails\. .+ reply STOP/,
  );
});

test('in HTML the facts are text', () => {
  expect(withShopFactsInHtml('<p>{{shop-name}}, {{seller-address}}</p>', facts)).toBe(
    '<p>Mehta &amp; Sons, 9 Clock Tower Road, Fraser Town, Bengaluru 560005, Karnataka</p>',
  );
});
