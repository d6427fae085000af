export * as calls from './calls/index.ts';
export * from './define-call.ts';
export * from './entities.ts';
export * from './fields.ts';
export * from './return-codes.ts';
