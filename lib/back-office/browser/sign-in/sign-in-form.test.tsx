/** @jest-environment jsdom */
import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { SignInForm } from './sign-in-form.tsx';

const answers: object[] = [];
const sent: [path: string, body: unknown][] = [];
beforeEach(() => {
  globalThis.fetch = (async (path: string, init: RequestInit) => {
    sent.push([path, JSON.parse(String(init.body))]);
    const body = answers.shift() ?? {};
    return { ok: !('error' in body), json: async () => body };
  }) as unknown as typeof fetch;
});
afterEach(() => {
  answers.splice(0);
  sent.splice(0);
});

test('email and password lead to the code of the authenticator, and that into the back office', async () => {
  const user = userEvent.setup();
  let signedIn = 0;
  const countSignIn = async () => {
    signedIn += 1;
  };
  render(<SignInForm onSignedIn={countSignIn} />);
  answers.push({ error: { code: 'SignInWrong', message: '' } });
  await user.type(screen.getByLabelText(/Email/), 'asha@shop.example');
  await user.type(screen.getByLabelText(/Password/), 'wrong password');
  await user.click(screen.getByRole('button', { name: 'Sign in' }));
  expect(await screen.findByRole('alert')).toHaveTextContent('The email or the password is wrong.');
  answers.push({ data: { Session: null, SecondFactor: { Challenge: 'a-challenge', ExpiresAt: 1 } } });
  await user.click(screen.getByRole('button', { name: 'Sign in' }));
  answers.push({ data: { Session: {}, RecoveryCodesLeft: 8 } });
  await user.type(await screen.findByLabelText(/Code/), '123 456');
  await user.click(screen.getByRole('button', { name: 'Continue' }));
  expect(sent.at(-1)).toEqual(['/api/StaffSecondFactor', { Challenge: 'a-challenge', Code: '123456' }]);
  expect(signedIn).toBe(1);
});
