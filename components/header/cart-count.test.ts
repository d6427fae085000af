import { cartCountOf } from './cart-count';

test.each([
  ['cartCount=3', 3],
  ['a=1; cartCount=12; b=2', 12],
  ['cartCount=12345', 12_345],
  ['', 0],
  ['cartCount=', 0],
  ['cartCount=-1', 0],
  ['cartCount=2x', 0],
  ['notcartCount=4', 0],
])('the cart count of the cookies %j is %i', (cookies, count) => expect(cartCountOf(cookies)).toBe(count));
