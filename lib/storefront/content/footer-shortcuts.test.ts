import { footerShortcuts } from './footer-shortcuts.ts';

const LOCATOR = { title: 'Store locator', href: '/store-locator' };
const link = (slug: string) => ({ title: slug.toUpperCase(), href: `/page/${slug}` });

test('footer shortcuts: the store locator is listed without any page of the operator', () =>
  expect(footerShortcuts([], false)).toEqual([LOCATOR]));

test('footer shortcuts: the most used links come in a fixed order, under the operator’s titles', () => {
  const groups = [
    { title: 'Samay', links: [link('about'), link('privacy'), link('contact')] },
    { title: 'Help', links: [link('sitemap'), link('returns'), link('shipping')] },
  ];
  const [contact, ...others] = ['contact', 'shipping', 'returns', 'privacy', 'sitemap'].map(link);
  expect(footerShortcuts(groups, false)).toEqual([contact, LOCATOR, ...others]);
  expect(footerShortcuts(groups, true)).toEqual([contact, LOCATOR, { title: 'Journal', href: '/journal' }, ...others]);
});
