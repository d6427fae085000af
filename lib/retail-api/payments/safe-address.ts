import { ConfigurationError, type Environment } from '#lib/shared/env.ts';
import { isLoopback } from '#lib/shared/loopback.ts';

/** Settings that are addresses, and always have one. */
type Address = { [Name in keyof Environment]-?: Environment[Name] extends string ? Name : never }[keyof Environment];

/** The address of a gateway. Keys and payments never go in the clear over a network: throws ConfigurationError then. */
export function safeAddress(settings: Environment, name: Address): string {
  const { protocol, hostname } = new URL(settings[name]);
  if (protocol === 'https:' || isLoopback(hostname)) return settings[name];
  throw new ConfigurationError(`${name}: must begin with https://.`);
}
