import { renamedTitle } from './rename-brand.ts';

test.each([
  ['Aarvane Ganga Watch', 'Arvana Ganga Watch'],
  ['AARVANE, the diver', 'Arvana, the diver'],
  ['Aarvane', 'Arvana'],
  ['Aarvanes Watch', undefined],
  ['The Aarvane Watch', undefined],
])('the title “%s” of a brand that is renamed becomes %s', (title, renamed) => {
  expect(renamedTitle(title, 'Aarvane', 'Arvana')).toBe(renamed);
});
