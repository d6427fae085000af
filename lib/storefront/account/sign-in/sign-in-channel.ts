import { environment } from '#lib/shared/env.ts';
import { isPrivateSaleHost } from '#lib/storefront/platform/gate/index.ts';

export type SignInChannel = 'private-sale' | undefined;

/**
 * The sign-in channel of a host. Only the host of the request decides, never the fields of a form: the hosts of the
 * private sale have no other channel.
 */
export function signInChannelOf(host: string): SignInChannel {
  return isPrivateSaleHost(host, environment().PRIVATE_SALE_HOSTS) ? 'private-sale' : undefined;
}
