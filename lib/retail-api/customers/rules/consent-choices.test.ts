import { CONSENT_NOTICE_VERSION, currentChoices, newChoices } from './consent-choices.ts';

const granted = (at: number, version = CONSENT_NOTICE_VERSION) => ({
  purpose: 'offers-sms',
  granted: true,
  version,
  at,
});
const withdrawn = (at: number) => ({ ...granted(at), granted: false });
const yes = { Purpose: 'offers-sms', Granted: true } as const;
const no = { ...yes, Granted: false } as const;

test('nothing is granted before somebody has chosen', () => {
  expect(currentChoices([])).toEqual([
    { Purpose: 'offers-sms', Granted: false, At: 0 },
    { Purpose: 'offers-email', Granted: false, At: 0 },
  ]);
});

test('the newest choice counts, in whatever order the log is read', () => {
  const [sms] = currentChoices([granted(1), granted(3), withdrawn(2)]);
  expect(sms).toEqual({ Purpose: 'offers-sms', Granted: true, At: 3 });
  expect(currentChoices([granted(3), withdrawn(4)])[0]).toMatchObject({ Granted: false, At: 4 });
});

test('a choice is new where it differs, where nobody has chosen, or under a changed notice', () => {
  expect(newChoices([], [no])).toEqual([no]);
  expect(newChoices([granted(1)], [yes])).toEqual([]);
  expect(newChoices([granted(1)], [no])).toEqual([no]);
  expect(newChoices([granted(1), withdrawn(2)], [yes])).toEqual([yes]);
  expect(newChoices([granted(1, '2020-01-01')], [yes])).toEqual([yes]);
});

test('of two choices for one purpose the last counts', () => {
  expect(newChoices([granted(1)], [no, yes])).toEqual([]);
  expect(newChoices([granted(1)], [yes, no])).toEqual([no]);
});
