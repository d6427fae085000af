/** @jest-environment jsdom */
import { act, render, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import type { SignInCode, SignInState } from '#lib/storefront/account/sign-in/types.ts';
import { EMPTY_FORM } from '#lib/storefront/platform/forms/types.ts';
import { SignInForms } from './sign-in-forms';

const mockRefresh = jest.fn();
jest.mock('next/navigation', () => ({ useRouter: () => ({ refresh: mockRefresh }) }));

const MOBILE = '9876543210';
const CODE: SignInCode = {
  mobile: MOBILE,
  length: 4,
  resendInSeconds: 30,
  lockedForSeconds: 0,
  sends: 1,
  resent: false,
};
const FIRST: SignInState = {
  code: null,
  showsNumberStep: false,
  mobile: '',
  sendForm: EMPTY_FORM,
  checkForm: EMPTY_FORM,
};

/** The state that the router keeps in every history entry. */
const ROUTER = { __NA: true };
const entries = () => window.history.length;
const number = () => screen.queryByRole('textbox', { name: 'Mobile number' });
const box = () => screen.queryByRole('textbox', { name: 'Digit 1' });

let code: SignInCode;
beforeEach(() => {
  code = CODE;
  mockRefresh.mockReset();
  window.history.pushState(ROUTER, '');
  globalThis.fetch = (async () => ({
    json: async () => ({ ok: true, location: '/users/sign_in', data: code }),
  })) as unknown as typeof fetch;
});

const show = (state: Partial<SignInState> = {}) =>
  render(<SignInForms context={{ place: 'sign-in' }} rendered={{ ...FIRST, ...state }} />);
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

test('browser Back leads from the sign-in code to the number, Forward to the code again', async () => {
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

test('Back pressed before the code step has run its effects leads to the number', async () => {
  mockRefresh.mockImplementation(() =>
    window.dispatchEvent(new PopStateEvent('popstate', { state: { ...ROUTER, signInStep: 'number' } })),
  );
  show();
  await sendNumber();
  expect(number()).toHaveValue(MOBILE);
});

test('requesting another sign-in code adds no history entry', async () => {
  show({ code: { ...CODE, resendInSeconds: 0 } });
  const before = entries();
  code = { ...CODE, sends: 2 };
  await userEvent.setup().click(screen.getByRole('button', { name: 'Resend code' }));
  expect(screen.getByRole('status')).toHaveTextContent(/^We sent another code/);
  expect(entries()).toBe(before);
});

test('the links between the sign-in steps add history entries that Back returns from', async () => {
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

test('a shopper returning from another page to the number entry of the history sees the number', async () => {
  const { unmount } = show();
  await sendNumber();
  await go(-1);
  unmount();
  show({ code: CODE, mobile: MOBILE });
  await waitFor(() => expect(number()).toHaveValue(MOBILE));
});

test('a link within the sign-in page changes no step', async () => {
  show({ code: CODE, showsNumberStep: true, mobile: MOBILE });
  await act(async () => {
    window.dispatchEvent(new PopStateEvent('popstate', { state: null }));
  });
  expect(number()).toBeInTheDocument();
});

test('a locked sign-in code shows no request to enter it', () => {
  show({ code: { ...CODE, resent: true, lockedForSeconds: 900 } });
  expect(screen.getByRole('status')).toHaveTextContent(/^We sent a code to \+91 98765 43210 a moment ago\.$/);
  expect(screen.queryByText(/enter the last digit/)).not.toBeInTheDocument();
});

test('a sign-in code sent a moment ago is to be entered and not requested again', async () => {
  show();
  code = { ...CODE, resent: true };
  await sendNumber();
  expect(screen.getByRole('status')).toHaveTextContent(
    'We sent a code to +91 98765 43210 a moment ago. Enter it here.',
  );
});
