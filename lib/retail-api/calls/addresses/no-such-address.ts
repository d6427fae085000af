import { type Outcome, refuse } from '../../core/call-handler.ts';

/** The address is gone, was never there, or is somebody else's: nobody can tell which. */
export function noSuchAddress(): Outcome<never> {
  return refuse('NotFound', 'There is no such address.');
}
