import { pageEvent, resultsEvent } from './page-events.ts';

const at = (path: string, campaigns = false) => pageEvent(new URL(path, 'https://samay.example'), campaigns);

test.each([
  ['/', '/'],
  ['/watches/men?brand=Aarvane&page=2', '/watches/men'],
  ['/ganga-watch-1801av01?pincode=560001&size=14', '/ganga-watch-1801av01'],
  ['/thankyou?order=secret-key', '/thankyou'],
  ['/makepayment?order=secret-key', '/makepayment'],
  ['/displayemail?t=secret', '/displayemail'],
  ['/users/sign_in?next=%2Fmyaccount', '/users/sign_in'],
  ['/myaccount/order-list', '/myaccount/order-list'],
  ['/myaccount/myaccount-order?order=SM-1', '/myaccount'],
  ['/myaccount/addresses/secret', '/myaccount'],
  ['/gift-cards/orders/secret', '/gift-cards'],
  ['/wishlist/secret', '/wishlist'],
  ['/survey/template/site', '/survey'],
  ['/asha%40example.com', '/404'],
  ['/%E0%A4', '/%E0%A4'],
  ['/search?q=gold+ring&page=2', '/search?q=gold+ring'],
  ['/search?q=98765+43210', '/search'],
])('of %s the address %s is told', (path, expected) =>
  expect(at(path)).toMatchObject({ event: 'page_view', page_location: `https://samay.example${expected}` }),
);

test('a title that may be personal gives way to the path', () => {
  expect(at('/search?q=9876543210')).toMatchObject({ page_title: '/search' });
  expect(at('/myaccount/myaccount-order?order=SM-1')).toMatchObject({ page_title: '/myaccount' });
  expect(at('/asha%40example.com')).toMatchObject({ page_title: '/404' });
  expect(at('/watches')).toHaveProperty('page_title', undefined);
});

test('the campaign is told to whom agreed to that, unless it is personal', () => {
  const path = '/watches?utm_source=mail&utm_medium=asha%40example.com&utm_campaign=diwali&gclid=x';
  expect(at(path)).toMatchObject({ page_location: 'https://samay.example/watches' });
  expect(at(path, true)).toMatchObject({
    page_location: 'https://samay.example/watches?utm_source=mail&utm_campaign=diwali',
  });
});

test('what was searched for is told of a page of results alone, in 100 characters', () => {
  const results = (path: string) => resultsEvent(new URL(path, 'https://samay.example'));
  expect(results('/search?q=gold')).toEqual({ event: 'view_search_results', search_term: 'gold' });
  expect(results(`/search?q=${'gold '.repeat(40)}`)).toMatchObject({ search_term: expect.stringMatching(/^.{100}$/) });
  for (const path of ['/search', '/search?q=', '/search?q=asha@example.com', '/watches?q=gold'])
    expect(results(path)).toBeNull();
});
