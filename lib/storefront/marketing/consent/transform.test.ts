import { toLoggedChoices } from './transform.ts';

test('a logged consent choice is listed in the order of the notice, with old purposes last', () => {
  const Purposes = ['forgotten', 'statistics', 'recent', 'campaigns'].map((Purpose) => ({ Purpose, Granted: true }));
  const [choice] = toLoggedChoices([{ ChoiceId: 'one', At: 1, Version: '2', Purposes }]);
  expect(choice?.purposes.map(({ purpose }) => purpose)).toEqual(['statistics', 'campaigns', 'recent', 'forgotten']);
});
