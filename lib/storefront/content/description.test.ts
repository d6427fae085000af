import { descriptionOf } from './description.ts';

test('the description of a content page is the plain text of its first paragraph', () =>
  expect(descriptionOf('<h2>Title</h2><p>Gold &amp; <a href="/x">silver</a>, by\nweight.</p><p>More</p>')).toBe(
    'Gold & silver, by weight.',
  ));

test('a long description ends between two words, within the length that search engines show', () => {
  const description = descriptionOf(`<p>${'Weighed, tested and priced. '.repeat(20)}</p>`);
  expect(description.length).toBeLessThanOrEqual(155);
  expect(description).toMatch(/(?:Weighed|tested|and|priced)…$/);
});

test('a description of one long word is cut', () =>
  expect(descriptionOf(`<p>${'x'.repeat(400)}</p>`)).toHaveLength(155));

test('a page without a paragraph has no description', () => expect(descriptionOf('<ul><li>One</li></ul>')).toBe(''));
