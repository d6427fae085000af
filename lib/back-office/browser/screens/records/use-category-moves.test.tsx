/** @jest-environment jsdom */
import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { Notices } from '../../parts/notices.tsx';
import { useCategoryMoves } from './use-category-moves.tsx';

const RECORD = { Id: 'watches/men', Version: 4, Position: 2, Fields: {} };
const sent: { Rows: object[] }[] = [];

beforeEach(() => {
  sent.splice(0);
  globalThis.fetch = (async (_path: string, init: RequestInit) => {
    sent.push(JSON.parse(String(init.body)));
    const data = { Saved: 1, Changed: 1, Rows: [{ Row: 1, Id: RECORD.Id, Change: 'changed', Version: 5 }] };
    return { ok: true, json: async () => ({ data }) };
  }) as unknown as typeof fetch;
});

function Moves() {
  return useCategoryMoves().column.cell(RECORD);
}

test('a category moves by its buttons, and the move can be taken back', async () => {
  const user = userEvent.setup();
  render(
    <QueryClientProvider client={new QueryClient()}>
      <Notices>
        <Moves />
      </Notices>
    </QueryClientProvider>,
  );
  await user.click(screen.getByRole('button', { name: 'Move watches/men up' }));
  expect(await screen.findByRole('status')).toHaveTextContent('watches/men is at place 2.');
  expect(sent[0]?.Rows).toEqual([{ Id: 'watches/men', Action: 'save', ExpectedVersion: 4, Position: 1 }]);
  await user.click(screen.getByRole('button', { name: 'Undo' }));
  expect(await screen.findByText('watches/men is at place 3.')).toBeInTheDocument();
  expect(sent[1]?.Rows).toEqual([{ Id: 'watches/men', Action: 'save', ExpectedVersion: 5, Position: 2 }]);
});
