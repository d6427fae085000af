import { type Outcome, refuse } from '../../core/call-handler.ts';

/** There is no such return, or it is somebody else's. */
export function noSuchReturn(): Outcome<never> {
  return refuse('NotFound', 'There is no such return.');
}
