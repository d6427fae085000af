import { pincodeOf } from './pincode-cookie.ts';

test('the pincode is read from its cookie', () => {
  expect(pincodeOf('302001')).toBe('302001');
});

test.each([undefined, '', '12', '012345', '3020011', '302 001', 'abcdef', '<script>'])(
  'a cookie that holds %j has no pincode',
  (value) => {
    expect(pincodeOf(value)).toBe('');
  },
);
