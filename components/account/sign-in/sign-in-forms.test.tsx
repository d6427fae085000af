/** @jest-environment jsdom */
import { act, render, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { renderToString } from 'react-dom/server';
import type { SignInContext } from '#lib/storefront/account/sign-in/place.ts';
import type { SignInCode, SignInState } from '#lib/storefront/account/sign-in/types.ts';
import { EMPTY_FORM, type FormReply } from '#lib/storefront/platform/forms/types.ts';
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
const CONTEXT: SignInContext = { place: 'sign-in' };

const sent: { url: string; body: Record<string, string> }[] = [];
let replies: FormReply<SignInCode>[];

beforeEach(() => {
  mockRefresh.mockClear();
  sent.length = 0;
  replies = [];
  window.sessionStorage.clear();
  window.history.replaceState(null, '');
  globalThis.fetch = (async (url: string, init: RequestInit) => {
    sent.push({ url, body: JSON.parse(String(init.body)) });
    const reply = replies.shift();
    if (!reply) throw new TypeError('fetch failed');
    return { json: async () => JSON.parse(JSON.stringify(reply)) };
  }) as unknown as typeof fetch;
});
afterEach(() => jest.useRealTimers());

function show(state: Partial<SignInState> = {}, context: Partial<SignInContext> = {}) {
  render(<SignInForms context={{ ...CONTEXT, ...context }} rendered={{ ...FIRST, ...state }} />);
  return userEvent.setup();
}

const button = (name: string) => screen.getByRole('button', { name });
const number = () => screen.getByRole('textbox', { name: 'Mobile number' });
const box = (place: number) => screen.getByRole('textbox', { name: `Digit ${place}` });
const group = () => screen.getByRole('group', { name: 'One-time code' });
const newest = () => sent.at(-1);

describe('sign-in: the mobile number', () => {
  test('the sign-in number is sent with name and email; then the code boxes replace it, the first focused', async () => {
    const user = show();
    replies = [{ ok: true, location: '/users/sign_in', data: CODE }];
    await user.type(number(), '98765 43210');
    await user.click(button('Send code'));
    expect(newest()).toEqual({
      url: '/api/sign-in/code',
      body: { place: 'sign-in', mobile: '98765 43210', name: '', email: '' },
    });
    await waitFor(() => expect(box(1)).toHaveFocus());
    expect(group()).toHaveAccessibleDescription(/We sent a 4-digit code to \+91 98765 43210/);
  });

  test('after the sign-in number is sent, the router cache is refreshed', async () => {
    const user = show();
    replies = [
      { ok: false, problems: { mobile: 'Enter a 10-digit mobile number.' } },
      { ok: true, location: '/users/sign_in', data: CODE },
    ];
    await user.type(number(), MOBILE);
    await user.click(button('Send code'));
    expect(mockRefresh).not.toHaveBeenCalled();
    await user.click(button('Send code'));
    expect(mockRefresh).toHaveBeenCalledTimes(1);
    await waitFor(() => expect(box(1)).toHaveFocus());
  });

  test('an invalid sign-in number gets a message on blur, which goes once it is valid', async () => {
    const user = show();
    await user.type(number(), '12345');
    await user.tab();
    expect(number()).toHaveAccessibleDescription('Enter a 10-digit mobile number.');
    await user.clear(number());
    await user.type(number(), MOBILE);
    await user.tab();
    expect(number()).toHaveAccessibleDescription('We will send a one-time code to this number.');
    expect(sent).toEqual([]);
  });

  test('a refused sign-in number shows its message, and the typed text stays', async () => {
    const user = show();
    replies = [{ ok: false, problems: { '': 'You have requested too many codes. Try again in 28 seconds.' } }];
    await user.type(number(), MOBILE);
    await user.click(button('Send code'));
    expect(screen.getByRole('alert')).toHaveTextContent('Try again in 28 seconds.');
    expect(number()).toHaveValue(MOBILE);
  });

  test('a problem with the email at sign-in reveals its field', async () => {
    const user = show();
    replies = [{ ok: false, problems: { email: 'Enter an email address.' } }];
    await user.type(number(), MOBILE);
    await user.click(button('Send code'));
    await waitFor(() => expect(screen.getByRole('textbox', { name: 'Email' })).toHaveFocus());
    expect(screen.getByText('Add your name and email (optional)').closest('details')).toHaveAttribute('open');
  });

  test('the sign-in number is shown again once its code has expired', () => {
    show({ mobile: MOBILE });
    expect(number()).toHaveValue(MOBILE);
  });
});

describe('sign-in: the code', () => {
  test('a typed sign-in code is sent as soon as it is complete', async () => {
    const user = show({ code: CODE }, { next: '/cart' });
    replies = [{ ok: true, location: '#done' }];
    await user.click(box(1));
    await user.keyboard('407');
    expect(sent).toEqual([]);
    await user.keyboard('1');
    expect(sent).toEqual([
      {
        url: '/api/sign-in',
        body: { place: 'sign-in', next: '/cart', digit1: '4', digit2: '0', digit3: '7', digit4: '1' },
      },
    ]);
    expect(window.location.hash).toBe('#done');
  });

  test('a pasted sign-in code is sent completely, once', async () => {
    const user = show({ code: CODE });
    replies = [{ ok: true, location: '#done' }];
    await user.click(box(3));
    await user.paste('4071');
    expect(sent.map(({ body }) => Object.values(body).join(''))).toEqual(['sign-in4071']);
  });

  test('a wrong sign-in code empties the boxes, is announced once and focuses the first box', async () => {
    const user = show({ code: CODE });
    replies = [{ ok: false, problems: { digit1: 'That code is not correct. 4 tries left.' } }];
    await user.click(box(1));
    await user.keyboard('4071');
    expect(screen.getAllByText('That code is not correct. 4 tries left.')).toHaveLength(1);
    expect(group()).toHaveAccessibleDescription(/That code is not correct\. 4 tries left\.$/);
    await waitFor(() => expect(box(1)).toHaveFocus());
    for (const place of [1, 2, 3, 4]) expect(box(place)).toHaveValue('');
  });

  test('a sign-in code that could not be sent stays in the boxes and can be sent again', async () => {
    const user = show({ code: CODE });
    await user.click(box(1));
    await user.keyboard('4071');
    expect(await screen.findByText(/could not check whether this was saved/)).toBeInTheDocument();
    expect(box(4)).toHaveValue('1');
    replies = [{ ok: true, location: '#done' }];
    await user.click(button('Verify'));
    expect(sent).toHaveLength(2);
  });

  test('a sign-in code returns to the page that the shopper left, which is then forgotten', async () => {
    window.sessionStorage.setItem('previousUrl', '/watches?sort=newest');
    const user = show({ code: CODE });
    replies = [
      { ok: false, problems: { digit1: 'That code is not correct.' } },
      { ok: true, location: '#done' },
    ];
    await user.click(box(1));
    await user.keyboard('4071');
    expect(newest()?.body.next).toBe('/watches?sort=newest');
    expect(window.sessionStorage.getItem('previousUrl')).toBe('/watches?sort=newest');
    await user.keyboard('4072');
    expect(window.sessionStorage.getItem('previousUrl')).toBeNull();
  });

  test.each([
    ['a wish in the address goes before it', { next: '/cart' }, '/cart'],
    ['a shopper who came for an order status is led to the order', { destination: 'order-status' as const }, undefined],
    ['at the private sale it means nothing', { place: 'user-access' as const }, undefined],
  ])('the target after a sign-in code, given the page that the shopper left: %s', async (_what, context, expected) => {
    window.sessionStorage.setItem('previousUrl', '/watches');
    const user = show({ code: CODE }, context);
    await user.click(box(1));
    await user.keyboard('4071');
    expect(newest()?.body.next).toBe(expected);
  });
});

describe('sign-in: another code', () => {
  async function pass(seconds: number) {
    await act(async () => jest.advanceTimersByTime(seconds * 1000));
  }
  const typist = () => userEvent.setup({ advanceTimers: jest.advanceTimersByTimeAsync });

  test('another sign-in code can be requested after a countdown, then also by phone call', async () => {
    jest.useFakeTimers();
    show({ code: CODE });
    const user = typist();
    expect(button('Resend code')).toBeDisabled();
    expect(screen.getByRole('timer')).toHaveTextContent('in 30 seconds');
    await pass(12);
    expect(screen.getByRole('timer')).toHaveTextContent('in 18 seconds');
    await pass(18);
    expect(screen.queryByRole('timer')).not.toBeInTheDocument();
    expect(screen.queryByRole('button', { name: 'Get a call instead' })).not.toBeInTheDocument();
    replies = [{ ok: true, location: '/users/sign_in', data: { ...CODE, sends: 2 } }];
    await user.click(button('Resend code'));
    expect(newest()).toEqual({
      url: '/api/sign-in/code',
      body: { resend: '1', place: 'sign-in', mobile: MOBILE },
    });
    const reported = 'We sent another code to +91 98765 43210.';
    await waitFor(() => expect(screen.getByRole('status')).toHaveTextContent(reported));
    await waitFor(() => expect(box(1)).toHaveFocus());
    expect(button('Resend code')).toBeDisabled();
    expect(button('Get a call instead')).toBeDisabled();
    await pass(30);
    await user.click(button('Get a call instead'));
    expect(newest()?.body).toMatchObject({ channel: 'voice', mobile: MOBILE });
  });

  test('the link “Change number” returns from the sign-in code to the number', async () => {
    const user = show({ code: CODE, mobile: MOBILE });
    await user.click(screen.getByRole('link', { name: 'Change number' }));
    expect(number()).toHaveValue(MOBILE);
    expect(number()).toHaveFocus();
    await user.click(screen.getByRole('link', { name: 'Enter the code sent to +91 98765 43210' }));
    await waitFor(() => expect(box(1)).toHaveFocus());
  });

  test('another sign-in code clears the problems of the one before', async () => {
    const user = show({
      code: { ...CODE, resendInSeconds: 0 },
      checkForm: { values: {}, problems: { digit1: 'This code has expired. Request a new one.' } },
    });
    expect(group()).toHaveAccessibleDescription(/expired/);
    replies = [{ ok: true, location: '/users/sign_in', data: { ...CODE, sends: 2 } }];
    await user.click(button('Resend code'));
    expect(group()).not.toHaveAccessibleDescription(/expired/);
  });
});

describe('sign-in without JavaScript', () => {
  function plain(state: Partial<SignInState>, context: Partial<SignInContext> = {}) {
    document.body.innerHTML = renderToString(
      <SignInForms context={{ ...CONTEXT, ...context }} rendered={{ ...FIRST, ...state }} />,
    );
    return within(document.body);
  }
  afterEach(() => {
    document.body.innerHTML = '';
  });
  const formOf = (name: string) => (button(name) as HTMLButtonElement).form as HTMLFormElement;
  const fieldsOf = (name: string) => Object.fromEntries(new FormData(formOf(name)));

  test('without JavaScript the sign-in number is a plain form with its returned values', () => {
    plain({ sendForm: { values: { mobile: '12345' }, problems: { mobile: 'Enter a 10-digit mobile number.' } } });
    expect(formOf('Send code')).toHaveAttribute('action', '/api/sign-in/code');
    expect(fieldsOf('Send code')).toEqual({ place: 'sign-in', mobile: '12345', name: '', email: '' });
    expect(number()).toHaveAccessibleDescription('Enter a 10-digit mobile number.');
  });

  test('without JavaScript the sign-in code is a plain form, and another code can be requested immediately', () => {
    plain({ code: CODE }, { next: '/cart' });
    expect(formOf('Verify')).toHaveAttribute('action', '/api/sign-in');
    expect(fieldsOf('Verify')).toMatchObject({ place: 'sign-in', next: '/cart', digit1: '' });
    expect(fieldsOf('Resend code')).toEqual({ resend: '1', place: 'sign-in', next: '/cart', mobile: MOBILE });
    expect(button('Resend code')).toBeEnabled();
    expect(screen.getByRole('link', { name: 'Change number' })).toHaveAttribute(
      'href',
      '/users/sign_in?next=%2Fcart&step=number',
    );
  });

  test('without JavaScript the hidden fields of the sign-in are carried through every step', () => {
    plain({ code: CODE }, { next: '/cart', destination: 'order-status' });
    for (const name of ['Verify', 'Resend code']) {
      expect(fieldsOf(name)).toMatchObject({ place: 'sign-in', next: '/cart', destination: 'order-status' });
    }
    expect(screen.getByRole('link', { name: 'Change number' })).toHaveAttribute(
      'href',
      '/users/sign_in?action=order-status&next=%2Fcart&step=number',
    );
  });

  test('without JavaScript the problem of an expired sign-in code is shown above the number', () => {
    plain({ checkForm: { values: {}, problems: { '': 'This code has expired. Request a new one.' } } });
    expect(screen.getByRole('alert')).toHaveTextContent('This code has expired.');
  });
});
