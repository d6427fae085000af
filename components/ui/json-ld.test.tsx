import { jsonLdText } from '@/components/ui/json-ld';

test('no text can end the script element, and the value survives', () => {
  const value = { name: '</script><script>alert(1)</script><!-- & \u2028 \u2029', price: '12495.00' };
  const text = jsonLdText(value);
  expect(text).not.toMatch(/[<>&\u2028\u2029]/);
  expect(JSON.parse(text)).toEqual(value);
});
