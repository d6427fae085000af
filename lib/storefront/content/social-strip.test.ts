import { withoutProfilePages } from './social-strip.ts';

const INSTAGRAM = '<li><a href="https://www.instagram.com/">Instagram</a></li>';
const NEWSLETTER = '<li><a href="mailto:care@acme.example">Newsletter</a></li>';
const social = { instagram: 'https://www.instagram.com/acme' };

test('a network of the profile is not linked to a second time, everything else stays', () => {
  const youTube = '<li><a href="https://youtube.com/acme" rel="noopener noreferrer">YouTube</a></li>';
  expect(withoutProfilePages(`<ul>${INSTAGRAM}${youTube}${NEWSLETTER}</ul>`, social)).toBe(
    `<ul>${youTube}${NEWSLETTER}</ul>`,
  );
});

test('a strip that has nothing left is empty', () => {
  expect(withoutProfilePages(`<ul>\n${INSTAGRAM}\n</ul>`, social)).toBe('');
});

test('a shop without pages in its profile keeps its strip', () => {
  expect(withoutProfilePages(`<ul>${NEWSLETTER}</ul>`, {})).toBe(`<ul>${NEWSLETTER}</ul>`);
});
