import { count, keepsMetrics, observeSince } from '#lib/shared/metrics/record.ts';
import { isTracing, traced } from '#lib/shared/tracing/span.ts';
import { GatewayUnavailable, type PaymentGateway, type Payments } from './gateway.ts';

/** Gateways that measure and trace their calls and webhooks; the same ones where this process does neither. */
export function observedPayments(payments: Payments): Payments {
  if (!keepsMetrics() && !isTracing()) return payments;
  const gateways = [...payments.gateways].map(([name, gateway]) => [name, observed(gateway)] as const);
  return { ...payments, gateways: new Map(gateways) };
}

function observed(gateway: PaymentGateway): PaymentGateway {
  const { name } = gateway;
  async function timed<Result>(operation: string, work: () => Promise<Result>): Promise<Result> {
    const startedAt = performance.now();
    let outcome = 'failed';
    try {
      const facts = { name: `${name} ${operation}`, kind: 'client', attributes: { 'samay.gateway': name } } as const;
      const result = await traced(facts, work);
      outcome = 'done';
      return result;
    } catch (error) {
      if (error instanceof GatewayUnavailable) outcome = 'unavailable';
      throw error;
    } finally {
      observeSince('gatewayCalls', { gateway: name, operation, outcome }, startedAt);
    }
  }
  return {
    name,
    open: (attempt) => timed('open', () => gateway.open(attempt)),
    start: (attempt, payer) => gateway.start(attempt, payer),
    readReturn: (fields) => gateway.readReturn(fields),
    readWebhook(body, signature, eventId) {
      const reading = gateway.readWebhook(body, signature, eventId);
      count('gatewayWebhooks', { gateway: name, kind: reading.kind });
      return reading;
    },
    fetchPayments: (attempt, signal) => timed('query', () => gateway.fetchPayments(attempt, signal)),
    capture: (attempt, id, signal) => timed('capture', () => gateway.capture(attempt, id, signal)),
    refund: (refund) => timed('refund', () => gateway.refund(refund)),
  };
}
