import { jsonLdText } from '@/components/ui/json-ld';

test('JSON-LD text cannot end the script element, and its value is unchanged', () => {
  const value = { name: '</script><script>alert(1)</script><!-- & \u2028 \u2029', price: '12495.00' };
  const text = jsonLdText(value);
  expect(text).not.toMatch(/[<>&\u2028\u2029]/);
  expect(JSON.parse(text)).toEqual(value);
});
