/** @jest-environment jsdom */
import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useState } from 'react';
import { Notices } from '../../parts/notices.tsx';
import type { EditedRecord } from './list-kinds.ts';
import { RecordEditor } from './record-editor.tsx';

const BRAND: EditedRecord = { Id: 'aarvane', Version: 3, Position: 0, Fields: { Name: 'Aarvane', Country: 'India' } };
const mockSession = { email: 'asha@shop.example', calls: new Set(['SaveBrands']) };
// It needs parts of a browser that jsdom lacks, and brands have none.
jest.mock('./try-panel.tsx', () => ({ TryPanel: () => null }));
jest.mock('../../shell/session-gate.tsx', () => ({ useSession: () => ({ session: mockSession }) }));
const sent: Record<string, unknown>[] = [];

beforeEach(() => {
  localStorage.clear();
  sent.splice(0);
  globalThis.fetch = (async (_path: string, init: RequestInit) => {
    const { Rows } = JSON.parse(String(init.body));
    sent.push(...Rows);
    return { ok: true, json: async () => ({ data: { Saved: 1, Changed: 1, Rows: [{ Row: 1, Version: 4 }] } }) };
  }) as unknown as typeof fetch;
});

function Office({ record = BRAND }: { record?: EditedRecord }) {
  const [isOpen, setOpen] = useState(true);
  return (
    <QueryClientProvider client={new QueryClient()}>
      <Notices>{isOpen && <RecordEditor kind="brands" record={record} onClose={() => setOpen(false)} />}</Notices>
    </QueryClientProvider>
  );
}
const country = () => screen.findByRole('textbox', { name: 'Country' });

test('what was typed and not saved is offered again, and restored or discarded', async () => {
  const user = userEvent.setup();
  const { unmount } = render(<Office />);
  await user.type(await country(), 'n Himalaya');
  unmount();

  const second = render(<Office record={{ ...BRAND, Version: 4 }} />);
  const offer = await screen.findByRole('region', { name: 'Unsaved changes' });
  expect(offer).toHaveTextContent(
    /^Restore your unsaved changes from \d\d:\d\d\? They change Country\. It was saved by/,
  );
  expect(await country()).toHaveValue('India');
  await user.click(screen.getByRole('button', { name: 'Restore' }));
  expect(await country()).toHaveValue('Indian Himalaya');
  expect(screen.queryByRole('region', { name: 'Unsaved changes' })).toBeNull();
  second.unmount();

  render(<Office />);
  await user.click(await screen.findByRole('button', { name: 'Discard' }));
  expect(await country()).toHaveValue('India');
  expect(localStorage).toHaveLength(0);
});

test('what is typed beside an offer that nobody decided on loses nothing of either', async () => {
  const user = userEvent.setup();
  const first = render(<Office />);
  await user.type(await country(), '!');
  first.unmount();
  const second = render(<Office />);
  await user.type(await screen.findByRole('textbox', { name: 'Name' }), ' & Sons');
  second.unmount();
  render(<Office />);
  await user.click(await screen.findByRole('button', { name: 'Restore' }));
  expect(await country()).toHaveValue('India!');
  expect(screen.getByRole('textbox', { name: 'Name' })).toHaveValue('Aarvane & Sons');
});

test('a save is no longer kept, and is taken back over the version that it made', async () => {
  const user = userEvent.setup();
  render(<Office />);
  await user.clear(await country());
  await user.type(await country(), 'Nepal');
  await user.click(screen.getByRole('button', { name: 'Save' }));
  expect(await screen.findByText('aarvane is saved.')).toBeVisible();
  expect(localStorage).toHaveLength(0);
  await user.click(screen.getByRole('button', { name: 'Undo' }));
  expect(await screen.findByText('aarvane is as it was before.')).toBeVisible();
  expect(sent).toMatchObject([
    { Id: 'aarvane', ExpectedVersion: 3, Fields: { Country: 'Nepal' } },
    { Id: 'aarvane', ExpectedVersion: 4, Fields: { Country: 'India' } },
  ]);
});
