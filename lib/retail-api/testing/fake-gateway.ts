import type { Gateway } from '#lib/contract/index.ts';
import {
  type GatewayAttempt,
  type GatewayRefund,
  GatewayUnavailable,
  type PaymentGateway,
  type Payments,
  type PaymentUpdate,
  type RefundState,
} from '../payments/gateway.ts';

/** The signature that the fake accepts as valid. */
export const FAKE_SIGNATURE = 'signed';

/** A webhook of the fake, as the request of `PaymentWebhook`. */
interface FakeWebhook {
  Gateway: Gateway;
  BodyBase64: string;
  Signature: string;
  EventId: string;
}

/** A payment gateway with scripted answers. It identifies each attempt by the attempt's own id. */
export class FakeGateway implements PaymentGateway {
  readonly name: Gateway;
  /** Whether the gateway is unreachable. */
  down = false;
  /** The answer when asked about an attempt, by attempt id. */
  readonly updates = new Map<string, PaymentUpdate[]>();
  /** The state that it returns for a refund. */
  refundState: RefundState = 'processed';
  /** The refunds that it has made, by idempotency key. */
  readonly refunds = new Map<string, GatewayRefund>();
  readonly calls = { open: 0, fetchPayments: 0, capture: 0, refund: 0 };
  /** Called before each answer, to simulate concurrent events. */
  beforeAnswer: () => unknown = () => undefined;

  /** A gateway that creates its own orders allows several payment attempts for each, as Razorpay does. */
  constructor(name: Gateway = 'razorpay') {
    this.name = name;
  }

  /** Resets the fake to its initial state. */
  forget(): void {
    this.down = false;
    this.refundState = 'processed';
    this.beforeAnswer = () => undefined;
    this.updates.clear();
    this.refunds.clear();
    Object.assign(this.calls, { open: 0, fetchPayments: 0, capture: 0, refund: 0 });
  }

  async open({ id }: GatewayAttempt): Promise<string | null> {
    await this.#answer('open');
    return this.name === 'razorpay' ? `order_${id}` : null;
  }

  start({ id, amount }: GatewayAttempt): ReturnType<PaymentGateway['start']> {
    return { Kind: 'payu', Action: 'http://gateway.test/pay', Fields: { attempt: id, amount: String(amount) } };
  }

  readReturn(fields: Readonly<Record<string, string>>) {
    const { attempt = '', signature, kind = 'captured', amount = '0', payment = `pay_${attempt}` } = fields;
    if (signature !== undefined && signature !== FAKE_SIGNATURE)
      return { kind: 'invalid', reason: 'signature' } as const;
    const reference = { attemptId: attempt };
    if (signature === undefined) return { kind: 'unsigned', reference } as const;
    const update = kind === 'unknown' ? null : testPaymentUpdate(kind as PaymentUpdate['kind'], Number(amount));
    return { kind: 'signed', reference, gatewayPaymentId: payment, update } as const;
  }

  readWebhook(body: Uint8Array, signature: string, eventId: string): ReturnType<PaymentGateway['readWebhook']> {
    if (signature !== FAKE_SIGNATURE) return { kind: 'invalid', reason: 'signature' };
    return { ...JSON.parse(Buffer.from(body).toString('utf8')), eventId };
  }

  async fetchPayments({ id }: GatewayAttempt): Promise<PaymentUpdate[]> {
    await this.#answer('fetchPayments');
    return this.updates.get(id) ?? [];
  }

  async capture({ id }: GatewayAttempt, gatewayPaymentId: string): Promise<PaymentUpdate> {
    await this.#answer('capture');
    const all = (this.updates.get(id) ?? []).map((update) =>
      update.gatewayPaymentId === gatewayPaymentId ? { ...update, kind: 'captured' as const } : update,
    );
    this.updates.set(id, all);
    const captured = all.find((update) => update.gatewayPaymentId === gatewayPaymentId);
    if (!captured) throw new GatewayUnavailable('There is no such payment.');
    return captured;
  }

  async refund(refund: GatewayRefund): Promise<{ gatewayRefundId: string | null; state: RefundState }> {
    await this.#answer('refund');
    this.refunds.set(refund.id, refund);
    return { gatewayRefundId: `rfnd_${refund.id}`, state: this.refundState };
  }

  async #answer(call: keyof FakeGateway['calls']): Promise<void> {
    this.calls[call] += 1;
    await this.beforeAnswer();
    if (this.down) throw new GatewayUnavailable('The fake is down.');
  }
}

/** The status of a payment as a gateway reports it. `amount` in paise. */
export function testPaymentUpdate(
  kind: PaymentUpdate['kind'],
  amount: number,
  gatewayPaymentId = 'pay_1',
): PaymentUpdate {
  const reason = kind === 'failed' ? 'declined' : '';
  return { kind, gatewayPaymentId, amount, currency: 'INR', instrument: 'upi', reason };
}

/** A signed webhook of the fake about a payment. */
export function fakePaymentWebhook(
  attemptId: string,
  update: PaymentUpdate | null,
  EventId: string,
  Gateway: Gateway = 'razorpay',
): FakeWebhook {
  const body = {
    kind: 'payment',
    event: `payment.${update?.kind ?? 'changed'}`,
    reference: { attemptId },
    update,
  };
  return webhook(body, EventId, Gateway);
}

/** A signed webhook of the fake about a refund. */
export function fakeRefundWebhook(gatewayRefundId: string, state: RefundState, EventId: string): FakeWebhook {
  return webhook({ kind: 'refund', event: `refund.${state}`, gatewayRefundId, state }, EventId, 'razorpay');
}

function webhook(body: object, EventId: string, Gateway: Gateway): FakeWebhook {
  const BodyBase64 = Buffer.from(JSON.stringify(body)).toString('base64');
  return { Gateway, BodyBase64, Signature: FAKE_SIGNATURE, EventId };
}

/** The given gateways, in test mode. */
export function paymentsBy(...gateways: FakeGateway[]): Payments {
  return { gateways: new Map(gateways.map((gateway) => [gateway.name, gateway])), test: true };
}

/** A fake of each gateway. */
export class FakeGateways {
  readonly razorpay = new FakeGateway('razorpay');
  readonly payu = new FakeGateway('payu');

  /** Resets both to their initial state. */
  forget(): void {
    this.razorpay.forget();
    this.payu.forget();
  }

  payments(): Payments {
    return paymentsBy(this.razorpay, this.payu);
  }
}
