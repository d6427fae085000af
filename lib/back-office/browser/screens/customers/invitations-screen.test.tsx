/** @jest-environment jsdom */
import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { fireEvent, render, screen } from '@testing-library/react';
import { Notices } from '../../parts/notices.tsx';
import InvitationsScreen from './invitations-screen.tsx';

interface Sent {
  IdempotencyKey: string;
  DryRun?: boolean;
  ExpectedInvited?: number;
  Rows: { Mobile: string; InvitationCode?: string; Action?: string; ExpiresAt?: string }[];
}
let sent: Sent[] = [];
/** How many numbers are invited after each call. */
let invited: number[] = [];

beforeEach(() => {
  [sent, invited] = [[], []];
  globalThis.fetch = (async (_path: string, init: RequestInit) => {
    sent.push(JSON.parse(String(init.body)));
    return { ok: true, json: async () => ({ data: { Saved: 1, Invited: invited.shift() ?? 0 } }) };
  }) as unknown as typeof fetch;
  render(
    <QueryClientProvider client={new QueryClient()}>
      <Notices>
        <InvitationsScreen />
      </Notices>
    </QueryClientProvider>,
  );
});

const press = (name: string) => fireEvent.click(screen.getByRole('button', { name }));
const takeBack = (numbers: string) =>
  fireEvent.change(screen.getByLabelText('Mobile numbers'), { target: { value: numbers } });

test('guests are invited from a pasted range, in any spelling of their numbers', async () => {
  invited = [2];
  const pasted = '+91 98765 43210\tDIWALI-7K2M-9QXP\n098765-43211\tDIWALI-4TW8-HB3C';
  fireEvent.paste(screen.getByLabelText('Mobile of row 1'), { clipboardData: { getData: () => pasted } });
  fireEvent.change(screen.getByLabelText('Ends'), { target: { value: '2026-12-01T00:00' } });
  press('Invite');
  expect(await screen.findByText('2 numbers are invited now.')).toBeVisible();
  const ExpiresAt = '2026-11-30T18:30:00.000Z';
  expect(sent[0]?.Rows).toEqual([
    { Mobile: '9876543210', InvitationCode: 'DIWALI-7K2M-9QXP', ExpiresAt },
    { Mobile: '9876543211', InvitationCode: 'DIWALI-4TW8-HB3C', ExpiresAt },
  ]);
  expect(screen.getByLabelText('Mobile of row 1')).toHaveValue('');
});

test('an invitation whose answer was lost is sent again as the same change', async () => {
  const answering = globalThis.fetch;
  let isLost = true;
  globalThis.fetch = (async (path: string, init: RequestInit) => {
    const answer = await answering(path, init);
    if (isLost) throw new TypeError('The connection was lost.');
    return answer;
  }) as unknown as typeof fetch;
  const pasted = '9876543210\tDIWALI-7K2M-9QXP';
  fireEvent.paste(screen.getByLabelText('Mobile of row 1'), { clipboardData: { getData: () => pasted } });
  press('Invite');
  expect(await screen.findByRole('alert')).toBeVisible();
  isLost = false;
  invited = [1];
  press('Invite');
  expect(await screen.findByText('1 number is invited now.')).toBeVisible();
  expect(new Set(sent.map(({ IdempotencyKey }) => IdempotencyKey)).size).toBe(1);
});

test('a wrong number or a short code is said beside its row, and nothing can be sent', () => {
  const pasted = '12345\tDIWALI-7K2M\n9876543211\tabc';
  fireEvent.paste(screen.getByLabelText('Mobile of row 1'), { clipboardData: { getData: () => pasted } });
  expect(screen.getByText('Write a mobile number of ten digits.')).toBeVisible();
  expect(screen.getByText('Write a code of 6 to 32 letters and digits.')).toBeVisible();
  expect(screen.getByRole('button', { name: 'Invite' })).toBeDisabled();
});

test('before the last invitation is taken back it is said that the private sale opens to all', async () => {
  invited = [0, 0];
  takeBack('98765 43210\n9876543210');
  press('Check');
  expect(await screen.findByText(/Nobody would be invited any more/)).toBeVisible();
  press('Open the private sale to all');
  expect(await screen.findByText('0 numbers are invited now.')).toBeVisible();
  expect(sent.map(({ DryRun }) => DryRun)).toEqual([true, false]);
  expect(sent[1]).toMatchObject({ Rows: [{ Mobile: '9876543210', Action: 'remove' }], ExpectedInvited: 0 });
});

test('nothing is taken back where somebody else has taken the others back since the check', async () => {
  invited = [5];
  takeBack('9876543210');
  press('Check');
  expect(await screen.findByText('5 numbers are invited then.')).toBeVisible();
  globalThis.fetch = (async () => {
    return {
      ok: false,
      json: async () => ({ error: { code: 'Conflict', message: '' } }),
    };
  }) as unknown as typeof fetch;
  press('Take back');
  expect(await screen.findByText(/Nothing was changed; check again\.$/)).toBeVisible();
  expect(screen.queryByRole('button', { name: 'Take back' })).toBeNull();
  expect(screen.getByLabelText('Mobile numbers')).toHaveValue('9876543210');
});
