import { isCataloguePath } from './catalogue-path.ts';

test.each(['watches', 'watches/men/automatic/swiss', 'aarvane-ganga-1801av01', 'cartier-tank'])(
  '%s is a possible catalogue path',
  (path) => expect(isCataloguePath(path)).toBe(true),
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
])('%s is not a possible catalogue path', (path) => expect(isCataloguePath(path)).toBe(false));
