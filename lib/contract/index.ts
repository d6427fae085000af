export * as calls from './calls/index.ts';
export * from './define-call.ts';
export * from './entities.ts';
export * from './fields.ts';
export * from './menu.ts';
export * from './order.ts';
export * from './return-codes.ts';
export * from './tracking.ts';
