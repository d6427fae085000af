export * from './cart.ts';
export * from './catalogue.ts';
export * from './content.ts';
export * from './delivery.ts';
export * from './session.ts';
export * from './site.ts';
