import { GatewayUnavailable } from './gateway.ts';

/** The gateway answered and does not know what was requested: an early retry changes nothing. */
export class GatewayRefused extends GatewayUnavailable {}
