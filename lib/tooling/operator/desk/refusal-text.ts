import type { RetailCall } from '#lib/contract/index.ts';
import type { NotAllowedReason } from '#lib/contract/vocabulary.ts';
import type { OperatorFailure } from '#lib/storefront/platform/retail-client/operator-client.ts';
import { deskField } from './desk-fields.ts';

const STALE = 'Somebody changed it meanwhile: look at it once more, then repeat the command if it is still needed.';

const NOT_NOW: Readonly<Record<NotAllowedReason | 'unknown', string>> = {
  packed: 'It is packed already.',
  step: 'It is not at that step: look how far it is, and do what comes next.',
  'not-delivered': 'It has not been delivered.',
  'window-over': 'The days in which it could be sent back are over.',
  'not-taken-back': 'Goods of this kind are not taken back.',
  'not-offered': 'The store does not offer this: see its ORDER_ settings.',
  'nothing-left':
    'Nothing is left of it for that: "show" and "return" print what was done, and --sellable names pieces to restock.',
  difference: 'What comes instead costs more, and no gateway is set up that could take the difference: "refund" it.',
  'being-paid': 'Its gateway still has to say whether it is paid: try again in some minutes.',
  unknown: 'It cannot be done now.',
};

/**
 * Returns why a desk call was refused and how to fix it, in the terms that are typed; `stale` is the message
 * for something that was changed.
 */
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
      const typedField = deskField(call, failure.field);
      if (!typedField) return failure.message;
      return `${typedField.typed}: ${failure.reason === 'malformed' ? typedField.rule : failure.said}`;
    }
    default:
      return failure.message;
  }
}

function missingText(call: RetailCall, request: object): string | undefined {
  for (const [field, value] of Object.entries(request)) {
    const entity = deskField(call, field)?.entity;
    if (entity) return `There is no ${entity.noun} ${value}: ${entity.find}.`;
  }
  return undefined;
}
