import { DEMO_PROFILE, setShopProfile } from '#lib/shared/shop-profile.ts';
import { resetSingletons } from '#lib/shared/singleton.ts';
import { organizationJsonLd } from './organization-json-ld';

afterEach(() => resetSingletons());

const node = () => organizationJsonLd('https://acme.example', 'Acme Private Limited');

test('the organisation names the pages of the shop on social networks, where it has some', () => {
  expect(node()).not.toHaveProperty('sameAs');
  setShopProfile({ ...DEMO_PROFILE, social: { facebook: 'https://facebook.com/acme' } });
  expect(node()).toMatchObject({ sameAs: ['https://facebook.com/acme'] });
});
