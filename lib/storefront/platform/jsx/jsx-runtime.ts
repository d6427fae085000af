import { Fragment, jsx as reactJsx, jsxs as reactJsxs } from 'react/jsx-runtime';
import { localise } from './localise.ts';

export type { JSX } from 'react/jsx-runtime';
export { Fragment };

/** Creates an element. The compiler writes this call for each tag with at most one child. */
export const jsx: typeof reactJsx = (type, attributes, key) =>
  reactJsx(type, localise(type, attributes as object), key);

/** Creates an element with several children. */
export const jsxs: typeof reactJsxs = (type, attributes, key) =>
  reactJsxs(type, localise(type, attributes as object), key);
