import { type Outcome, refuse } from '../../core/call-handler.ts';

/** The link of a mail was used up, is too old, or was never sent. */
export function noSuchLink(): Outcome<never> {
  return refuse('NotFound', 'There is no such link.');
}
