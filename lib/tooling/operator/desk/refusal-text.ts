import type { RetailCall } from '#lib/contract/index.ts';
import type { NotAllowedReason } from '#lib/contract/vocabulary.ts';
import type { OperatorFailure } from '#lib/storefront/platform/retail-client/operator-client.ts';
import { deskField } from './desk-fields.ts';

const STALE = 'Someone changed it in the meantime. Look at it again, then repeat the command if it is still needed.';

const NOT_NOW: Readonly<Record<NotAllowedReason | 'unknown', string>> = {
  packed: 'It is already packed.',
  step: 'It is not at that step. Check its state and do what comes next.',
  'not-delivered': 'It has not been delivered.',
  'window-over': 'The return window has closed.',
  'not-taken-back': 'Items of this kind cannot be returned.',
  'not-offered': 'The store does not offer this. See its ORDER_ settings.',
  'nothing-left':
    'Nothing is left to do that with. "show" and "return" print the history, and --sellable names the lines to restock.',
  difference: 'The replacement costs more, and no gateway is set up to take the difference. Use "refund" instead.',
  'being-paid': 'The gateway has not yet said whether it is paid. Try again in a few minutes.',
  unknown: 'This is not possible now.',
};

/** Why a call of the desk's was refused and how to mend it, in the words that are typed; `stale` of something that changed. */
export function refusalText(call: RetailCall, request: object, failure: OperatorFailure, stale = STALE): string {
  switch (failure.reason) {
    case 'missing':
      return missingText(call, request) ?? failure.message;
    case 'stale':
      return stale;
    case 'not-now':
      return NOT_NOW[failure.because];
    case 'malformed':
    case 'invalid': {
      const known = deskField(call, failure.field);
      if (!known) return failure.message;
      return `${known.typed}: ${failure.reason === 'malformed' ? known.form : failure.said}`;
    }
    default:
      return failure.message;
  }
}

function missingText(call: RetailCall, request: object): string | undefined {
  for (const [field, value] of Object.entries(request)) {
    const names = deskField(call, field)?.names;
    if (names) return `There is no ${names.thing} ${value}: ${names.find}.`;
  }
  return undefined;
}
