import { endsWith } from './ends-with.ts';

test.each([
  [0, 0, ''],
  [1, 0, 'What they issued ends for good: 1 open invitation.'],
  [0, 1, 'What they issued ends for good: 1 key. Programs that use these keys stop working.'],
  [2, 3, 'What they issued ends for good: 2 open invitations and 3 keys. Programs that use these keys stop working.'],
])('%i invitations and %i keys', (Invitations, Keys, text) => {
  expect(endsWith({ Invitations, Keys })).toBe(text);
});
