import { refusedFormPath } from './refused-form-path.ts';

test.each([
  ['/myaccount', '/myaccount?refused=profile'],
  ['/users/sign_in?next=%2Fcart%3Fa%3D1', '/users/sign_in?next=%2Fcart%3Fa%3D1&refused=profile'],
  ['/myaccount/addresses/a%20b#address-city', '/myaccount/addresses/a%20b?refused=profile#address-city'],
  ['/myaccount?refused=consents', '/myaccount?refused=profile'],
])('the path %s is marked as the page of a refused form, and keeps its query', (page, marked) => {
  expect(refusedFormPath(page, 'profile')).toBe(marked);
});
