import { currentRequestId } from '#lib/shared/request-context.ts';
import { referenceText } from '#lib/storefront/platform/http/reference-text.ts';

/** The id that a shopper can quote, by which the logs have what failed in this page. */
export function FailureReference() {
  const reference = currentRequestId();
  return reference === undefined ? null : <p className="mt-8 text-sm text-muted">{referenceText(reference)}</p>;
}
