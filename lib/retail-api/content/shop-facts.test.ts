import { DEMO_PROFILE } from '#lib/shared/shop-profile.ts';
import { withShopFacts, withShopFactsInHtml } from './shop-facts.ts';

const profile = { ...DEMO_PROFILE, name: 'Mehta & Sons' };

test('placeholders stand for the facts of the shop; other text in braces is kept', () => {
  expect(withShopFacts('About {{shop-name}}, {{gstin}} {{metal-rates}}', profile)).toBe(
    'About Mehta & Sons, 29AAAAA0000A1Z5 {{metal-rates}}',
  );
});

test('a word in braces that objects have by themselves is text, too', () => {
  for (const write of [withShopFacts, withShopFactsInHtml])
    expect(write('{{constructor}} {{phone-link}}', profile)).toBe('{{constructor}} +910000010000');
});

test('in HTML the facts are text', () => {
  expect(withShopFactsInHtml('<p>{{shop-name}}, {{seller-address}}</p>', profile)).toBe(
    '<p>Mehta &amp; Sons, 9 Clock Tower Road, Fraser Town, Bengaluru 560005, Karnataka</p>',
  );
});
