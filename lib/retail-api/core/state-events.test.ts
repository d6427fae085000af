import { eventsByNumber } from './state-events.ts';

test('the events of a number are in the order of time, and in the order of states within a millisecond', () => {
  const events = [
    { number: 'B', state: 'closed', at: 5 },
    { number: 'A', state: 'approved', at: 2 },
    { number: 'A', state: 'requested', at: 2 },
    { number: 'A', state: 'closed', at: 1 },
  ];
  expect(Object.fromEntries(eventsByNumber(events, ['requested', 'approved', 'closed']))).toEqual({
    A: [
      { State: 'closed', At: 1 },
      { State: 'requested', At: 2 },
      { State: 'approved', At: 2 },
    ],
    B: [{ State: 'closed', At: 5 }],
  });
});
