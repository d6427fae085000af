import { Hono } from 'hono';
import { isLoopback } from '#lib/shared/loopback.ts';
import { control } from './control/control.ts';
import { desk, visitPath } from './pages/desk.ts';
import { payuPaymentForm } from './payu/payment-form.ts';
import { payuService } from './payu/service.ts';
import { razorpayApi } from './razorpay/api.ts';
import { razorpayCheckoutScript } from './razorpay/checkout-script.ts';
import { razorpayEmbedded } from './razorpay/embedded.ts';
import type { Sandbox } from './sandbox.ts';

/** Everything that the sandbox answers, to this machine by its own name alone. */
export function createSandboxApp(sandbox: Sandbox): Hono {
  const app = new Hono();
  app.use(async (context, next) => {
    // A page of another site could have its name resolve to this machine.
    const host = (context.req.header('host') ?? new URL(context.req.url).host).replace(/:\d*$/, '');
    return isLoopback(host) ? next() : context.text('The payment sandbox answers this machine only.', 403);
  });
  app.get('/readyz', (context) => context.json({ status: 'ready' }));
  app.route('/razorpay/v1/checkout.js', razorpayCheckoutScript());
  app.route('/razorpay/v1/checkout/embedded', razorpayEmbedded(sandbox));
  app.route('/razorpay/v1', razorpayApi(sandbox));
  app.route('/payu/_payment', payuPaymentForm(sandbox));
  app.route('/payu/merchant/postservice.php', payuService(sandbox));
  app.route(visitPath(''), desk(sandbox));
  app.route('/control', control(sandbox));
  return app;
}
