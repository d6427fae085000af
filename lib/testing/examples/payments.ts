export { BOTH_GATEWAYS } from '#lib/retail-api/testing/order-shopper.ts';
