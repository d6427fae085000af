import { surveyState } from './survey-state.ts';

const [OPENS, CLOSES] = [1000, 2000];
const bounds = { OpensAt: OPENS, ClosesAt: CLOSES };
const shopper = { answered: false, hasToken: true };

test.each([
  [OPENS - 1, 'not-open-yet'],
  [OPENS, 'open'],
  [CLOSES - 1, 'open'],
  [CLOSES, 'closed'],
])('at %i the survey is %s', (now, state) => {
  expect(surveyState({ Access: 'token', ...bounds }, shopper, now)).toBe(state);
});

test('a survey without bounds is always open', () => {
  expect(surveyState({ Access: 'token', OpensAt: null, ClosesAt: null }, shopper, 0)).toBe('open');
});

test('an answered survey is still answered after it closes', () => {
  expect(surveyState({ Access: 'token', ...bounds }, { ...shopper, answered: true }, CLOSES)).toBe('answered');
});

test('a missing link is reported only while the survey is open, and never if anyone may answer', () => {
  const guest = { answered: false, hasToken: false };
  expect(surveyState({ Access: 'token', ...bounds }, guest, OPENS)).toBe('needs-token');
  expect(surveyState({ Access: 'token', ...bounds }, guest, CLOSES)).toBe('closed');
  expect(surveyState({ Access: 'anyone', ...bounds }, guest, OPENS)).toBe('open');
});
