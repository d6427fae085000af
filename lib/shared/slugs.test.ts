import { storeCodeOf, storeSlug } from './slugs.ts';

test.each([
  ['Jaipur C-Scheme', 'ST119', 'jaipur-c-scheme--st119'],
  ['Brévault & Söhne', 'ST-1', 'brevault-sohne--st-1'],
  ['जयपुर', 'ST1', 'shop--st1'],
])('%s %s', (name, code, slug) => {
  expect(storeSlug(name, code)).toBe(slug);
  expect(storeCodeOf(slug)).toBe(code);
});

test.each(['st119', 'jaipur-st119', '--st119', 'jaipur--', 'Jaipur--ST119', `${'a'.repeat(121)}--st1`])(
  '%s names no shop',
  (slug) => expect(storeCodeOf(slug)).toBeUndefined(),
);
