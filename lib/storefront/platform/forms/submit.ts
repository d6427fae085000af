import { browserFetch } from '#lib/storefront/platform/http/browser-fetch.ts';
import { inSequence } from '#lib/storefront/platform/http/in-sequence.ts';
import * as m from '#messages';
import type { FormReply } from './types.ts';

function isFormReply(body: unknown): body is FormReply {
  if (typeof body !== 'object' || body === null || !('ok' in body)) return false;
  return body.ok === true ? 'location' in body : 'problems' in body;
}

/**
 * The message of a refusal before the form's handler (rate limit, cross-site); `unanswered` where there is no
 * response.
 */
function messageOf(body: unknown, unanswered: string): string {
  const message = typeof body === 'object' && body !== null && 'message' in body ? body.message : undefined;
  return typeof message === 'string' && message !== '' ? message : unanswered;
}

/** The text fields of a form, with name and value of the button that submitted it. */
export function formFields(form: HTMLFormElement, submitter: HTMLElement | null = null): Record<string, string> {
  const entries = [...new FormData(form, submitter)].filter(
    (entry): entry is [string, string] => typeof entry[1] === 'string',
  );
  return Object.fromEntries(entries);
}

/**
 * Posts fields as JSON after earlier changes are answered; resolves to the JSON of the response, null where
 * there is none. Never throws.
 */
export async function postFields(action: string, fields: Readonly<Record<string, string>>): Promise<unknown> {
  const post = async () => {
    const response = await browserFetch(action, {
      method: 'POST',
      headers: { 'Content-Type': 'application/json' },
      body: JSON.stringify(fields),
    });
    return response.json();
  };
  try {
    return await inSequence(post);
  } catch {
    // No network, or a response that is not JSON: it is unknown whether the fields were processed.
    return null;
  }
}

/**
 * Submits a form's fields as JSON. Never throws: an error is reported in the reply. `unanswered`: the message
 * without a response, for forms where a second submission is not harmless.
 */
export async function submitForm<Data = unknown>(
  action: string,
  fields: Readonly<Record<string, string>>,
  unanswered: string = m.formsUnseen(),
): Promise<FormReply<Data>> {
  const body = await postFields(action, fields);
  return isFormReply(body) ? (body as FormReply<Data>) : { ok: false, problems: { '': messageOf(body, unanswered) } };
}
