import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { Hono } from 'hono';

/** `checkout.js`, which defines `window.Razorpay` in the store's page. */
export function razorpayCheckoutScript(): Hono {
  const script = readFileSync(join(import.meta.dirname, 'checkout.browser.js'), 'utf8');
  const routes = new Hono();
  routes.get('/', (context) =>
    context.body(script, 200, {
      'content-type': 'text/javascript; charset=utf-8',
      'cache-control': 'no-store',
      'x-content-type-options': 'nosniff',
      // The store's pages may demand it of what they load.
      'cross-origin-resource-policy': 'cross-origin',
      'access-control-allow-origin': '*',
    }),
  );
  return routes;
}
