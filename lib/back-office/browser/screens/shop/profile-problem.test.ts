import { CallError } from '../../api/call.ts';
import { messageAt, problemSentence, profileProblem } from './profile-problem.ts';

const refused = (Field: string, Message: string) => new CallError('InvalidRequest', 'Refused.', { Field, Message });

test('a refused field of the profile is told at the field, at what holds it, and nowhere else', () => {
  const problem = profileProblem(refused('Profile.delivery.zones.1.days', 'must not end before it begins'));
  expect(messageAt(problem, 'delivery.zones.1')).toBe('It must not end before it begins.');
  expect(messageAt(problem, 'delivery.zones.1.days')).toBe('It must not end before it begins.');
  expect(messageAt(problem, 'delivery.zones.10')).toBeUndefined();
  expect(messageAt(problem, 'delivery.charge')).toBeUndefined();
});

test('the sentence counts from one, as people do', () => {
  expect(problemSentence({ path: 'cashOnDelivery.notAt.0', message: 'must be a pincode' })).toBe(
    'Cash on delivery, not at 1: must be a pincode.',
  );
  expect(problemSentence({ path: '', message: 'has a field that nothing reads' })).toBe(
    'has a field that nothing reads.',
  );
});

test('a refusal about no field of the profile, and an outage, have none', () => {
  expect(profileProblem(new CallError('Conflict', 'Changed.'))).toBeNull();
  expect(profileProblem(new Error('x'))).toBeNull();
  expect(messageAt(null, 'name')).toBeUndefined();
});
