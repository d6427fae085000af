import { RETURN_REASONS } from '#lib/contract/vocabulary.ts';
import { needsPhoto, RETURN_REASON_NAMES } from './copy.ts';

test('every reason has a name of its own', () => {
  expect(new Set(RETURN_REASON_NAMES.map(({ name }) => name)).size).toBe(RETURN_REASONS.length);
});

test('what is the fault of the store is shown on a photo', () => {
  expect([needsPhoto(['damaged']), needsPhoto(['changed-mind', 'wrong-item']), needsPhoto(['changed-mind'])]).toEqual([
    true,
    true,
    false,
  ]);
});
