import { templateValues } from './message-details.ts';

const DETAILS = JSON.stringify({ number: 'SM1', link: 'https://shop.test/track', name: 'Asha Rao' });

test("the text has neither the shop's name nor addresses, and begins with a capital letter", () => {
  const body = 'Samay: your order SM1 is on its way. https://shop.test/track How did we do? https://shop.test/survey';
  expect(templateValues(body, DETAILS)).toEqual({
    name: 'Asha Rao',
    number: 'SM1',
    text: 'Your order SM1 is on its way. How did we do?',
    link: 'https://shop.test/track',
  });
});

test('a value has one line, no runs of blanks and at most 600 characters, as WhatsApp demands', () => {
  const { text } = templateValues(`Our reason:\n\ttoo   old${' x'.repeat(600)}`, DETAILS);
  expect(text).toMatch(/^Our reason: too old x x/);
  expect(text).toHaveLength(600);
});

test('no value is empty, because WhatsApp refuses the message then', () => {
  const { name, number, text, link } = templateValues('', JSON.stringify({ number: '', link: '', name: ' ' }));
  expect([name, number, text, link]).toEqual(['customer', '-', '-', '-']);
});
