import { randomBytes } from 'node:crypto';
import { GatewayUnavailable, type PaymentGateway } from './gateway.ts';

/** The least that gateways take, in paise; nobody pays it. */
const AMOUNT = 100;
const ID_LENGTH = 25;

/**
 * Asks a gateway about an attempt that nobody pays, which only right keys can. Null if it answers; otherwise why not,
 * without anything of the keys.
 */
export async function keyProblem(gateway: PaymentGateway): Promise<string | null> {
  const id = `T${randomBytes(ID_LENGTH).toString('hex')}`.slice(0, ID_LENGTH);
  const attempt = { id, amount: AMOUNT, gatewayOrderId: null };
  try {
    const gatewayOrderId = await gateway.open(attempt);
    await gateway.fetchPayments({ ...attempt, gatewayOrderId });
    return null;
  } catch (error) {
    if (error instanceof GatewayUnavailable) return error.message;
    throw error;
  }
}
