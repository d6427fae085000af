import { randomBytes } from 'node:crypto';
import { GatewayUnavailable, type PaymentGateway } from './gateway.ts';

/** The least that gateways take, in paise; nobody pays it. */
const AMOUNT = 100;
const ID_LENGTH = 25;

/** Asks a gateway about an attempt that nobody pays, which only right keys can. False if it refuses them or is away. */
export async function hasWorkingKeys(gateway: PaymentGateway): Promise<boolean> {
  const id = `T${randomBytes(ID_LENGTH).toString('hex')}`.slice(0, ID_LENGTH);
  const attempt = { id, amount: AMOUNT, gatewayOrderId: null };
  try {
    const gatewayOrderId = await gateway.open(attempt);
    await gateway.fetchPayments({ ...attempt, gatewayOrderId });
    return true;
  } catch (error) {
    if (error instanceof GatewayUnavailable) return false;
    throw error;
  }
}
