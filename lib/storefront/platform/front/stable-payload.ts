import { createHash } from 'node:crypto';

/**
 * The id that Next gives to a render. It is a part of two keys in the payload, for the viewport and the metadata of the
 * page (`next/dist/server/app-render/app-render.js`, where it makes the keys of a payload).
 */
const RENDER_ID = /,"([\w-]{21})v",\{/g;
const ID_LENGTH = 21;

/**
 * Makes two renders of the same data one payload: the id of the render becomes one of its content. It keeps its length, and
 * still differs where the content does, so that React replaces the metadata of the page that is left.
 */
export function withStableId(payload: Buffer): Buffer {
  // Latin-1 preserves every byte.
  const text = payload.toString('latin1');
  // A key of the shop's own may look like the one, but has no other beside it.
  const id = [...text.matchAll(RENDER_ID)].find(([, found]) => text.includes(`,"${found}m",{`))?.[1];
  if (id === undefined) return payload;
  const parts = text.split(`,"${id}`);
  const stable = createHash('sha256').update(parts.join(), 'latin1').digest('base64url').slice(0, ID_LENGTH);
  return Buffer.from(parts.join(`,"${stable}`), 'latin1');
}
