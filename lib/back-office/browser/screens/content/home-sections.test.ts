import { homeLayout } from '#lib/contract/home-layout.ts';
import { HOME_KINDS } from '#lib/contract/vocabulary.ts';
import { layoutOf, missingText, newSection, sectionsOf } from './home-sections.ts';

test('a layout is read and written without a change', () => {
  const layout = [
    { Kind: 'rail', Title: 'New', ListUrl: 'new', Sort: 'newest' },
    { Kind: 'stores', Title: 'Our stores' },
  ];
  expect(JSON.parse(layoutOf(sectionsOf(JSON.stringify(layout))))).toEqual(layout);
  expect(sectionsOf('')).toEqual([]);
});

test.each(HOME_KINDS)(
  'a new section of kind %s is refused by the store exactly where it is said to lack something',
  (kind) => {
    const sections = [newSection(kind)];
    expect(homeLayout.safeParse(JSON.parse(layoutOf(sections))).success).toBe(missingText(sections) === '');
  },
);

test('what is missing is named by its section and entry', () => {
  const hero = newSection('hero');
  expect(missingText([newSection('stores'), hero])).toBe(
    'Section 2, Large pictures: tile 1 needs a title and a picture.',
  );
});
