import { randomUUID } from 'node:crypto';
import { signInSession } from '#lib/retail-api/testing/api-caller.ts';
import type { TestApi } from '#lib/retail-api/testing/create-test-api.ts';
import { FakeGateway, paymentsBy } from '#lib/retail-api/testing/fake-gateway.ts';
import { payGiftCard } from '#lib/retail-api/testing/pay-gift-card.ts';

/** Creates gateways for a retail API under test, whose payments are tests. */
export const fakePayments = () => paymentsBy(new FakeGateway('razorpay'), new FakeGateway('payu'));

/** Creates an unpaid order for a gift card of ₹2,500 and returns its id. */
export async function orderGiftCard({ handle }: TestApi): Promise<string> {
  const name = randomUUID();
  const { Data } = await (await signInSession(handle)).post<{ OrderId: string }>('BuyGiftCard', {
    Amount: 2500,
    RecipientName: 'Ravi',
    RecipientEmail: `ravi-${name}@example.com`,
    SenderName: 'Asha',
    SenderEmail: `asha-${name}@example.com`,
    SenderMobile: '9876543210',
  });
  if (!Data) throw new Error('Nothing was ordered.');
  return Data.OrderId;
}

/** Reports to the retail API that a gift card order was paid at the gateway. `id`: of the order. */
export async function payAtGateway({ handle }: TestApi, id: string): Promise<void> {
  await payGiftCard(await signInSession(handle), id);
}
