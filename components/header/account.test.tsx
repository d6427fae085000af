/** @jest-environment jsdom */
import { act, render, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { renderToString } from 'react-dom/server';
import { startRoute } from '#lib/storefront/platform/browser/navigation.ts';
import { AccountLink } from './account-link';
import { MenuAccount } from './menu-account';

const HINT = 'Orders, Address Book & more';
const setCookie = (cookie: string) => Reflect.set(document, 'cookie', `${cookie}; path=/`);
const signIn = () => setCookie('CustStatusID=1');
const button = () => screen.getByRole('button', { name: 'Account' });
const isOpen = () => button().getAttribute('aria-expanded') === 'true' && screen.queryByText('My Account') !== null;

beforeEach(() => {
  setCookie('CustStatusID=; max-age=0');
  sessionStorage.clear();
});

describe('account link of the wide header', () => {
  test('the server-rendered header shows the sign-in link even to a signed-in customer', () => {
    signIn();
    const html = renderToString(<AccountLink />);
    expect(html).toContain('aria-label="Sign in"');
    expect(html).not.toMatch(/Account|Sign Out/);
  });

  test('the account link leads a guest to the sign-in, and the current page is remembered', async () => {
    window.history.replaceState(null, '', '/watches/men?sort=new');
    await act(async () => void render(<AccountLink />));
    const link = screen.getByRole('link', { name: 'Sign in' });
    expect(link).toHaveAttribute('href', '/users/sign_in');
    link.addEventListener('click', (event) => event.preventDefault());
    await userEvent.click(link);
    expect(sessionStorage.getItem('previousUrl')).toBe('/watches/men?sort=new');
  });

  test('the account link of a signed-in customer opens a menu with the account and a sign-out form', async () => {
    signIn();
    await act(async () => void render(<AccountLink />));
    expect(screen.queryByRole('link', { name: 'Sign in' })).not.toBeInTheDocument();
    expect(isOpen()).toBe(false);
    expect(screen.queryByRole('button', { name: 'Sign Out' })).not.toBeInTheDocument();
    await userEvent.click(button());
    expect(screen.getByRole('link', { name: 'My Account' })).toHaveAttribute('href', '/myaccount');
    const form = screen.getByRole('button', { name: 'Sign Out' }).closest('form');
    expect(form).toHaveAttribute('action', '/api/sign-out');
    expect(form).toHaveAttribute('method', 'post');
  });

  test('hover shows the account menu, a click keeps it open, a second click closes it', async () => {
    signIn();
    await act(async () => void render(<AccountLink />));
    await userEvent.hover(button());
    expect(isOpen()).toBe(true);
    await userEvent.unhover(button());
    expect(isOpen()).toBe(false);
    await userEvent.click(button());
    expect(isOpen()).toBe(true);
    await userEvent.unhover(button());
    expect(isOpen()).toBe(true);
    await userEvent.click(button());
    expect(isOpen()).toBe(false);
  });

  test('the account menu opens by keyboard and closes by Escape or when the focus leaves it', async () => {
    signIn();
    await act(
      async () =>
        void render(
          <>
            <AccountLink />
            <a href="#next">Next</a>
          </>,
        ),
    );
    await userEvent.tab();
    expect(button()).toHaveFocus();
    await userEvent.keyboard('{Enter}');
    expect(isOpen()).toBe(true);
    await userEvent.tab();
    expect(screen.getByRole('link', { name: 'My Account' })).toHaveFocus();
    await userEvent.keyboard('{Escape}');
    expect(button()).toHaveFocus();
    expect(isOpen()).toBe(false);
    await userEvent.keyboard(' ');
    expect(isOpen()).toBe(true);
    await userEvent.tab();
    await userEvent.tab();
    expect(screen.getByRole('button', { name: 'Sign Out' })).toHaveFocus();
    await userEvent.tab();
    expect(screen.getByRole('link', { name: 'Next' })).toHaveFocus();
    expect(isOpen()).toBe(false);
  });

  test('a press outside closes the account menu', async () => {
    signIn();
    await act(async () => void render(<AccountLink />));
    await userEvent.click(button());
    await userEvent.unhover(button());
    await userEvent.click(document.body);
    expect(isOpen()).toBe(false);
  });

  test('a navigation closes the account menu, and so does Escape where only hover shows it', async () => {
    signIn();
    await act(async () => void render(<AccountLink />));
    await userEvent.click(button());
    await act(async () => void startRoute());
    expect(isOpen()).toBe(false);
    act(() => button().blur());
    await userEvent.unhover(button());
    await userEvent.hover(button());
    expect(isOpen()).toBe(true);
    await userEvent.keyboard('{Escape}');
    expect(isOpen()).toBe(false);
    expect(button()).not.toHaveFocus();
  });

  test('the account link follows a sign-out immediately', async () => {
    signIn();
    await act(async () => void render(<AccountLink />));
    setCookie('CustStatusID=; max-age=0');
    await act(async () => void window.dispatchEvent(new Event('cart:changed')));
    expect(screen.getByRole('link', { name: 'Sign in' })).toBeInTheDocument();
  });
});

describe('account in the mobile menu', () => {
  test('the mobile menu shows a guest the account with a hint of its content, and the sign-in link', async () => {
    await act(async () => void render(<MenuAccount hint={HINT} wishlist={false} languages={[]} />));
    const account = screen.getByRole('link', { name: 'My Account' });
    expect(account).toHaveAttribute('href', '/myaccount');
    expect(account).toHaveAccessibleDescription(HINT);
    expect(screen.getByRole('link', { name: 'Sign in' })).toHaveAttribute('href', '/users/sign_in');
    expect(screen.queryByText('Sign Out')).not.toBeInTheDocument();
  });

  test('the mobile menu shows a signed-in customer the account and the sign-out button', async () => {
    signIn();
    await act(async () => void render(<MenuAccount hint={HINT} wishlist={false} languages={[]} />));
    const list = within(screen.getByRole('list'));
    expect(list.getByRole('link', { name: 'My Account' })).toBeInTheDocument();
    expect(list.getByRole('button', { name: 'Sign Out' }).closest('form')).toHaveAttribute('action', '/api/sign-out');
    expect(list.queryByText('Sign in')).not.toBeInTheDocument();
  });
});
