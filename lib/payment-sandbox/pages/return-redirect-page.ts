import { html } from 'hono/html';
import type { ReturnRedirect } from '../sandbox-gateway.ts';
import type { Html } from './layout.ts';

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
export function vanishedPage(heading: string): Html {
  return html`<h1><strong>${heading}</strong></h1>
<p>This browser does not tell the store. You can close the page. The store learns of the payment through its webhook or asks the gateway.</p>`;
}

/** Renders the page for a request that is refused. */
export function refusedPage(what: string): Html {
  return html`<h1><strong>Not accepted</strong></h1><p>${what}</p>`;
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
