import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { Hono } from 'hono';
import type { Sandbox } from '../sandbox.ts';
import { razorpayApi } from './api.ts';
import { razorpayEmbedded } from './embedded.ts';

/** Serves `checkout.js`, which defines `window.Razorpay` in the store's page. */
function razorpayCheckoutScript(): Hono {
  const script = readFileSync(join(import.meta.dirname, 'checkout.browser.js'), 'utf8');
  const routes = new Hono();
  routes.get('/', (context) =>
    context.body(script, 200, {
      'content-type': 'text/javascript; charset=utf-8',
      'cache-control': 'no-store',
      'x-content-type-options': 'nosniff',
      // The store's pages may require this header of resources they load.
      'cross-origin-resource-policy': 'cross-origin',
      'access-control-allow-origin': '*',
    }),
  );
  return routes;
}

/** All routes that the sandbox answers in Razorpay's place. */
export function razorpayRoutes(sandbox: Sandbox): Hono {
  const routes = new Hono();
  routes.route('/v1/checkout.js', razorpayCheckoutScript());
  routes.route('/v1/checkout/embedded', razorpayEmbedded(sandbox));
  routes.route('/v1', razorpayApi(sandbox));
  return routes;
}
