import { Hono } from 'hono';
import { GATEWAYS, type Gateway } from '#lib/contract/vocabulary.ts';
import { isLoopback } from '#lib/shared/loopback.ts';
import { control } from './control/control.ts';
import { courierRoutes } from './courier/routes.ts';
import { paymentPages, visitPath } from './pages/payment-pages.ts';
import { payuRoutes } from './payu/routes.ts';
import { razorpayRoutes } from './razorpay/routes.ts';
import type { Sandbox } from './sandbox.ts';
import { settlementRoutes } from './settlements/routes.ts';

/** The routes of each gateway, served below its name. */
const ROUTES: Readonly<Record<Gateway, (sandbox: Sandbox) => Hono>> = { razorpay: razorpayRoutes, payu: payuRoutes };

/** Returns the whole sandbox app; it answers requests to this machine's own host names only. */
export function createSandboxApp(sandbox: Sandbox): Hono {
  const app = new Hono();
  app.use(async (context, next) => {
    // Checking the Host header prevents DNS rebinding, where another site's name resolves to this machine.
    const host = (context.req.header('host') ?? new URL(context.req.url).host).replace(/:\d*$/, '');
    return isLoopback(host) ? next() : context.text('The payment sandbox answers this machine only.', 403);
  });
  app.get('/readyz', (context) => context.json({ status: 'ready' }));
  for (const gateway of GATEWAYS) app.route(`/${gateway}`, ROUTES[gateway](sandbox));
  app.route('/courier', courierRoutes(sandbox));
  app.route(visitPath(''), paymentPages(sandbox));
  app.route('/settlements', settlementRoutes(sandbox));
  app.route('/control', control(sandbox));
  return app;
}
