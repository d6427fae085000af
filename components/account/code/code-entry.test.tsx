/** @jest-environment jsdom */
import { act, render, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { renderToString } from 'react-dom/server';
import type { CodeStepState } from '#lib/storefront/account/types.ts';
import { EMPTY_FORM, type FormReply } from '#lib/storefront/platform/forms/types.ts';
import { CodeEntry } from './code-entry';

const STEP: CodeStepState = { length: 4, resendInSeconds: 0, lockedForSeconds: 0 };
const LOCKED = 'Too many wrong codes. Try again in 15 minutes.';
const LOCK: FormReply = { ok: false, problems: { '': LOCKED }, data: { lockedForSeconds: 900 } };
const sent: string[] = [];
let replies: FormReply[];

beforeEach(() => {
  jest.useFakeTimers();
  sent.length = 0;
  replies = [];
  globalThis.fetch = (async (url: string) => {
    sent.push(url);
    return { json: async () => replies.shift() };
  }) as unknown as typeof fetch;
});
afterEach(() => jest.useRealTimers());

const entry = (step: Partial<CodeStepState> = {}, problem = '') => (
  <CodeEntry
    step={{ ...STEP, ...step }}
    codeForm={{
      action: '/give',
      submit: 'Verify',
      prompt: true,
      returned: problem ? { values: {}, problems: { '': problem } } : EMPTY_FORM,
    }}
    resendForm={{ action: '/ask', returned: EMPTY_FORM }}
  />
);
const typist = () => userEvent.setup({ advanceTimers: jest.advanceTimersByTimeAsync });
const button = (name: string) => screen.getByRole('button', { name });
const boxes = () => screen.getAllByRole('textbox') as HTMLInputElement[];
async function pass(seconds: number) {
  await act(async () => jest.advanceTimersByTime(seconds * 1000));
}
function expectLocked(isLocked: boolean) {
  for (const control of [...boxes(), button('Verify'), button('Resend code')]) {
    if (isLocked) expect(control).toBeDisabled();
    else expect(control).toBeEnabled();
  }
}

test('a locked code empties its boxes and disables them and the buttons until the lock ends', async () => {
  render(entry());
  const user = typist();
  replies = [LOCK];
  await user.click(boxes()[0] as HTMLElement);
  await user.keyboard('4071');
  await waitFor(() => expect(screen.getByText(LOCKED)).toHaveFocus());
  expect(boxes().map(({ value }) => value)).toEqual(['', '', '', '']);
  expectLocked(true);
  expect(screen.getByRole('timer')).toHaveTextContent('in 15 minutes');

  await pass(600);
  expectLocked(true);
  expect(screen.getByText('Too many wrong codes. Try again in 5 minutes.')).toBeInTheDocument();
  await pass(300);
  expectLocked(false);
  expect(screen.queryByText(/Too many wrong codes/)).not.toBeInTheDocument();
  expect(screen.queryByRole('timer')).not.toBeInTheDocument();
});

test('a lock returned by the resend request disables the code form in the same way', async () => {
  render(entry());
  replies = [LOCK];
  await typist().click(button('Resend code'));
  await waitFor(() => expect(screen.getByText(LOCKED)).toHaveFocus());
  expectLocked(true);
});

test('a second code lock counts down from its own start', async () => {
  render(entry());
  const user = typist();
  replies = [LOCK, LOCK];
  await user.click(button('Resend code'));
  // The countdown starts with the focus.
  await waitFor(() => expect(screen.getByText(LOCKED)).toHaveFocus());
  await pass(900);
  expectLocked(false);
  await user.click(button('Resend code'));
  await waitFor(() => expect(screen.getByText(LOCKED)).toHaveFocus());
  expect(sent).toHaveLength(2);
  await pass(899);
  expectLocked(true);
  await pass(1);
  expectLocked(false);
});

test('a refused resend that is no lock shows its message and disables nothing', async () => {
  render(entry());
  replies = [{ ok: false, problems: { '': 'You have requested too many codes.' } }];
  await typist().click(button('Resend code'));
  expect(await screen.findByText('You have requested too many codes.')).toBeInTheDocument();
  expectLocked(false);
});

test('a page loaded during a code lock says so once and moves no focus', () => {
  render(entry({ lockedForSeconds: 900 }, LOCKED));
  expect(screen.getAllByText(LOCKED)).toHaveLength(1);
  expect(document.body).toHaveFocus();
  expectLocked(true);
});

test('a locked code form is disabled without JavaScript, too', () => {
  document.body.innerHTML = renderToString(entry({ lockedForSeconds: 900 }, LOCKED));
  expect(within(document.body).getAllByText(LOCKED)).toHaveLength(1);
  expectLocked(true);
  document.body.innerHTML = renderToString(entry({ resendInSeconds: 20 }));
  expectLocked(false);
  document.body.innerHTML = '';
});
