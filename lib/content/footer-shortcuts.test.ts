import { footerShortcuts } from './footer-shortcuts.ts';

const link = (slug: string) => ({ title: slug.toUpperCase(), href: `/page/${slug}` });

test('the links that shoppers look for most come in their own order, under the operator’s titles', () => {
  const groups = [
    { title: 'Samay', links: [link('about'), link('privacy'), link('contact')] },
    { title: 'Help', links: [link('sitemap'), link('returns'), link('shipping')] },
  ];
  expect(footerShortcuts(groups)).toEqual(['contact', 'shipping', 'returns', 'privacy', 'sitemap'].map(link));
  expect(footerShortcuts([])).toEqual([]);
});
