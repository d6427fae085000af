import { isFragment } from './fragments.ts';

test.each(['promo', 'social', 'contact-card', 'menu-desktop-watches', 'home.json'])('%s is a fragment', (slug) =>
  expect(isFragment(slug)).toBe(true),
);

test.each(['about', 'contact', 'home', 'promos'])('%s is a page', (slug) => expect(isFragment(slug)).toBe(false));
