import { carriesDisclaimer } from './disclaimer-routes.ts';

test.each([
  ['/', true],
  ['/watches', false],
  ['/page/terms', false],
  ['/cart', false],
])('%s carries the disclaimer: %s', (path, carries) => {
  expect(carriesDisclaimer(path)).toBe(carries);
});
