import { RETURN_REASONS } from '#lib/contract/vocabulary.ts';
import { needsPhoto, RETURN_REASON_NAMES } from './copy.ts';

test('every return reason has a distinct label', () => {
  expect(new Set(RETURN_REASON_NAMES.map(({ name }) => name)).size).toBe(RETURN_REASONS.length);
});

test('a return for a fault of the store needs a photo', () => {
  expect([needsPhoto(['damaged']), needsPhoto(['changed-mind', 'wrong-item']), needsPhoto(['changed-mind'])]).toEqual([
    true,
    true,
    false,
  ]);
});
