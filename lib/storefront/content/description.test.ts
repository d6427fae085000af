import { descriptionOf } from './description.ts';

test('the first paragraph, as a reader sees it', () =>
  expect(descriptionOf('<h2>Title</h2><p>Gold &amp; <a href="/x">silver</a>, by\nweight.</p><p>More</p>')).toBe(
    'Gold & silver, by weight.',
  ));

test('a long one ends between two words, within what search engines show', () => {
  const description = descriptionOf(`<p>${'Weighed, tested and priced. '.repeat(20)}</p>`);
  expect(description.length).toBeLessThanOrEqual(155);
  expect(description).toMatch(/(?:Weighed|tested|and|priced)…$/);
});

test('one long word is cut', () => expect(descriptionOf(`<p>${'x'.repeat(400)}</p>`)).toHaveLength(155));

test('without a paragraph there is none', () => expect(descriptionOf('<ul><li>One</li></ul>')).toBe(''));
