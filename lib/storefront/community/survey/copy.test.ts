import { closedSurveyCopy, failureText } from './copy.ts';

const NOW = Date.parse('2026-11-22T10:00:00Z');
const bounds = { opensAt: Date.parse('2026-11-30T18:30:00Z'), closesAt: Date.parse('2027-01-05T10:00:00Z') };
const ADDRESS = { template: 'store-visit', site: 'store-st101', token: '' };
const never = { opensAt: null, closesAt: null };

test.each([
  ['answered', bounds, /Each link takes one answer/],
  ['not-open-yet', bounds, /^Please come back on 1 December\.$/],
  ['not-open-yet', never, /^Please come back later\.$/],
  ['closed', bounds, /^It ended on 5 January 2027, and takes no more answers\./],
  ['closed', never, /^It takes no more answers\./],
  ['needs-token', never, /open it by the link/],
] as const)('a survey that is %s with %j reads %s', (state, input, text) => {
  expect(closedSurveyCopy({ state, ...input, address: { ...ADDRESS, token: 'T' } }, NOW).text).toMatch(text);
});

test('an open survey mentions no link, and does not pretend to know who answered', () => {
  const { title, text } = closedSurveyCopy({ state: 'answered', ...never, address: ADDRESS }, NOW);
  expect(title).toBe('This was answered here already');
  expect(text).toMatch(/one answer from this browser/);
});

test.each([
  [{ kind: 'unavailable' }, /stay on this page; please try again/],
  [{ kind: 'not-found' }, /no longer here/],
  [{ kind: 'refused', reason: 'too-many-requests', retryAfterSeconds: 120 }, /Try again in 2 minutes\./],
  [{ kind: 'refused', reason: 'invalid' }, /Nothing was sent/],
] as const)('the survey failure %j reads %s', (failure, text) => {
  expect(failureText(failure)).toMatch(text);
});
