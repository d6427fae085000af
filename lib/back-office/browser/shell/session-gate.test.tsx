/** @jest-environment jsdom */
import { cleanup, render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { MemoryRouter } from 'react-router';
import { callShop } from '../api/call.ts';
import { useTabDraft } from '../parts/use-tab-draft.ts';
import { SessionGate } from './session-gate.tsx';

const mockOpenAnew = jest.fn();
jest.mock('./open-anew.ts', () => ({ openAnew: () => mockOpenAnew() }));

/** Who is signed in; nobody where it is empty. */
let email = '';
/** Who signs in next. */
let nextEmail = '';
let sent: string[] = [];

beforeEach(() => {
  [email, sent] = ['asha@example.com', []];
  sessionStorage.clear();
  globalThis.fetch = (async (input: string) => {
    const name = input.split('/').at(-1) ?? '';
    sent.push(`${name} by ${email}`);
    if (name === 'StaffSignIn') email = nextEmail;
    const data = { Name: 'x', Email: email, Role: 'manager', Calls: [], HasTotp: false, NeedsTotp: false };
    const signedOut = { error: { code: 'SignedOut', message: 'Sign in.' } };
    return { ok: email !== '', json: async () => (email === '' ? signedOut : { data }) };
  }) as unknown as typeof fetch;
});
afterEach(() => mockOpenAnew.mockClear());

/** Opens a screen with a text and a button that saves it. */
function open(): void {
  function Work() {
    const [text, setText] = useTabDraft('page:about', '');
    return (
      <>
        <input aria-label="Text" value={text} onChange={(event) => setText(event.target.value)} />
        <button type="button" onClick={() => void callShop('RemovePage', { PageURL: 'about', ExpectedUpdatedAt: 1 })}>
          Save
        </button>
      </>
    );
  }
  render(
    <MemoryRouter>
      <SessionGate>
        <Work />
      </SessionGate>
    </MemoryRouter>,
  );
}

async function savedAfterSignIn(next: string): Promise<void> {
  open();
  await userEvent.type(await screen.findByLabelText('Text'), 'Hello');
  [email, nextEmail] = ['', next];
  await userEvent.click(screen.getByRole('button', { name: 'Save' }));
  await userEvent.type(await screen.findByLabelText(/Email/), next);
  await userEvent.type(screen.getByLabelText(/Password/), 'a long password');
  await userEvent.click(screen.getByRole('button', { name: 'Sign in' }));
}

test('a call that was refused at the end of a session goes on once its person has signed in again', async () => {
  await savedAfterSignIn('asha@example.com');
  await screen.findByLabelText('Text');
  expect(sent).toContain('RemovePage by asha@example.com');
  expect(mockOpenAnew).not.toHaveBeenCalled();
});

test('it is not made in the name of somebody else who signs in there, and they do not see what was typed', async () => {
  await savedAfterSignIn('ravi@example.com');
  expect(mockOpenAnew).toHaveBeenCalledTimes(1);
  expect(sent).not.toContain('RemovePage by ravi@example.com');
  cleanup();
  open();
  expect(await screen.findByLabelText('Text')).toHaveValue('');
});
