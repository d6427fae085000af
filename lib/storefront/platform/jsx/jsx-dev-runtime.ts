import { Fragment, jsxDEV as reactJsxDev } from 'react/jsx-dev-runtime';
import { localise } from './localise.ts';

export type { JSX } from 'react/jsx-dev-runtime';
export { Fragment };

/** Creates an element in development, where React is told its place in the sources as well. */
export const jsxDEV: typeof reactJsxDev = (type, attributes, ...rest) =>
  reactJsxDev(type, localise(type, attributes as object), ...rest);
