import { currentChoice, onChoice } from '#lib/storefront/marketing/consent/client.ts';
import { opensGateways } from '#lib/storefront/platform/http/payment-pages.ts';
import { deleteStatisticsCookies } from './delete-cookies.ts';
import { type AnalyticsConsent, Delivery } from './delivery.ts';
import { loadProvider } from './load-provider.ts';
import { clearSignInSent } from './sign-in-sent.ts';
import { onTracked } from './track.ts';
import { watchCart } from './watch-cart.ts';
import { watchForms } from './watch-forms.ts';
import { watchPages } from './watch-pages.ts';

function answer(): AnalyticsConsent {
  const choice = currentChoice();
  if (!choice) return 'unasked';
  return choice.granted.includes('statistics') ? 'granted' : 'refused';
}

/** Begins to measure visits, once their visitor agrees. Called once for each document. */
export function startAnalytics(): void {
  // Beside a gateway runs no script of anybody else.
  if (opensGateways(window.location.pathname)) return;
  const delivery = new Delivery({ answer, load: loadProvider });
  const decide = () => {
    delivery.decide();
    if (answer() !== 'refused') return;
    deleteStatisticsCookies();
    clearSignInSent();
  };
  onChoice(decide);
  decide();
  // The page comes before what happened on it.
  watchPages(delivery.take);
  onTracked(delivery.take);
  watchCart(delivery.take);
  watchForms(delivery.take);
}
