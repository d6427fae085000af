import { quoted, visible, visibleLine } from './visible-text.ts';

test('printed text cannot move the cursor, reverse text or hide characters', () => {
  expect(visible('a\u001b[2Kb\u0000\u202ec\u200b\u009b\u{e0041}')).toBe(
    'a\\u001b[2Kb\\u0000\\u202ec\\u200b\\u009b\\udb40\\udc41',
  );
  expect(visible('क्‍ष\nनमस्‌ते ₹5 👩‍🔧')).toBe('क्‍ष\nनमस्‌ते ₹5 👩‍🔧');
});

test('JSON keeps its meaning when it is made visible', () => {
  const data = { Note: 'x\u202ey\u001b\u{e0041}', List: [1] };
  const text = visible(JSON.stringify(data, null, 2));
  expect(text).not.toMatch(/(?!\n)[\p{Cc}\p{Cf}]/u);
  expect(JSON.parse(text)).toEqual(data);
});

test('visibleLine returns a single line', () => {
  expect(visibleLine('x\nAP-7K2M9Q\r\n\tWed\u2028Thu')).toBe('x AP-7K2M9Q Wed Thu');
});

test("every line of a shopper's text is marked as quoted", () => {
  expect(quoted('Thanks\n\nDone\u2028paid\rby hand')).toEqual(['> Thanks', '> ', '> Done', '> paid', '> by hand']);
  expect(quoted('')).toEqual([]);
});
