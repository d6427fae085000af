import type { SandboxPayment } from './ledgers.ts';

/** What a shopper does at the gateway. */
export type SandboxOutcome = 'pay' | 'pay-without-return' | 'fail';

/** A shop whose gateways are a payment sandbox. */
interface ShopWithSandbox {
  sandbox: { url: string };
}

interface SandboxAttempt {
  gateway: string;
  reference: string;
  payments: { id: string; amount: number; captured: number; refunded: number }[];
}

/** A webhook as the sandbox sends it. */
interface SandboxWebhook {
  gateway: string;
  headers: Record<string, string>;
  body: string;
}

async function control<Answer>(shop: ShopWithSandbox, path: string, body?: object): Promise<Answer> {
  const reply = await fetch(`${shop.sandbox.url}/control/${path}`, {
    ...(body && {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify(body),
    }),
  });
  if (!reply.ok) throw new Error(`The sandbox answered ${reply.status} to ${path}.`);
  return (await reply.json()) as Answer;
}

/**
 * Pays at the sandbox as a shopper would, or fails to; returns the fields that the browser brings back, or null if it
 * never returns.
 */
export async function payAt(
  shop: ShopWithSandbox,
  gatewayOrderId: string,
  outcome: SandboxOutcome,
  webhook: 'now' | 'twice' | 'disorder' | 'never' = 'now',
): Promise<Record<string, string> | null> {
  const { return: back } = await control<{ return: { fields: Record<string, string> } | null }>(shop, 'pay', {
    reference: gatewayOrderId,
    outcome: outcome === 'fail' ? 'fail' : 'pay',
    webhook,
  });
  return outcome === 'pay-without-return' ? null : (back?.fields ?? null);
}

/** The webhooks of one order. */
export async function webhooksOf(shop: ShopWithSandbox, gatewayOrderId: string): Promise<SandboxWebhook[]> {
  const path = `webhooks?reference=${encodeURIComponent(gatewayOrderId)}`;
  return (await control<{ webhooks: SandboxWebhook[] }>(shop, path)).webhooks;
}

/** Every payment that the sandbox has. */
export async function readSandbox(shop: ShopWithSandbox): Promise<SandboxPayment[]> {
  const { attempts } = await control<{ attempts: SandboxAttempt[] }>(shop, 'ledger');
  return attempts.flatMap(({ gateway, reference, payments }) =>
    payments.map(({ id, amount, captured, refunded }) => ({
      id,
      gateway,
      reference,
      amount,
      refunded,
      captured: captured > 0,
    })),
  );
}
