import type { TestCustomer } from './add-customer.ts';

/** Gives or withdraws a customer's consent to updates by WhatsApp, as the account page does. */
export async function agreeToWhatsApp({ caller }: TestCustomer, Granted = true): Promise<void> {
  const { ReturnCode } = await caller.post('UpdateConsents', {
    Purposes: [{ Purpose: 'updates-whatsapp', Granted }],
  });
  if (ReturnCode !== 0) throw new Error(`UpdateConsents was answered with ${ReturnCode}.`);
}
