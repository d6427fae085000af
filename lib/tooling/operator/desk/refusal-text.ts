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
  'at-service': 'An item is with the store for a service or repair. Give it back first.',
  'not-taken-back': 'Items of this kind cannot be returned.',
  'not-offered': 'The store does not offer this. See its ORDER_ settings.',
  'shipped-whole':
    'An order with cash due on delivery goes in one parcel, and so does one that is collected: ship it whole.',
  'nothing-left':
    'There is nothing left for this step. "show" and "return" print the history, and --sellable names the lines to restock.',
  difference: 'The replacement costs more, and no gateway is set up to take the difference. Use "refund" instead.',
  'being-paid': 'The gateway has not yet said whether it is paid. Try again in a few minutes.',
  unknown: 'This is not possible now.',
};

/**
 * Returns why a desk call was refused and how to fix it, in the terms that are typed; `stale` is the message
 * for something that was changed.
 */
export function deskRefusalText(call: RetailCall, request: object, failure: OperatorFailure, stale = STALE): string {
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
      return `${typedField.typed}: ${failure.reason === 'malformed' ? typedField.rule : failure.detail}`;
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
