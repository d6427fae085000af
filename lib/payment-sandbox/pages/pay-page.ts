import { html } from 'hono/html';
import { formatPaise } from '#lib/shared/money.ts';
import type { OrderRecord, VisitRecord } from '../ledger/records.ts';
import { WEBHOOK_MODES } from '../send-news.ts';
import { facts } from './facts.ts';
import type { Html } from './layout.ts';

const MODES: Record<(typeof WEBHOOK_MODES)[number], string> = {
  now: 'At once',
  late: 'Late',
  twice: 'Twice',
  disorder: 'Out of order',
  never: 'Never',
};
const UNSETTLED = {
  razorpay: 'Authorise only: the store captures later',
  payu: 'Leave it pending: nobody knows yet',
} as const;

const SECONDS = html`<label class="seconds">by <input type="number" name="seconds" value="15" min="1" max="3600" inputmode="numeric"> seconds</label>
`;

/** In an overlay the page around it does not hear this key. */
export const ESCAPE_SCRIPT = `
addEventListener('keydown', ({ key }) => {
  if (key === 'Escape') document.querySelector('button[value="cancel"]').click();
});
`;

/** What a shopper sees in the place of a gateway's page; it works without scripts. */
export function payPage(order: OrderRecord, visit: VisitRecord): Html {
  const amount = formatPaise(order.amount);
  const modes = WEBHOOK_MODES.map(
    (mode) =>
      html`<label><input type="radio" name="webhook" value="${mode}" ${mode === 'now' ? 'checked' : ''}> ${MODES[mode]}</label>
${mode === 'late' ? SECONDS : ''}`,
  );
  return html`<h1>To pay <strong>${amount}</strong></h1>
${facts(order, visit)}
<form method="post">
<div class="ways">
<button class="main" name="outcome" value="pay">Pay ${amount}</button>
<div class="pair">
<button name="outcome" value="fail">Fail</button>
<button name="outcome" value="cancel">Cancel</button>
</div>
<button name="outcome" value="vanish">Pay, but never come back</button>
</div>
<details>
<summary>How the store hears of it</summary>
<fieldset>
<legend>Its webhook is sent</legend>
${modes}
</fieldset>
<label class="apart"><input type="checkbox" name="unsettled" value="on"> ${UNSETTLED[order.gateway]}</label>
</details>
</form>`;
}
