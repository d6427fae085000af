import type { ReturnState } from '#lib/contract/vocabulary.ts';
import { returnSteps } from './timeline.ts';

const stages = (kind: 'return' | 'exchange', states: readonly ReturnState[]) =>
  returnSteps({ kind, state: states.at(-1) ?? 'requested', events: states.map((state, at) => ({ state, at })) }).map(
    ({ name, stage }) => `${name}: ${stage}`,
  );

test('the timeline of a return has past and future steps, and ends with its last state', () => {
  expect(stages('return', ['requested', 'approved'])).toEqual([
    'Requested: done',
    'Approved: current',
    'Picked up: upcoming',
    'Checked and accepted: upcoming',
    'Refund issued: upcoming',
  ]);
  expect(stages('exchange', ['requested', 'approved', 'picked-up', 'quality-passed']).at(-1)).toBe(
    'New order placed: upcoming',
  );
  expect(stages('return', ['requested', 'refused'])).toEqual(['Requested: done', 'Not accepted: current']);
  expect(stages('exchange', ['quality-passed', 'exchanged', 'refunded'])).toEqual([
    'Checked and accepted: done',
    'New order placed: done',
    'Refund issued: current',
  ]);
});

test('the steps of a return have unique ids, and only future steps have no time', () => {
  const steps = returnSteps({ kind: 'return', state: 'requested', events: [{ state: 'requested', at: 7 }] });
  expect(new Set(steps.map(({ id }) => id)).size).toBe(5);
  expect(steps.map(({ at }) => at)).toEqual([7, null, null, null, null]);
});
