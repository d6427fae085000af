import { errorsWithin, rootCauses } from './error-causes.ts';

const full = new Error('disk full');
const step = new Error('a step failed', { cause: full });
const other = new Error('deadlock');
const all = new AggregateError([step, other, new Error('deadlock'), 'no error'], 'Some failed.');

test('the errors within an error are found once each', () => {
  expect(errorsWithin(all).slice(0, 4)).toEqual([all, step, full, other]);
  expect(errorsWithin('no error')).toEqual([]);
});

test('the causes are those with which it began, each message once', () => {
  expect(rootCauses(all)).toEqual([full, other]);
  expect(rootCauses(full)).toEqual([full]);
  expect(rootCauses(new AggregateError([], 'empty'))).toMatchObject([{ message: 'empty' }]);
});

test('an error that is its own cause has no end, and is found once', () => {
  const circle = new Error('in a circle');
  circle.cause = new AggregateError([circle], 'again');
  expect(errorsWithin(circle)).toHaveLength(2);
});
