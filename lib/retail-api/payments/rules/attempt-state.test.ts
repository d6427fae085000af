import fc from '#lib/testing/generated.ts';
import { type AttemptState, type PaymentUpdateKind, relevantUpdates, stateAfter } from './attempt-state.ts';

test.each<[AttemptState, PaymentUpdateKind, AttemptState]>([
  ['created', 'pending', 'created'],
  ['created', 'failed', 'failed'],
  ['created', 'authorized', 'authorized'],
  ['created', 'captured', 'captured'],
  ['given-up', 'pending', 'given-up'],
  ['given-up', 'failed', 'failed'],
  ['given-up', 'authorized', 'authorized'],
  ['given-up', 'captured', 'captured'],
  ['failed', 'pending', 'failed'],
  ['failed', 'failed', 'failed'],
  ['failed', 'authorized', 'authorized'],
  ['failed', 'captured', 'captured'],
  ['authorized', 'pending', 'authorized'],
  ['authorized', 'failed', 'authorized'],
  ['authorized', 'authorized', 'authorized'],
  ['authorized', 'captured', 'captured'],
  ['created', 'returned', 'captured'],
  ['authorized', 'returned', 'captured'],
  ['captured', 'returned', 'captured'],
  ['captured', 'pending', 'captured'],
  ['captured', 'failed', 'captured'],
  ['captured', 'authorized', 'captured'],
  ['captured', 'captured', 'captured'],
])('%s followed by %s gives %s', (state, update, after) => {
  expect(stateAfter(state, update)).toBe(after);
});

test('the order of the updates does not change the final state', () => {
  const kinds: PaymentUpdateKind[] = ['pending', 'failed', 'authorized', 'captured', 'returned'];
  const update = fc.array(fc.constantFrom(...kinds), { maxLength: 8 });
  const start = fc.constantFrom<AttemptState>('created', 'given-up');
  fc.assert(
    fc.property(
      start,
      update.chain((all) => fc.tuple(fc.constant(all), fc.shuffledSubarray(all, { minLength: all.length }))),
      (state, [one, other]) => {
        expect(other.reduce(stateAfter, state)).toBe(one.reduce(stateAfter, state));
      },
    ),
  );
});

const of = (...kinds: PaymentUpdateKind[]) => kinds.map((kind) => ({ kind }));

test('all 5! orders of the events of one payment end as captured', () => {
  const sent: PaymentUpdateKind[] = ['authorized', 'captured', 'captured', 'failed', 'authorized'];
  const ends = permutations(sent).map((order) => order.reduce<AttemptState>(stateAfter, 'created'));
  expect(ends).toHaveLength(120);
  expect(new Set(ends)).toEqual(new Set(['captured']));
});

test('a failure is applied only if nothing can still succeed', () => {
  expect(relevantUpdates(of('failed', 'failed'))).toEqual(of('failed', 'failed'));
  expect(relevantUpdates(of('failed', 'pending'))).toEqual([]);
  expect(relevantUpdates(of('failed', 'authorized'))).toEqual(of('authorized'));
  expect(relevantUpdates(of('failed', 'authorized', 'captured', 'captured'))).toEqual(
    of('captured', 'captured', 'authorized'),
  );
  expect(relevantUpdates([])).toEqual([]);
});

test('captured payments come before returned ones', () => {
  expect(relevantUpdates(of('returned', 'failed', 'authorized', 'captured'))).toEqual(
    of('captured', 'returned', 'authorized'),
  );
  expect(relevantUpdates(of('failed', 'returned'))).toEqual(of('returned'));
});

function permutations<Item>(items: readonly Item[]): Item[][] {
  if (items.length === 0) return [[]];
  return items.flatMap((item, index) => permutations(items.toSpliced(index, 1)).map((rest) => [item, ...rest]));
}
