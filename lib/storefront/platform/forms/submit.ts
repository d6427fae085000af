import { browserFetch } from '#lib/storefront/platform/http/browser-fetch.ts';
import { inSequence } from '#lib/storefront/platform/http/in-sequence.ts';
import type { FormReply } from './types.ts';

/** What is said where it is not known whether something was done. */
export const UNSEEN =
  'We cannot reach the store right now and could not check whether this was saved. Please try again.';

function isFormReply(body: unknown): body is FormReply {
  if (typeof body !== 'object' || body === null || !('ok' in body)) return false;
  return body.ok === true ? 'location' in body : 'problems' in body;
}

/** What a refusal before the form's own handler says (too many requests, another origin); `unanswered` where none does. */
function messageOf(body: unknown, unanswered: string): string {
  const said = typeof body === 'object' && body !== null && 'message' in body ? body.message : undefined;
  return typeof said === 'string' && said !== '' ? said : unanswered;
}

/** The fields of a form as texts, with the name and value of the button that sent it. */
export function fieldsOf(form: HTMLFormElement, submitter: HTMLElement | null = null): Record<string, string> {
  const entries = [...new FormData(form, submitter)].filter(
    (entry): entry is [string, string] => typeof entry[1] === 'string',
  );
  return Object.fromEntries(entries);
}

/**
 * Posts fields as JSON once the changes asked for before are answered; resolves to the JSON of the answer, null where
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
    // No network, or an answer that is not JSON: nothing is known of what became of the fields.
    return null;
  }
}

/**
 * Sends a form's fields as JSON. Never throws: what went wrong stands in the reply. `unanswered`: what is said where no
 * answer came, for forms of which more hangs on it than a second press.
 */
export async function submitForm<Data = unknown>(
  action: string,
  fields: Readonly<Record<string, string>>,
  unanswered: string = UNSEEN,
): Promise<FormReply<Data>> {
  const body = await postFields(action, fields);
  return isFormReply(body) ? (body as FormReply<Data>) : { ok: false, problems: { '': messageOf(body, unanswered) } };
}
