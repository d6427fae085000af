import { GatewayUnavailable } from './gateway.ts';

/** The gateway could be asked, and knows nothing of what it was asked for: asking again soon changes nothing. */
export class GatewayRefused extends GatewayUnavailable {}
