/** @jest-environment jsdom */
import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { render, screen } from '@testing-library/react';
import { useCall } from './use-call.ts';

/** Answers of the back office's server by the body of the request; a request without one waits. */
const answers = new Map<string, object>();

beforeEach(() => {
  answers.clear();
  globalThis.fetch = (async (_path: string, { body }: RequestInit) => {
    const data = answers.get(String(body));
    return data ? { ok: true, json: async () => ({ data }) } : new Promise(() => undefined);
  }) as unknown as typeof fetch;
});

function Version({ number }: { number: string }) {
  return <p>{useCall('DeskOrder', { OrderNumber: number }).data?.Version ?? 'Loading'}</p>;
}

function Total({ page }: { page: number }) {
  return <p>{useCall('DeskCustomers', { Search: '', Page: page }).data?.Customers.length ?? 'Loading'}</p>;
}

test('while another order is read, the one before is not shown in its place', async () => {
  answers.set('{"OrderNumber":"SM-1"}', { Version: 3 });
  const client = new QueryClient();
  const shown = (number: string) => (
    <QueryClientProvider client={client}>
      <Version number={number} />
    </QueryClientProvider>
  );
  const { rerender } = render(shown('SM-1'));
  await screen.findByText('3');
  rerender(shown('SM-2'));
  expect(screen.getByText('Loading')).toBeTruthy();
});

test('while another page of a list is read, the one before stays', async () => {
  answers.set('{"Search":"","Page":1}', { Customers: [{}, {}] });
  const client = new QueryClient();
  const shown = (page: number) => (
    <QueryClientProvider client={client}>
      <Total page={page} />
    </QueryClientProvider>
  );
  const { rerender } = render(shown(1));
  await screen.findByText('2');
  rerender(shown(2));
  expect(screen.getByText('2')).toBeTruthy();
});
