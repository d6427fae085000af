import * as m from '#messages';

/** The line of an error page with the id of its request, which a shopper can quote and support finds in the log. */
export function referenceText(requestId: string): string {
  return m.errorsReference({ id: requestId });
}
