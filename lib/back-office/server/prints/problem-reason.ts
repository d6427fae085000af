import type { CallProblem } from '../retail-api.ts';

const NOT_NOW: Readonly<Record<string, string>> = {
  'nothing-left': 'nothing of it is left to pack or to ship',
  'not-offered': 'it is collected from a store',
  step: 'its step does not allow it now',
};

/** Why an order has no paper, as half a sentence. */
export function problemReason({ code, message, details }: CallProblem): string {
  switch (code) {
    case 'NotFound':
      return 'there is no such order, or it has no such paper yet';
    case 'NotAllowedNow':
      return NOT_NOW[String(details.Reason)] ?? 'it is not possible now';
    case 'TooManyRequests':
      return 'it is still being drawn; print it again';
    case 'InvalidRequest':
      return typeof details.Message === 'string' && details.Message !== '' ? details.Message : 'it was refused';
    default:
      return message.replace(/\.$/, '');
  }
}
