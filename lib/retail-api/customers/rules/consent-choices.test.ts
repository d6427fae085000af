import { CONSENT_NOTICE_VERSION, currentChoices, newChoices } from './consent-choices.ts';

const OFFERS = ['offers-sms', 'offers-email'] as const;
const granted = (at: number, version = CONSENT_NOTICE_VERSION) => ({
  purpose: 'offers-sms',
  granted: true,
  version,
  at,
});
const withdrawn = (at: number) => ({ ...granted(at), granted: false });
const yes = { Purpose: 'offers-sms', Granted: true } as const;
const no = { ...yes, Granted: false } as const;

test('only the purposes of the site are returned', () => {
  expect(currentChoices([granted(1)], ['updates-whatsapp'])).toEqual([
    { Purpose: 'updates-whatsapp', Granted: false, At: 0 },
  ]);
});

test('no consent is granted before a choice is made', () => {
  expect(currentChoices([], OFFERS)).toEqual([
    { Purpose: 'offers-sms', Granted: false, At: 0 },
    { Purpose: 'offers-email', Granted: false, At: 0 },
  ]);
});

test('the newest choice applies, whatever the order of the log', () => {
  const [sms] = currentChoices([granted(1), granted(3), withdrawn(2)], OFFERS);
  expect(sms).toEqual({ Purpose: 'offers-sms', Granted: true, At: 3 });
  expect(currentChoices([granted(3), withdrawn(4)], OFFERS)[0]).toMatchObject({ Granted: false, At: 4 });
});

test('a choice is new if it differs, if none was made before, or if the notice has changed', () => {
  expect(newChoices([], [no])).toEqual([no]);
  expect(newChoices([granted(1)], [yes])).toEqual([]);
  expect(newChoices([granted(1)], [no])).toEqual([no]);
  expect(newChoices([granted(1), withdrawn(2)], [yes])).toEqual([yes]);
  expect(newChoices([granted(1, '2020-01-01')], [yes])).toEqual([yes]);
});

test('of two consent choices for one purpose the last applies', () => {
  expect(newChoices([granted(1)], [no, yes])).toEqual([]);
  expect(newChoices([granted(1)], [yes, no])).toEqual([no]);
});
