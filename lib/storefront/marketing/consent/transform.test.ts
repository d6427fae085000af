import { toLoggedChoices } from './transform.ts';

test('a choice is told in the order of the notice; a purpose of an older one comes last', () => {
  const Purposes = ['forgotten', 'statistics', 'recent', 'campaigns'].map((Purpose) => ({ Purpose, Granted: true }));
  const [choice] = toLoggedChoices([{ ChoiceId: 'one', At: 1, Version: '2', Purposes }]);
  expect(choice?.purposes.map(({ purpose }) => purpose)).toEqual(['statistics', 'campaigns', 'recent', 'forgotten']);
});
