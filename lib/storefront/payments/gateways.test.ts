import { attemptName, gatewayForm } from './gateways.ts';
import { checkoutOptions } from './razorpay/checkout.ts';
import type { PayuStart, RazorpayStart } from './types.ts';

const RAZORPAY: RazorpayStart = {
  kind: 'razorpay',
  keyId: 'rzp_test_1',
  gatewayOrderId: 'order_1',
  amount: 1_259_400,
  currency: 'INR',
  name: 'Samay',
  description: 'Order SM-261121-ABC234',
  prefill: { name: 'Asha Rao', email: 'asha@example.com', contact: '9876543210' },
  callbackUrl: 'https://shop.example/razorpay_response',
  cancelUrl: 'https://shop.example/makepayment?order=key',
  scriptUrl: 'https://checkout.razorpay.com/v1/checkout.js',
  hostedUrl: 'https://api.razorpay.com/v1/checkout/embedded',
};
const PAYU: PayuStart = {
  kind: 'payu',
  action: 'https://secure.payu.in/_payment',
  fields: { txnid: 'P1', amount: '12594.00', hash: 'abc' },
};

test('gatewayForm of PayU posts its own fields', () => {
  expect(gatewayForm(PAYU)).toEqual({ action: PAYU.action, fields: PAYU.fields });
  expect(attemptName(PAYU)).toBe('P1');
});

test('gatewayForm of Razorpay posts to its hosted page without scripts', () => {
  const { action, fields } = gatewayForm(RAZORPAY);
  expect(action).toBe(RAZORPAY.hostedUrl);
  expect(fields).toMatchObject({
    key_id: 'rzp_test_1',
    order_id: 'order_1',
    amount: '1259400',
    'prefill[contact]': '9876543210',
    callback_url: RAZORPAY.callbackUrl,
    cancel_url: RAZORPAY.cancelUrl,
  });
  expect(attemptName(RAZORPAY)).toBe('order_1');
});

test("the options of Razorpay's script return by POST, hide UPI by typed id, and report its closing", () => {
  const onDismiss = jest.fn();
  const options = checkoutOptions(RAZORPAY, onDismiss);
  expect(options).toMatchObject({
    key: 'rzp_test_1',
    order_id: 'order_1',
    callback_url: RAZORPAY.callbackUrl,
    redirect: true,
    config: { display: { hide: [{ method: 'upi', flows: ['collect'] }] } },
  });
  options.modal.ondismiss();
  expect(onDismiss).toHaveBeenCalledTimes(1);
});
