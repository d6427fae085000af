import type { ApiCaller } from './api-caller.ts';
import { fakePaymentWebhook, testPaymentUpdate } from './fake-gateway.ts';

/** Pays an order for a gift card in a shop with a fake Razorpay, by a webhook to the retail API. */
export async function payGiftCard(store: Pick<ApiCaller, 'post'>, OrderId = ''): Promise<void> {
  const started = await store.post<{ Fields?: Record<string, string> }>('StartPayment', {
    OrderKey: OrderId,
    Subject: 'gift-card',
    Gateway: 'razorpay',
    SiteURL: 'http://shop.test',
  });
  const { attempt, amount } = started.Data?.Fields ?? {};
  if (attempt === undefined) throw new Error('Nothing was opened.');
  const update = testPaymentUpdate('captured', Number(amount), `pay_${attempt}`);
  await store.post('PaymentWebhook', fakePaymentWebhook(attempt, update, `paid-${attempt}`));
}
