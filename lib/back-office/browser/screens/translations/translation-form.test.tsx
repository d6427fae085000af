/** @jest-environment jsdom */
import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { render, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { Notices } from '../../parts/notices.tsx';
import { TranslationForm } from './translation-form.tsx';

const mockSession = { email: 'asha@shop.example', calls: new Set(['SaveTranslations']) };
jest.mock('../../shell/session-gate.tsx', () => ({ useSession: () => ({ session: mockSession }) }));

/** What the shop has stored: the name of a brand in Hindi. */
let stored = { Version: 3, Text: 'आरवाने', Of: 'now' };
/** Saves are answered after it. */
let untilAnswered = Promise.resolve();

function answerOf(path: string, body: string) {
  if (path.endsWith('SaveTranslations')) {
    const [{ ExpectedVersion, Fields }] = JSON.parse(body).Rows;
    if (ExpectedVersion !== stored.Version) return { error: { code: 'Conflict', message: '', details: {} } };
    const { Text, Of } = typeof Fields.Name === 'object' ? Fields.Name : { Text: Fields.Name, Of: 'now' };
    stored = { Version: stored.Version + 1, Text, Of };
    return { data: { Saved: 1, Changed: 1, Rows: [{ Row: 1, Version: stored.Version }] } };
  }
  const State = stored.Of === 'now' ? 'own' : 'outdated';
  const field = { Field: 'Name', English: 'Aarvane', Default: '', State, Form: 'line', MaximumLength: 200 };
  const facts = { Id: 'aarvane', Name: 'Aarvane', Missing: 0, Outdated: 0, SavedBy: '', SavedAt: null };
  return { data: { ...facts, Version: stored.Version, Fields: [{ ...field, Text: stored.Text, Of: stored.Of }] } };
}

beforeEach(() => {
  localStorage.clear();
  stored = { Version: 3, Text: 'आरवाने', Of: 'now' };
  untilAnswered = Promise.resolve();
  globalThis.fetch = (async (path: string, init: RequestInit) => {
    if (path.endsWith('SaveTranslations')) await untilAnswered;
    const answer = answerOf(path, String(init.body));
    return { ok: 'data' in answer, json: async () => answer };
  }) as unknown as typeof fetch;
});

function show() {
  return render(
    <QueryClientProvider client={new QueryClient()}>
      <Notices>
        <TranslationForm kind="brand" id="aarvane" language="hi" />
      </Notices>
    </QueryClientProvider>,
  );
}
const name = () => screen.findByRole('textbox', { name: 'Name in Hindi' });

test('a text that was typed and not saved is offered again, and a save is taken back', async () => {
  const user = userEvent.setup();
  const { unmount } = show();
  await user.type(await name(), ' वॉच');
  unmount();

  show();
  expect(await screen.findByRole('region', { name: 'Unsaved changes' })).toHaveTextContent(/They change Name\./);
  await user.click(screen.getByRole('button', { name: 'Restore' }));
  expect(await name()).toHaveValue('आरवाने वॉच');
  await user.click(screen.getByRole('button', { name: 'Save Hindi' }));
  expect(await screen.findByText('aarvane is saved in Hindi.')).toBeVisible();
  expect(stored.Text).toBe('आरवाने वॉच');
  expect(localStorage).toHaveLength(0);

  await user.click(screen.getByRole('button', { name: 'Undo' }));
  expect(await screen.findByText('aarvane is as it was before in Hindi.')).toBeVisible();
  expect(stored.Text).toBe('आरवाने');
});

test('a text whose English has changed is to be read again once its save is taken back', async () => {
  stored = { Version: 3, Text: 'आरवाने', Of: 'before' };
  const user = userEvent.setup();
  show();
  expect(await screen.findByText('English has changed')).toBeVisible();
  await user.click(screen.getByRole('button', { name: 'Still right' }));
  expect(await screen.findByText('Translated')).toBeVisible();
  await user.click(screen.getByRole('button', { name: 'Undo' }));
  expect(await screen.findByText('English has changed')).toBeVisible();
  expect(stored).toEqual({ Version: 5, Text: 'आरवाने', Of: 'before' });
});

test('what is typed while a save is on its way stays', async () => {
  const { promise, resolve } = Promise.withResolvers<void>();
  untilAnswered = promise;
  const user = userEvent.setup();
  show();
  await user.type(await name(), ' मेरा');
  await user.click(screen.getByRole('button', { name: 'Save Hindi' }));
  await user.type(await name(), ' घर');
  resolve();
  expect(await screen.findByText('aarvane is saved in Hindi.')).toBeVisible();
  expect(stored.Text).toBe('आरवाने मेरा');
  expect(await name()).toHaveValue('आरवाने मेरा घर');
  await user.click(screen.getByRole('button', { name: 'Save Hindi' }));
  await waitFor(() => expect(stored.Text).toBe('आरवाने मेरा घर'));
});

test('of two who translate at the same time the second keeps the text, and sees the other one', async () => {
  const user = userEvent.setup();
  show();
  await user.type(await name(), ' मेरा');
  stored = { Version: 4, Text: 'उनका', Of: 'now' };
  await user.click(screen.getByRole('button', { name: 'Save Hindi' }));
  expect(await screen.findByText(/Somebody else saved these texts in the meantime/)).toBeVisible();
  expect(await screen.findByText('उनका')).toBeVisible();
  expect(await name()).toHaveValue('आरवाने मेरा');
  await user.click(screen.getByRole('button', { name: 'Save Hindi' }));
  expect(await screen.findByText('aarvane is saved in Hindi.')).toBeVisible();
  expect(stored.Text).toBe('आरवाने मेरा');
});
