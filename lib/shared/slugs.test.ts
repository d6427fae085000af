import { storeCodeOf, storeSlug } from './slugs.ts';

test.each([
  ['Jaipur C-Scheme', 'ST119', 'jaipur-c-scheme--st119'],
  ['Brévault & Söhne', 'ST-1', 'brevault-sohne--st-1'],
  ['जयपुर', 'ST1', 'shop--st1'],
])('the slug of the store %s with the code %s contains its code', (name, code, slug) => {
  expect(storeSlug(name, code)).toBe(slug);
  expect(storeCodeOf(slug)).toBe(code);
});

test.each(['st119', 'jaipur-st119', '--st119', 'jaipur--', 'Jaipur--ST119', `${'a'.repeat(121)}--st1`])(
  'the slug %s names no physical store',
  (slug) => expect(storeCodeOf(slug)).toBeUndefined(),
);
