import { html } from 'hono/html';
import { GATEWAY_COPY } from '#lib/contract/gateways.ts';
import { formatPaise } from '#lib/shared/money.ts';
import { SANDBOX_GATEWAYS } from '../gateways.ts';
import type { OrderRecord, VisitRecord } from '../ledger/records.ts';
import type { Taking } from '../sandbox-gateway.ts';
import { WEBHOOK_MODES } from '../send-webhooks.ts';
import type { Html } from './layout.ts';

/** Renders payee, purpose and the gateway that this page stands in for. */
function facts(order: OrderRecord, { document }: VisitRecord): Html {
  const rows = [
    ['For', document.description || document.productinfo || ''],
    ['To', document.name ?? ''],
    ['Reference', order.receipt || order.id],
    ['Stands in for', GATEWAY_COPY[order.gateway].label],
  ].filter(([, value]) => value !== '');
  return html`<dl>${rows.map(
    ([name, value]) => html`<dt>${name}</dt><dd>${value}</dd>
`,
  )}</dl>`;
}

const MODES: Record<(typeof WEBHOOK_MODES)[number], string> = {
  now: 'Immediately',
  late: 'Late',
  twice: 'Twice',
  disorder: 'Out of order',
  never: 'Never',
};
const TAKING: Record<Taking, string> = {
  now: 'Immediately',
  authorise: 'Authorise only (capture later)',
  pending: 'Keep pending',
};

const SECONDS = html`<label class="seconds">by <input type="number" name="seconds" value="15" min="1" max="3600" inputmode="numeric"> seconds</label>
`;

/** Forwards the Escape key in an overlay, because the surrounding page does not receive it. */
export const ESCAPE_SCRIPT = `
addEventListener('keydown', ({ key }) => {
  if (key === 'Escape') document.querySelector('button[value="cancel"]').click();
});
`;

/** The page shown in place of a gateway's payment page; it works without JavaScript. */
export function payPage(order: OrderRecord, visit: VisitRecord): Html {
  const amount = formatPaise(order.amount);
  const modes = WEBHOOK_MODES.map(
    (mode) =>
      html`<label><input type="radio" name="webhook" value="${mode}" ${mode === 'now' ? 'checked' : ''}> ${MODES[mode]}</label>
${mode === 'late' ? SECONDS : ''}`,
  );
  const takings = SANDBOX_GATEWAYS[order.gateway].takings.map(
    (taking) =>
      html`<label><input type="radio" name="taking" value="${taking}" ${taking === 'now' ? 'checked' : ''}> ${TAKING[taking]}</label>
`,
  );
  return html`<h1>To pay <strong>${amount}</strong></h1>
${facts(order, visit)}
<form method="post">
<div class="options">
<button class="main" name="outcome" value="pay">Pay ${amount}</button>
<div class="pair">
<button name="outcome" value="fail">Fail</button>
<button name="outcome" value="cancel">Cancel</button>
</div>
<button name="outcome" value="vanish">Pay, but do not return to the store</button>
</div>
<details>
<summary>Webhook and settlement</summary>
<fieldset>
<legend>Send the webhook</legend>
${modes}
</fieldset>
<fieldset class="apart">
<legend>Capture the payment</legend>
${takings}
</fieldset>
</details>
</form>`;
}
