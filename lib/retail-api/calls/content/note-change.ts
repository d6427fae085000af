import type { ApiContext, Caller, Outcome } from '../../core/call-handler.ts';

/** Writes down a change of a page that was made, or that came in a flood of them; other refusals are not worth a line. */
export function noteChange(
  event: 'page-saved' | 'page-removed',
  page: string,
  { code }: Outcome<unknown>,
  { security }: ApiContext,
  { network }: Caller,
): void {
  if (code === 'Success') security(event, { network, page });
  if (code === 'TooManyRequests') security('page-changes-refused', { network });
}
