/** @jest-environment jsdom */
import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { Notices } from '../../parts/notices.tsx';
import { RenameBrand } from './rename-brand.tsx';

const BRAND = { Id: 'aarvane', Version: 3 };
const COUNTS = {
  Products: 12,
  Titles: 4,
  Categories: 1,
  Offers: 0,
  Coupons: 0,
  SearchWords: 1,
  ToRead: [{ Kind: 'offer', Id: 'care', Text: 'Aarvane care' }],
};
const sent: Record<string, unknown>[] = [];

beforeEach(() => {
  sent.splice(0);
  globalThis.fetch = (async (_path: string, init: RequestInit) => {
    sent.push(JSON.parse(String(init.body)));
    return { ok: true, json: async () => ({ data: { Id: 'arvana', Version: 4, ...COUNTS } }) };
  }) as unknown as typeof fetch;
});

test('a brand is renamed once it was shown what changes, and another choice shows it anew', async () => {
  const user = userEvent.setup();
  const onRenamed = jest.fn();
  render(
    <QueryClientProvider client={new QueryClient()}>
      <Notices>
        <RenameBrand brand={BRAND} onRenamed={onRenamed} />
      </Notices>
    </QueryClientProvider>,
  );
  await user.type(screen.getByRole('textbox', { name: /New name/ }), ' Arvana ');
  await user.click(screen.getByRole('button', { name: 'Show what changes' }));
  expect(await screen.findByText(/^Changes products: 12, titles: 4, .* The address ends in arvana\.$/)).toBeVisible();
  expect(screen.getByText('offer care: Aarvane care')).toBeVisible();
  await user.click(screen.getByRole('checkbox', { name: /titles of products/ }));
  expect(screen.queryByText(/^Changes products/)).toBeNull();
  await user.click(screen.getByRole('button', { name: 'Show what changes' }));
  await user.click(await screen.findByRole('button', { name: 'Rename to Arvana' }));
  expect(await screen.findByText('aarvane is now Arvana, in 12 products.')).toBeVisible();
  expect(onRenamed).toHaveBeenCalled();
  expect(sent.map(({ Name, DryRun, Titles, ExpectedVersion }) => [Name, DryRun, Titles, ExpectedVersion])).toEqual([
    ['Arvana', true, false, 3],
    ['Arvana', true, true, 3],
    ['Arvana', false, true, 3],
  ]);
});
