import { currentChoice, onChoice } from '#lib/storefront/marketing/consent/client.ts';
import { opensGateways } from '#lib/storefront/platform/http/payment-pages.ts';
import { pagePath } from '#lib/storefront/platform/site/local-href.ts';
import { deleteStatisticsCookies } from './delete-cookies.ts';
import { type AnalyticsConsent, Delivery } from './delivery.ts';
import type { Provider } from './provider.ts';
import { clearSignInSent } from './sign-in-sent.ts';
import { onTracked } from './track.ts';
import { watchCart } from './watch-cart.ts';
import { watchForms } from './watch-forms.ts';
import { watchPages } from './watch-pages.ts';

function answer(): AnalyticsConsent {
  const choice = currentChoice();
  if (!choice) return 'undecided';
  return choice.granted.includes('statistics') ? 'granted' : 'refused';
}

/** Loads what measures only after consent, so that nobody else's page has it. Never rejects. */
async function load(): Promise<Provider | null | undefined> {
  try {
    const { loadProvider } = await import('./load-provider.ts');
    return await loadProvider();
  } catch {
    // The network is gone, or a newer release has replaced the file: the next event loads again.
    return undefined;
  }
}

/** Starts measuring visits, once the visitor agrees. Called once per document. */
export function startAnalytics(): void {
  // No third-party script runs on a page that opens a payment gateway.
  if (opensGateways(pagePath(window.location.pathname))) return;
  const delivery = new Delivery({ answer, load });
  const decide = () => {
    delivery.decide();
    if (answer() !== 'refused') return;
    deleteStatisticsCookies();
    clearSignInSent();
  };
  onChoice(decide);
  decide();
  // The page event must come before the events on the page.
  watchPages(delivery.take);
  onTracked(delivery.take);
  watchCart(delivery.take);
  watchForms(delivery.take);
}
