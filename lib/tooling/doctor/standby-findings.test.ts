import { standbyFinding, standbyFindings } from './standby-findings.ts';

test.each([
  ['that cannot be reached', { state: 'unreachable', reason: 'refused' }, 'wrong', /refused/],
  ['that takes writes', { state: 'primary' }, 'wrong', /no standby/],
  ['of another database', { state: 'stranger' }, 'wrong', /another PostgreSQL/],
  ['with every change', { state: 'standby', bytes: 0, seconds: 90 }, 'ok', /every change/],
  ['that is on its way', { state: 'standby', bytes: 512, seconds: 1 }, 'ok', /512 bytes/],
  ['that fell behind', { state: 'standby', bytes: 512, seconds: 90 }, 'note', /90 s ago/],
] as const)('a standby %s', (_what, report, state, text) => {
  expect(standbyFinding(report)).toEqual({ state, text: expect.stringMatching(text) });
});

test('without a standby there is nothing to say', async () => {
  expect(await standbyFindings({ DATABASE_READ_URL: undefined })).toEqual([]);
});
