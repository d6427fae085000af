import { callGateway, type GatewayReply } from '../call-gateway.ts';
import type { RazorpaySettings } from './razorpay-settings.ts';

/** The API calls of one operation, with a common time limit. */
export interface RazorpayApi {
  get(path: string): Promise<GatewayReply>;
  post(path: string, body: unknown, headers?: Record<string, string>): Promise<GatewayReply>;
}

/** Opens Razorpay's API (Basic authentication with the key) for any number of calls until `signal` aborts. */
export function openApi(
  { keyId, keySecret, apiUrl, timeoutMs }: RazorpaySettings,
  signal: AbortSignal = AbortSignal.timeout(timeoutMs),
): RazorpayApi {
  const authorization = `Basic ${Buffer.from(`${keyId}:${keySecret}`).toString('base64')}`;
  return {
    get: (path) => callGateway(`${apiUrl}${path}`, { method: 'GET', headers: { authorization }, signal }),
    post: (path, body, headers = {}) =>
      callGateway(`${apiUrl}${path}`, {
        method: 'POST',
        headers: { ...headers, authorization, 'content-type': 'application/json' },
        body: JSON.stringify(body),
        signal,
      }),
  };
}
