/** @jest-environment jsdom */
import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { render, screen } from '@testing-library/react';
import { MemoryRouter } from 'react-router';
import { Notices } from '../../parts/notices.tsx';
import { RecordsScreen } from './records-screen.tsx';

const mockSession = { email: 'asha@shop.example', calls: new Set<string>() };
jest.mock('../../shell/session-gate.tsx', () => ({ useSession: () => ({ session: mockSession }) }));

const longText = `Free shipping ${'on every order of this month '.repeat(8)}`;
const offers = Array.from({ length: 61 }, (_, at) => ({
  Id: `offer-${at}`,
  Version: 1,
  Position: at,
  Fields: { kind: 'line', title: at === 0 ? longText : `${at}% off` },
}));

beforeEach(() => {
  globalThis.fetch = (async () => ({ ok: true, json: async () => ({ data: offers }) })) as unknown as typeof fetch;
});

const show = () =>
  render(
    <QueryClientProvider client={new QueryClient()}>
      <Notices>
        <MemoryRouter>
          <RecordsScreen kind="offers" />
        </MemoryRouter>
      </Notices>
    </QueryClientProvider>,
  );

test('a record is summed up in its own words, a long text is visibly cut, and it is said how many are not shown', async () => {
  show();
  expect(await screen.findByText('1% off')).toBeVisible();
  expect(screen.queryByText(/^line/)).toBeNull();
  expect(screen.getByText(/^Free shipping on every.*…$/)).toBeVisible();
  expect(screen.queryByText('60% off')).toBeNull();
  expect(screen.getByText(/The first 60 of 61 are shown/)).toBeVisible();
});

test('on a phone a value that is empty has no name either', async () => {
  // The summary of an offer without texts is empty.
  offers.splice(0, offers.length, { Id: 'bare', Version: 1, Position: 0, Fields: { kind: 'line', title: '' } });
  globalThis.matchMedia = ((query: string) => ({
    matches: query.includes('max-width'),
    addEventListener: () => undefined,
    removeEventListener: () => undefined,
  })) as unknown as typeof matchMedia;
  show();
  expect(await screen.findByText('Position')).toBeVisible();
  expect(screen.queryByText('What it says')).toBeNull();
});
