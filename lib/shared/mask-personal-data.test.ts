import { maskPersonalData } from './mask-personal-data.ts';

test.each([
  ['Call me on +91 98765 43210 now', 'Call me on [number …10] now'],
  ['card 4111 1111 1111 1111', 'card [number …11]'],
  ['asha.rao+shop@example.co.in bought', '[mail] bought'],
  ['{"OTP":"4821","Quantity":2}', '{"OTP":[masked],"Quantity":2}'],
  ['<Mobile>9876543210</Mobile>', '<Mobile>[masked]</Mobile>'],
  ['CustomerToken=abc123&CurrencyId=1', 'CustomerToken=[masked]&CurrencyId=1'],
  ['{"FullName":"Asha \\"A\\" Rao","Landmark":"Near the lake"}', '{"FullName":[masked],"Landmark":[masked]}'],
  ['{"Number":"9012345678901234","Pin":"481516"}', '{"Number":"[number …34]","Pin":[masked]}'],
  ['{"SenderName":"Asha Rao","RecipientName":"Ravi Gupta"}', '{"SenderName":[masked],"RecipientName":[masked]}'],
  ['{"SenderMobile":"9876543210"}', '{"SenderMobile":[masked]}'],
  ['{"Message":"Happy \\"40th\\" birthday","Amount":500}', '{"Message":[masked],"Amount":500}'],
  ['<Message>Happy birthday</Message>', '<Message>[masked]</Message>'],
  ['{"GiftCouponCode":"GIFT500","OrderId":"a1_b-2"}', '{"GiftCouponCode":[masked],"OrderId":[masked]}'],
  ['{"ReturnMessage":"Success","message":"No route"}', '{"ReturnMessage":"Success","message":"No route"}'],
  ['Pincode: 400001', 'Pincode: 400001'],
  ['Bearer eyJhbGciOiJIUzI1NiJ9.eyJzaWQiOiJhIn0.c2ln', 'Bearer [jwt]'],
  ['Status 500 after 3021 ms at 14:32', 'Status 500 after 3021 ms at 14:32'],
])('maskPersonalData: %s', (text, masked) => expect(maskPersonalData(text)).toBe(masked));

test('a long hostile text is masked in one pass', () => {
  const hostile = `${'"OTP":"'.repeat(500)}${'1 '.repeat(2000)}${'a@'.repeat(500)}`;
  expect(maskPersonalData(hostile).length).toBeLessThanOrEqual(hostile.length * 2);
});
