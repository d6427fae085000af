import type { ReturnState } from '#lib/contract/vocabulary.ts';
import { returnSteps } from './timeline.ts';

const stages = (kind: 'return' | 'exchange', states: readonly ReturnState[]) =>
  returnSteps({ kind, state: states.at(-1) ?? 'requested', events: states.map((state, at) => ({ state, at })) }).map(
    ({ name, stage }) => `${name}: ${stage}`,
  );

test('a return tells what happened and what is to come, and ends where it ends', () => {
  expect(stages('return', ['requested', 'approved'])).toEqual([
    'Requested: done',
    'Approved: now',
    'Picked up: come',
    'Checked and accepted: come',
    'Refund issued: come',
  ]);
  expect(stages('exchange', ['requested', 'approved', 'picked-up', 'quality-passed']).at(-1)).toBe(
    'New order placed: come',
  );
  expect(stages('return', ['requested', 'refused'])).toEqual(['Requested: done', 'Not accepted: now']);
  expect(stages('exchange', ['quality-passed', 'exchanged', 'refunded'])).toEqual([
    'Checked and accepted: done',
    'New order placed: done',
    'Refund issued: now',
  ]);
});

test('no two steps share an id, and only what is to come has no time', () => {
  const steps = returnSteps({ kind: 'return', state: 'requested', events: [{ state: 'requested', at: 7 }] });
  expect(new Set(steps.map(({ id }) => id)).size).toBe(5);
  expect(steps.map(({ at }) => at)).toEqual([7, null, null, null, null]);
});
