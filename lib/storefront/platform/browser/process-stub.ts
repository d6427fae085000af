/** All that scripts in the browser read of Node's `process`: settings, of which a browser has none. */
export const env = {};
