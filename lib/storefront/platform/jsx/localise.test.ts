import { inLanguage } from '#lib/shared/request-context.ts';
import { localise } from './localise.ts';

const inHindi = (type: unknown, attributes: object) => inLanguage('hi', () => localise(type, attributes));

test.each([
  ['a', { href: '/cart' }, { href: '/hi/cart' }],
  ['form', { action: '/api/cart' }, { action: '/hi/api/cart' }],
  ['button', { formAction: '/api/wishlist' }, { formAction: '/hi/api/wishlist' }],
])('%s leads to its address in the language of the page', (type, attributes, expected) => {
  expect(inHindi(type, { ...attributes, id: 'x' })).toEqual({ ...expected, id: 'x' });
  expect(localise(type, attributes)).toBe(attributes);
});

test.each([
  ['a link that names its language', 'a', { href: '/cart', hrefLang: 'en-IN' }],
  ['a link elsewhere', 'a', { href: 'https://example.com/' }],
  ['a form with an action of React', 'form', { action: () => {} }],
  ['another element', 'link', { href: '/cart' }],
  ['a component', () => null, { href: '/cart' }],
])('%s stays as it is', (_what, type, attributes) => expect(inHindi(type, attributes)).toBe(attributes));
