import { z } from 'zod';
import { callGateway, readSuccess } from '../call-gateway.ts';
import { commandHash } from './hashes.ts';
import type { PayuSettings } from './payu-settings.ts';

/** The arguments of a command; only the first is hashed. */
type Arguments = readonly [var1: string, var2?: string, var3?: string];
/** Runs a command and returns the body of its reply. Throws GatewayUnavailable. */
export type Service = (command: string, arguments_: Arguments) => Promise<unknown>;

/**
 * Opens PayU's service calls (docs.payu.in, `postservice.php?form=2`) for any number of calls until `signal` aborts.
 */
export function openService(
  { key, salt, serviceUrl, timeoutMs }: PayuSettings,
  signal: AbortSignal = AbortSignal.timeout(timeoutMs),
): Service {
  return async (command, [var1, var2 = '', var3 = '']) => {
    const hash = commandHash(key, salt, command, var1);
    const reply = await callGateway(serviceUrl, {
      method: 'POST',
      headers: { 'content-type': 'application/x-www-form-urlencoded' },
      body: new URLSearchParams({ key, command, var1, var2, var3, hash }).toString(),
      signal,
    });
    return readSuccess(z.unknown(), reply);
  };
}
