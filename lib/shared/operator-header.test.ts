import { decodeOperator, encodeOperator, isOperatorName } from './operator-header.ts';

test.each([
  'Meera Shah',
  'मीरा',
  'desk-2',
  'a.b@shop',
  'Shyam & Co',
  "D'Souza",
  'D’Souza',
  'Söhne (Desk)',
  'A/B, Pune',
])('the operator name %s survives encoding in a header', (name) => {
  expect(encodeOperator(name)).toMatch(/^[!-~]*$/);
  expect(decodeOperator(encodeOperator(name))).toBe(name);
  expect(isOperatorName(name)).toBe(true);
});

test.each([null, '', '%', '%E0%A4', 'a%0Ab', '%3Cscript%3E', '{"a":1}', '...', '%E2%80%AEMeera', 'a'.repeat(61)])(
  '%j is not decoded as an operator name',
  (value) => expect(decodeOperator(value)).toBe(''),
);
