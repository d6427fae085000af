import { acceptsHtml } from './accepts-html.ts';

test.each([
  ['text/html,application/xhtml+xml,application/xml;q=0.9,*/*;q=0.8', true],
  ['text/html', true],
  ['application/json, text/html;q=0.5', true],
  ['text/html;q=0.9, application/json', true],
  ['text/*', false],
  ['application/xhtml+xml', false],
  ['*/*', false],
  ['*/*;q=0.8', false],
  ['application/json', false],
  ['', false],
  [undefined, false],
  [null, false],
])('whether a page is wanted with Accept: %s', (accept, wants) => expect(acceptsHtml(accept)).toBe(wants));
