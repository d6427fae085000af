import { cataloguePath } from './catalogue-path';

test.each([
  [['watches'], 'watches'],
  [['watches', 'men', 'automatic', 'swiss'], 'watches/men/automatic/swiss'],
  [['aarvane-ganga-1801av01'], 'aarvane-ganga-1801av01'],
  [['cartier-tank'], 'cartier-tank'],
])('%j is %s', (segments, path) => expect(cataloguePath(segments)).toBe(path));

test.each([
  [['_next', 'static', 'x']],
  [['api', 'x']],
  [['cart', 'x']],
  [['watches.css']],
  [['watches', 'robots.txt']],
  [['watches%2fmen']],
  [['..%5cetc']],
  [['a%00']],
  [['a', 'b', 'c', 'd', 'e']],
  [['x'.repeat(201)]],
  [['']],
  [['-x']],
])('%j is refused', (segments) => expect(cataloguePath(segments)).toBeNull());
