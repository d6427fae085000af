export { admit } from './admission.ts';
export { decide } from './decide.ts';
export { deviceOf } from './device.ts';
export { checkoutGuard, isAccountClosed, isRecoveryClosed, isResetClosed } from './guards.ts';
export { headerModeOf } from './header-mode.ts';
export { isNotice, isOutside } from './outside.ts';
export { isPrivateSaleHost, nameOf } from './private-sale.ts';
export { publicQuery } from './public-query.ts';
export { isKnownHost, type Restriction, restrictionOf } from './restriction.ts';
export type {
  AccessContext,
  AccessRules,
  Admission,
  Decision,
  Device,
  GateRequest,
  HeaderMode,
  PageClass,
  Passes,
} from './types.ts';
