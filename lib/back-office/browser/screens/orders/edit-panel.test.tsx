/** @jest-environment jsdom */
import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import type { CallData } from '../../api/call.ts';
import { Notices } from '../../parts/notices.tsx';
import { EditPanel } from './edit-panel.tsx';

const LINE = { LineId: 'line-1', ProductTitle: 'Ring', SizeName: '12', Quantity: 2, CancelledQuantity: 0 };
const FOUND = {
  Version: 3,
  Order: { OrderNumber: 'SM-1', DueAmount: 0, Products: [LINE] },
} as unknown as CallData<'DeskOrder'>;
const COSTS = {
  Edited: false,
  OrderNumber: 'SM-1',
  Version: 3,
  Refund: {
    Amount: 50_000,
    Parts: [
      { Method: 'gateway', Name: 'razorpay', Amount: 20_000 },
      { Method: 'gift-card', Name: '1234', Amount: 30_000 },
    ],
  },
  Addition: null,
};

interface Edit {
  DryRun?: boolean;
  IdempotencyKey: string;
}

const edits: Edit[] = [];
let isAway = false;

beforeEach(() => {
  isAway = false;
  edits.splice(0);
  let keys = 0;
  jest.spyOn(crypto, 'randomUUID').mockImplementation(() => `00000000-0000-4000-8000-00000000000${keys++}`);
  globalThis.fetch = (async (_path: string, init: RequestInit) => {
    const edit: Edit = JSON.parse(String(init.body));
    edits.push(edit);
    if (isAway && !edit.DryRun) throw new Error('The connection was lost.');
    return { ok: true, json: async () => ({ data: COSTS }) };
  }) as unknown as typeof fetch;
});
afterEach(() => jest.restoreAllMocks());

test('a change shows each part of the refund first, and after an outage is sent again under the same key', async () => {
  const user = userEvent.setup();
  const reported = jest.spyOn(console, 'error');
  const onClose = jest.fn();
  render(
    <QueryClientProvider client={new QueryClient()}>
      <Notices>
        <EditPanel found={FOUND} canEdit onClose={onClose} />
      </Notices>
    </QueryClientProvider>,
  );
  await user.clear(screen.getByLabelText('Ring, size 12'));
  await user.type(screen.getByLabelText(/^Reason/), 'Not wanted');
  const confirm = async () => {
    await user.click(screen.getByRole('button', { name: 'See what it costs' }));
    expect(await screen.findByText('₹200 to the payment at Razorpay')).toBeVisible();
    expect(screen.getByText('₹300 to the gift card ending in 1234')).toBeVisible();
    await user.click(screen.getByRole('button', { name: 'Confirm the change' }));
  };
  isAway = true;
  await confirm();
  expect(await screen.findByRole('alert')).toHaveTextContent('The shop does not answer.');
  isAway = false;
  await confirm();
  expect(await screen.findByRole('status')).toHaveTextContent('SM-1 is changed.');
  expect(onClose).toHaveBeenCalledTimes(1);
  const [first, second] = edits.filter(({ DryRun }) => !DryRun).map(({ IdempotencyKey }) => IdempotencyKey);
  expect(second).toBe(first);
  expect(reported).not.toHaveBeenCalled();
});
