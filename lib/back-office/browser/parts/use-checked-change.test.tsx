/** @jest-environment jsdom */
import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { act, renderHook } from '@testing-library/react';
import type { ReactNode } from 'react';
import { useCheckedChange } from './use-checked-change.ts';

interface SentChange {
  DryRun: boolean;
  IdempotencyKey: string;
  ExpectedInvited?: number;
}
let sent: SentChange[];
let isLost: boolean;
beforeEach(() => {
  sent = [];
  isLost = false;
  globalThis.fetch = (async (_path: string, init: RequestInit) => {
    sent.push(JSON.parse(String(init.body)));
    if (isLost) throw new TypeError('The connection was lost.');
    return { ok: true, json: async () => ({ data: { Saved: 1, Invited: 4 } }) };
  }) as unknown as typeof fetch;
});

function open(onSaved = () => undefined) {
  const wrapper = ({ children }: { children: ReactNode }) => (
    <QueryClientProvider client={new QueryClient()}>{children}</QueryClientProvider>
  );
  const request = (sending: { DryRun: boolean; IdempotencyKey: string }, seen: { Invited: number } | null) => ({
    Rows: [{ Mobile: '9876543210', Action: 'remove' as const }],
    ...(seen && { ExpectedInvited: seen.Invited }),
    ...sending,
  });
  const { result } = renderHook(() => useCheckedChange('SaveInvitations', { request, onSaved }), { wrapper });
  return { result, press: (step: 'check' | 'save') => act(async () => result.current[step]()) };
}

test('a change is made with what its dry run said, and then nothing is checked any more', async () => {
  const onSaved = jest.fn();
  const { result, press } = open(onSaved);
  await press('check');
  expect(result.current.checked).toMatchObject({ Invited: 4 });
  expect(onSaved).not.toHaveBeenCalled();
  await press('save');
  expect(result.current.checked).toBeNull();
  expect(onSaved).toHaveBeenCalledTimes(1);
  expect(sent).toMatchObject([{ DryRun: true }, { DryRun: false, ExpectedInvited: 4 }]);
  expect(sent[0]).not.toHaveProperty('ExpectedInvited');
  await press('save');
  expect(sent[2]?.IdempotencyKey).not.toBe(sent[1]?.IdempotencyKey);
});

test('after a lost answer it is checked again, and sent under the same key, so that it is not made twice', async () => {
  const { result, press } = open();
  await press('check');
  isLost = true;
  await press('save');
  expect(result.current.checked).toBeNull();
  expect(result.current.error).toMatchObject({ code: 'Unreachable' });
  isLost = false;
  await press('check');
  await press('save');
  expect(sent[3]?.IdempotencyKey).toBe(sent[1]?.IdempotencyKey);
});
