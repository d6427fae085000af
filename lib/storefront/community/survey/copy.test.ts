import { closedSurveyCopy, failureText } from './copy.ts';

const NOW = Date.parse('2026-11-22T10:00:00Z');
const bounds = { opensAt: Date.parse('2026-11-30T18:30:00Z'), closesAt: Date.parse('2027-01-05T10:00:00Z') };
const ADDRESS = { template: 'store-visit', site: 'store-st101', token: '' };
const never = { opensAt: null, closesAt: null };

test.each([
  ['answered', bounds, /Each link can be used once/],
  ['not-open-yet', bounds, /^Please come back on 1 December\.$/],
  ['not-open-yet', never, /^Please come back later\.$/],
  ['closed', bounds, /^It ended on 5 January 2027, and no longer takes answers\./],
  ['closed', never, /^It no longer takes answers\./],
  ['needs-token', never, /open it from the link/],
] as const)('a survey that is %s with %j reads %s', (state, input, text) => {
  expect(closedSurveyCopy({ state, ...input, address: { ...ADDRESS, token: 'T' } }, NOW).text).toMatch(text);
});

test('an open survey mentions no link, and does not pretend to know who answered', () => {
  const { title, text } = closedSurveyCopy({ state: 'answered', ...never, address: ADDRESS }, NOW);
  expect(title).toBe('This survey was already answered here');
  expect(text).toMatch(/already have an answer from this browser/);
});

test.each([
  [{ kind: 'unavailable' }, /stay on this page. Please try again/],
  [{ kind: 'not-found' }, /no longer available/],
  [{ kind: 'refused', reason: 'too-many-requests', retryAfterSeconds: 120 }, /Try again in 2 minutes\./],
  [{ kind: 'refused', reason: 'invalid' }, /not sent them/],
] as const)('the survey failure %j reads %s', (failure, text) => {
  expect(failureText(failure)).toMatch(text);
});
