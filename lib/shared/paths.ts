// Every href of the store is built here: an encoded path with a leading slash. Import it as a namespace, so that
// the bundle of a page contains only the functions that it uses, and of these files only those that it needs.
// Each function returns the path of the page that it names; a comment of its own says what an argument means.

export * from './paths/account.ts';
export * from './paths/buying.ts';
export * from './paths/frame.ts';
export * from './paths/shop.ts';
