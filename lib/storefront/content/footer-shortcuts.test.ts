import { footerShortcuts } from './footer-shortcuts.ts';

const LOCATOR = { title: 'Store locator', href: '/store-locator' };
const link = (slug: string) => ({ title: slug.toUpperCase(), href: `/page/${slug}` });

test('the store locator needs no page of the operator', () => expect(footerShortcuts([])).toEqual([LOCATOR]));

test('the links that shoppers look for most come in their own order, under the operator’s titles', () => {
  const groups = [
    { title: 'Samay', links: [link('about'), link('privacy'), link('contact')] },
    { title: 'Help', links: [link('sitemap'), link('returns'), link('shipping')] },
  ];
  const [contact, ...others] = ['contact', 'shipping', 'returns', 'privacy', 'sitemap'].map(link);
  expect(footerShortcuts(groups)).toEqual([contact, LOCATOR, ...others]);
});
