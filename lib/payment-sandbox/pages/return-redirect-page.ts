import type { Context } from 'hono';
import { html } from 'hono/html';
import type { ReturnRedirect } from '../sandbox-gateway.ts';
import { type Html, showPage } from './layout.ts';

const REFUSED = 'Not accepted';

/** Submits the page's only form, as a gateway's page does; without JavaScript the shopper presses its button. */
export const SUBMIT_SCRIPT = 'document.forms[0].submit();';

/** Renders the page whose form returns the shopper to the store. */
export function returnRedirectPage(heading: string, { action, fields }: ReturnRedirect): Html {
  const inputs = Object.entries(fields).map(
    ([name, value]) => html`<input type="hidden" name="${name}" value="${value}">
`,
  );
  return html`<h1><strong>${heading}</strong></h1>
<p>Taking you back to the store.</p>
<form method="post" action="${action}">
${inputs}<p><button class="main">Back to the store</button></p>
</form>`;
}

/** Renders a page without a return form, so that the store has to learn the outcome by itself. */
export function noReturnPage(heading: string): Html {
  return html`<h1><strong>${heading}</strong></h1>
<p>This browser does not tell the store. You can close the page. The store learns of the payment through its webhook or asks the gateway.</p>`;
}

/** Renders a page that only says something. */
export function messagePage(heading: string, text: string): Html {
  return html`<h1><strong>${heading}</strong></h1><p>${text}</p>`;
}

/** Answers a request that is refused with HTTP 400 and the reason. */
export function showRefusal(context: Context, reason: string): Response | Promise<Response> {
  return showPage(context, { title: REFUSED, body: messagePage(REFUSED, reason), status: 400 });
}

/**
 * Posts the outcome to the page around the overlay: `paid` and `failed` with the fields, `cancelled` without.
 * The values are text in the page, so that the script is always the same.
 */
export const OVERLAY_SCRIPT = `
const outcome = document.getElementById('outcome');
parent.postMessage(JSON.parse(outcome.textContent), outcome.dataset.origin);
`;

/** Renders the outcome of an overlay for its script. */
export function overlayPage(heading: string, origin: string, status: Readonly<Record<string, unknown>>): Html {
  return html`<h1><strong>${heading}</strong></h1>
<div id="outcome" data-origin="${origin}" hidden>${JSON.stringify(status)}</div>`;
}
