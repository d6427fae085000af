/** @jest-environment jsdom */
import { act, render, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import type { SignInCode, SignInState } from '#lib/storefront/account/sign-in/types.ts';
import { EMPTY_FORM } from '#lib/storefront/platform/forms/types.ts';
import { SignInForms } from './sign-in-forms';

jest.mock('next/navigation', () => ({ useRouter: () => ({ refresh: () => undefined }) }));

const MOBILE = '9876543210';
const CODE: SignInCode = {
  mobile: MOBILE,
  length: 4,
  resendInSeconds: 30,
  lockedForSeconds: 0,
  sends: 1,
  resent: false,
};
const FIRST: SignInState = { code: null, showsNumberStep: false, mobile: '', asked: EMPTY_FORM, tried: EMPTY_FORM };

/** What the router keeps in every entry of the history. */
const ROUTER = { __NA: true };
const entries = () => window.history.length;
const number = () => screen.queryByRole('textbox', { name: 'Mobile number' });
const box = () => screen.queryByRole('textbox', { name: 'Digit 1' });

let code: SignInCode;
beforeEach(() => {
  code = CODE;
  window.history.pushState(ROUTER, '');
  globalThis.fetch = (async () => ({
    json: async () => ({ ok: true, location: '/users/sign_in', data: code }),
  })) as unknown as typeof fetch;
});

const show = (state: Partial<SignInState> = {}) =>
  render(<SignInForms way={{ place: 'sign-in' }} rendered={{ ...FIRST, ...state }} />);
async function sendNumber() {
  const user = userEvent.setup();
  const field = number() as HTMLElement;
  await user.clear(field);
  await user.type(field, MOBILE);
  await user.click(screen.getByRole('button', { name: 'Send code' }));
}
async function go(by: -1 | 1) {
  const moved = new Promise((resolve) => window.addEventListener('popstate', resolve, { once: true }));
  await act(async () => {
    window.history.go(by);
    await moved;
  });
}

test('Back leads from the code to the number, Forward to the code again', async () => {
  show();
  const before = entries();
  await sendNumber();
  expect(box()).toBeInTheDocument();
  expect(entries()).toBe(before + 1);
  await go(-1);
  expect(number()).toHaveValue(MOBILE);
  expect(number()).toHaveFocus();
  expect(window.history.state).toMatchObject(ROUTER);
  await go(1);
  expect(number()).not.toBeInTheDocument();
  await waitFor(() => expect(box()).toHaveFocus());
});

test('another code makes no entry of its own', async () => {
  show({ code: { ...CODE, resendInSeconds: 0 } });
  const before = entries();
  code = { ...CODE, sends: 2 };
  await userEvent.setup().click(screen.getByRole('button', { name: 'Resend code' }));
  expect(screen.getByRole('status')).toHaveTextContent(/^We sent another code/);
  expect(entries()).toBe(before);
});

test('the links between the steps are ways that Back returns from', async () => {
  show({ code: CODE, mobile: MOBILE });
  const user = userEvent.setup();
  await user.click(screen.getByRole('link', { name: 'Change number' }));
  await user.click(screen.getByRole('link', { name: /^Enter the code sent to/ }));
  expect(box()).toBeInTheDocument();
  await go(-1);
  expect(number()).toBeInTheDocument();
  await go(-1);
  expect(box()).toBeInTheDocument();
});

test('who comes back to the number from another page finds the number', async () => {
  const { unmount } = show();
  await sendNumber();
  await go(-1);
  unmount();
  show({ code: CODE, mobile: MOBILE });
  await waitFor(() => expect(number()).toHaveValue(MOBILE));
});

test('a link within the page leads to no other step', async () => {
  show({ code: CODE, showsNumberStep: true, mobile: MOBILE });
  await act(async () => {
    window.dispatchEvent(new PopStateEvent('popstate', { state: null }));
  });
  expect(number()).toBeInTheDocument();
});

test('a code that is locked is not to be entered', () => {
  show({ code: { ...CODE, resent: true, lockedForSeconds: 900 } });
  expect(screen.getByRole('status')).toHaveTextContent(/^We sent a code to \+91 98765 43210 a moment ago\.$/);
  expect(screen.queryByText(/as soon as the last digit/)).not.toBeInTheDocument();
});

test('a code that was sent a moment ago is to be typed, and not asked for once more', async () => {
  show();
  code = { ...CODE, resent: true };
  await sendNumber();
  expect(screen.getByRole('status')).toHaveTextContent(
    'We sent a code to +91 98765 43210 a moment ago. Enter it here.',
  );
});
