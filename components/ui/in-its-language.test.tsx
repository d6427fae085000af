import { renderToStaticMarkup } from 'react-dom/server';
import { InItsLanguage } from './in-its-language';

test.each([
  ['Gold rings', 'Gold rings'],
  ['Results for “चांदी का कड़ा”', 'Results for “<span lang="hi">चांदी का कड़ा</span>”'],
  ['सोना 22 kt हार', '<span lang="hi">सोना</span> 22 kt <span lang="hi">हार</span>'],
  ['क्\u200dष', '<span lang="hi">क्\u200dष</span>'],
  ['', ''],
])('the Hindi in “%s” is marked', (text, html) => {
  expect(renderToStaticMarkup(<InItsLanguage text={text} />)).toBe(html);
});
