import { ConfigurationError, type Environment } from '#lib/shared/env.ts';
import { isLoopback } from '#lib/shared/loopback.ts';

/** Settings that are addresses and always have a value. */
type Address = { [Name in keyof Environment]-?: Environment[Name] extends string ? Name : never }[keyof Environment];

/**
 * The address of a gateway. Throws ConfigurationError if keys and payments would be sent unencrypted over a network.
 */
export function safeAddress(settings: Environment, name: Address): string {
  const { protocol, hostname } = new URL(settings[name]);
  if (protocol === 'https:' || isLoopback(hostname)) return settings[name];
  throw new ConfigurationError(`${name}: must begin with https://.`);
}
