/** @jest-environment jsdom */
import { render, screen, within } from '@testing-library/react';
import { accountLinks } from './account-links';
import { AccountNav } from './account-nav';

let mockPath = '/myaccount';
jest.mock('next/navigation', () => ({ ...jest.requireActual('next/navigation'), usePathname: () => mockPath }));

function linksAt(path: string, { wishlist = true, service = true } = {}): HTMLElement[] {
  mockPath = path;
  render(<AccountNav links={accountLinks({ wishlist, service })} />);
  return within(screen.getByRole('navigation', { name: 'My Account' })).getAllByRole('link');
}

test('the account navigation lists every page, and the wishlist and service requests only where they are enabled', () => {
  expect(linksAt('/myaccount').map((link) => link.textContent)).toEqual([
    'Profile',
    'Orders',
    'Service requests',
    'Reviews',
    'Address book',
    'Wishlist',
    'Privacy and data',
  ]);
  document.body.replaceChildren();
  const fewer = linksAt('/myaccount', { wishlist: false, service: false }).map((link) => link.textContent);
  expect(fewer).toEqual(['Profile', 'Orders', 'Reviews', 'Address book', 'Privacy and data']);
});

test.each([
  ['/myaccount', 'Profile'],
  ['/myaccount/order-list', 'Orders'],
  ['/myaccount/myaccount-order', 'Orders'],
  ['/myaccount/myaccount-order/cancel', 'Orders'],
  ['/myaccount/invoice', 'Orders'],
  ['/myaccount/warranty', 'Orders'],
  ['/myaccount/service', 'Service requests'],
  ['/myaccount/service/new', 'Service requests'],
  ['/myaccount/service/request', 'Service requests'],
  ['/myaccount/reviews', 'Reviews'],
  ['/myaccount/questions', 'Reviews'],
  ['/myaccount/addresses', 'Address book'],
  ['/myaccount/addresses/new', 'Address book'],
  ['/myaccount/wishlist', 'Wishlist'],
  ['/myaccount/privacy', 'Privacy and data'],
  ['/myaccount/delete', 'Privacy and data'],
])('at %s the account navigation marks %s as current', (path, name) => {
  const current = linksAt(path).filter((link) => link.getAttribute('aria-current') === 'page');
  expect(current.map((link) => link.textContent)).toEqual([name]);
});

test('the sign-out button of the account navigation is a plain form', () => {
  linksAt('/myaccount');
  const form = screen.getByRole('button', { name: 'Sign Out' }).closest('form');
  expect([form?.method, form?.getAttribute('action')]).toEqual(['post', '/api/sign-out']);
});
