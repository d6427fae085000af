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
  ['Hello {name}', 'Hello {name', 'has braces that do not fit: write each value as in English, e.g. {number}'],
  ['Until {day}', 'Until {day, date}', 'must not have {day, date}: write {day} alone'],
  ['Hello {name}', 'Hello {name, shout}', 'must not have {name, shout}: write {name} alone'],
  [
    '{count, plural, one {1 piece} other {{count} pieces}}',
    '{count, plural, one {1} few {2} other {3}}',
    'must not have the form few of {count}: this language has one, other',
  ],
  [
    '{count, plural, one {1 piece} other {{count} pieces}}',
    '{count, plural, one {1}}',
    'must also have the form other of {count}',
  ],
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
  expect(messageProblem(text, '{count}', 'hi')).not.toBeNull();
  await expect(setOwnMessages([{ language: 'hi', key: 'mailItems', text }])).rejects.toThrow();
});
