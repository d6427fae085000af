import { environment } from '#lib/shared/env.ts';
import { isPrivateSaleHost } from '#lib/storefront/platform/gate/index.ts';

export type SignInChannel = 'private-sale' | undefined;

/**
 * The door at which somebody signs in. The host of the request alone decides, and nothing that a form says: on the hosts
 * of the private sale there is no other way in.
 */
export function signInChannelOf(host: string): SignInChannel {
  return isPrivateSaleHost(host, environment().PRIVATE_SALE_HOSTS) ? 'private-sale' : undefined;
}
