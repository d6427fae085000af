/** @jest-environment jsdom */
import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { fireEvent, render, screen } from '@testing-library/react';
import { Notices } from '../../parts/notices.tsx';
import { StoreStockForm } from './store-stock-form.tsx';

const mockSession = { email: 'asha@shop.example', calls: new Set(['SetStoreStock']) };
jest.mock('../../shell/session-gate.tsx', () => ({ useSession: () => ({ session: mockSession }) }));

beforeEach(() => {
  sessionStorage.clear();
  globalThis.fetch = (async () => ({
    ok: true,
    json: async () => ({ data: { Saved: 1, Unknown: ['NOT-OURS'], UpdatedAt: 1 } }),
  })) as unknown as typeof fetch;
});

function typeTwoRows() {
  render(
    <QueryClientProvider client={new QueryClient()}>
      <Notices>
        <StoreStockForm code="ST101" />
      </Notices>
    </QueryClientProvider>,
  );
  for (const [index, cell] of ['WATCH-1', '4', 'NOT-OURS', '2'].entries()) {
    const row = Math.floor(index / 2) + 1;
    const field = screen.getByLabelText(`${index % 2 === 0 ? 'SKU' : 'Pieces'} of row ${row}`);
    fireEvent.change(field, { target: { value: cell } });
  }
}
const press = (name: string) => fireEvent.click(screen.getByText(name));
const skus = () => screen.getAllByLabelText(/^SKU of row/).map((field) => (field as HTMLInputElement).value);

test('of rows that were saved, those stay that the shop does not know', async () => {
  typeTwoRows();
  press('Save these rows');
  expect(await screen.findByText(/The shop has no NOT-OURS/)).toBeVisible();
  expect(skus()).toEqual(['NOT-OURS']);
});

test('all rows stay where they are all that the store has, so that the next save does not empty it', async () => {
  typeTwoRows();
  press('Save as all that it has');
  press('Everything else is gone?');
  expect(await screen.findByText(/The shop has no NOT-OURS/)).toBeVisible();
  expect(skus()).toEqual(['WATCH-1', 'NOT-OURS']);
});
