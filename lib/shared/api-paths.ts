// URLs of the store's own handlers; imported as a namespace, like `paths.ts`. Each function returns the
// path of one handler in `app/api`; a comment of its own says what an argument means.

export * from './api-paths/account.ts';
export * from './api-paths/buying.ts';
export * from './api-paths/frame.ts';
export * from './api-paths/shop.ts';
