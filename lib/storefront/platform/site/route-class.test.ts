import { PERSONAL_SEGMENTS } from '#lib/shared/personal-segments.ts';
import { routeClassOf } from './route-class.ts';

test.each([
  ['/', 'home'],
  ['/search', 'search'],
  ['/watches/men', 'catalogue'],
  ['/titan-neo-1801AV01', 'catalogue'],
  ['/brands/featured-brands/titan', 'catalogue'],
  ['/page/about-us', 'content'],
  ['/cart', 'cart'],
  ['/checkout', 'checkout'],
  ['/razorpay_response', 'checkout'],
  ['/payu_response', 'checkout'],
  ['/myaccount/myaccount-order/cancel', 'account'],
  ['/api/cart', 'api'],
  ['/api/suggestions', 'suggestions'],
  ['/api/payments/razorpay', 'payment-webhook'],
  ['/images/original/1801AV01_1.jpg', 'photo'],
  ['/images/video/1801AV01.mp4', 'video'],
  ['/_next/static/chunks/main.js', 'file'],
  ['/favicon.ico', 'file'],
  ['/sitemap.xml', 'file'],
  ['/feeds/google.xml', 'file'],
  ['/healthz', 'health'],
  ['/readyz', 'health'],
  ['/constructor', 'catalogue'],
  ['/__proto__', 'catalogue'],
  ['', 'home'],
] as const)('%s is %s', (path, routeClass) => {
  expect(routeClassOf(path)).toBe(routeClass);
});

test('no page for one shopper counts as a page of the catalogue', () => {
  for (const segment of PERSONAL_SEGMENTS)
    expect([segment, routeClassOf(`/${segment}`)]).not.toEqual([segment, 'catalogue']);
});
