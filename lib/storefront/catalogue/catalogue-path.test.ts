import { isCataloguePath } from './catalogue-path.ts';

test.each(['watches', 'watches/men/automatic/swiss', 'aarvane-ganga-1801av01', 'cartier-tank'])('%s may be', (path) =>
  expect(isCataloguePath(path)).toBe(true),
);

test.each([
  '_next/static/x',
  'api/x',
  'cart/x',
  'watches.css',
  'watches/robots.txt',
  'watches%2fmen',
  '..%5cetc',
  'a%00',
  'a/b/c/d/e',
  'x'.repeat(201),
  '',
  '-x',
  'watches/',
])('%s cannot be', (path) => expect(isCataloguePath(path)).toBe(false));
