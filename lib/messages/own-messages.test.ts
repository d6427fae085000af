import { inLanguage } from '#lib/shared/request-context.ts';
import * as m from '#messages';
import { messageProblem } from './compile/message-problem.ts';
import { setOwnMessages } from './own-messages.ts';

afterEach(() => setOwnMessages([]));

test('a shop words a message of one language itself, and has that of the store back', async () => {
  const said = () => [m.mailHelloName({ name: 'Asha' }), inLanguage('hi', () => m.mailHelloName({ name: 'आशा' }))];
  const [english, hindi] = said();
  await setOwnMessages([{ language: 'hi', key: 'mailHelloName', text: 'प्रिय {name},' }]);
  expect(said()).toEqual([english, 'प्रिय आशा,']);
  await setOwnMessages([]);
  expect(said()).toEqual([english, hindi]);
});

test('forms of numbers are those of the language', async () => {
  await setOwnMessages([{ language: 'hi', key: 'mailItems', text: '{count, plural, one {1 नग} other {{count} नग}}' }]);
  expect(inLanguage('hi', () => m.mailItems({ count: 3 }))).toBe('3 नग');
});

test.each([
  ['Hello {name}', 'Dear {name}', null],
  ['Hello {name}', 'Dear {nme}', 'must not have {nme}: the message has no such value'],
  ['Order {number} of {name}', 'Your order {number}', 'must also have {name}'],
  ['{count, plural, one {1 piece} other {{count} pieces}}', 'some pieces', null],
])('in place of %j, %j is refused with %j', (source, text, problem) => {
  expect(messageProblem(text, source, 'hi')).toBe(problem);
});

test.each([
  ['a brace that is not closed', 'Hello {count'],
  ['a form of numbers that the language does not have', '{count, plural, few {# नग} other {# नग}}'],
  ['an ordinal form that the language does not have', '{count, selectordinal, zero {#} other {#}}'],
  ['a choice without a form for all others', '{count, plural, one {1 नग}}'],
  ['a format that there is not', '{count, weight}'],
])('%s is refused, because the compiler would refuse it', async (_, text) => {
  expect(messageProblem(text, '{count}', 'hi')).toContain('braces that do not fit');
  await expect(setOwnMessages([{ language: 'hi', key: 'mailItems', text }])).rejects.toThrow();
});
