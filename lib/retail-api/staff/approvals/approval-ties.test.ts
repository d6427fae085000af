import { maySecond, tieOf } from './approval-ties.ts';

const member = (id: string, inviter_id: string | null) => ({ id, inviter_id });
/** A founder who invited a partner and a manager; the partner invited an address of their own, and that one another. */
const STAFF = [
  member('founder', null),
  member('partner', 'founder'),
  member('manager', 'founder'),
  member('second address', 'partner'),
  member('third address', 'second address'),
];

test.each([
  ['partner', 'manager', 'none'],
  ['partner', 'second address', 'invited-by-requester'],
  ['partner', 'third address', 'invited-by-requester'],
  ['second address', 'partner', 'invited-requester'],
  ['partner', 'founder', 'invited-requester'],
] as const)('of %s, %s is: %s', (requester, decider, tie) => {
  expect(tieOf(STAFF, requester, decider)).toBe(tie);
});

const may = (requesterId: string, deciderId: string, staff = STAFF) =>
  maySecond(staff, { requesterId, deciderId, deciders: staff });

test('an address that somebody invited is no second person where another one is', () => {
  expect([may('partner', 'second address'), may('partner', 'third address'), may('partner', 'partner')]).toEqual([
    false,
    false,
    false,
  ]);
  expect([may('partner', 'manager'), may('partner', 'founder')]).toEqual([true, true]);
});

test('who has invited everybody is seconded by them, so that an owner and a manager can work', () => {
  const two = [member('founder', null), member('manager', 'founder')];
  expect([may('founder', 'manager', two), may('manager', 'founder', two)]).toEqual([true, true]);
  expect(may('founder', 'partner')).toBe(true);
});

test('members who invited each other in a circle end the search', () => {
  expect(tieOf([member('a', 'b'), member('b', 'a')], 'c', 'a')).toBe('none');
});
