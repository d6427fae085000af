export { type Admission, admit } from './admission.ts';
export { decide } from './decide.ts';
export { deviceOf } from './device.ts';
export { headerModeOf } from './header-mode.ts';
export { isPrivateSaleHost } from './private-sale.ts';
export { publicQuery } from './public-query.ts';
export type { AccessFacts, Decision, Device, HeaderMode, PageClass, RequestFacts } from './types.ts';
