import { calls } from '#lib/contract/index.ts';
import { DAY_MS } from '#lib/shared/durations.ts';
import { createMissingLinkReporter } from './missing-link-report.ts';

let now = 0;
const send = jest.fn(async () => undefined);
const reporter = (corporate = false) =>
  createMissingLinkReporter(send, { now: () => now, isCorporate: () => corporate });

beforeEach(() => {
  now = 1_000_000;
  send.mockClear();
});

test('a missing link is reported with all fields of the contract', () => {
  reporter()({ path: '/gone', from: '/watches' });
  const report = {
    APIName: '/gone',
    StatusCode: '404',
    ErrorCode: 'missing-page',
    ErrorDescription: 'A link on /watches leads to /gone, which does not exist.',
    RequestXML: '<Request><PageURL>/gone</PageURL><From>/watches</From></Request>',
  };
  expect(send.mock.calls).toEqual([[report]]);
  expect(calls.errorLog404.request.safeParse(report).success).toBe(true);
});

test('a missing link of a corporate site is reported with TypeId 1', () => {
  reporter(true)({ path: '/gone', from: '/' });
  expect(send).toHaveBeenCalledWith(expect.objectContaining({ TypeId: 1 }));
});

test('a missing page is reported once a day', () => {
  const report = reporter();
  for (let hour = 0; hour < 49; hour += 1) {
    now = 1_000_000 + (hour / 24) * DAY_MS;
    report({ path: '/gone', from: '/' });
  }
  expect(send).toHaveBeenCalledTimes(3);
});

test('missing pages are reported at most five times a minute, and the longest addresses fit', () => {
  const report = reporter();
  for (let page = 0; page < 500; page += 1) report({ path: `/${'<'.repeat(195)}${page}`, from: `/${'&'.repeat(199)}` });
  expect(send).toHaveBeenCalledTimes(5);
  const sent = send.mock.calls as unknown[][];
  for (const [body] of sent) expect(calls.errorLog404.request.safeParse(body).success).toBe(true);
});
