import { pastedLines, withLines } from './typed-lines.ts';

test('pasted lines lose their marks and empty lines', () => {
  expect(pastedLines('• Sapphire glass\r\n\n2) 100 m\n - Made in Jaipur ')).toEqual([
    'Sapphire glass',
    '100 m',
    'Made in Jaipur',
  ]);
});

test('pasted lines fill an empty line, and stand after a filled one', () => {
  expect(withLines(['One', ''], ['Two', 'Three'], 1)).toEqual(['One', 'Two', 'Three']);
  expect(withLines(['One', 'Four'], ['Two', 'Three'], 0)).toEqual(['One', 'Two', 'Three', 'Four']);
});
