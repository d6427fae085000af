import { z } from 'zod';
import { SHOP_PATH, servedShop } from './shop.ts';
import { SEARCH_AWAY, STORAGE_FULL } from './vocabulary.ts';

const pathParameter = (name: string, schema: Record<string, unknown>) => ({ name, in: 'path', required: true, schema });

function servedShopSchema(): Record<string, unknown> {
  const { $schema, ...schema } = z.toJSONSchema(servedShop, { io: 'input' });
  return schema;
}

/**
 * Returns the paths that the storefront requests other than calls: plain HTTP, without a JWT and without an
 * envelope.
 */
export function otherPaths(): Record<string, Record<string, unknown>> {
  const readiness = {
    operationId: 'Readiness',
    summary: 'Whether the API can answer calls; the storefront is ready when the API is.',
    security: [],
    responses: {
      200: {
        description: `Ready. A field "search" with "${SEARCH_AWAY}" means that lists and searches fail for now; no other API need have it.`,
      },
      503: { description: `Not ready. The status "${STORAGE_FULL}" in the body means that reads are still answered.` },
    },
  };
  const photo = {
    operationId: 'Photo',
    summary: 'A photo that a response names, in one width.',
    description:
      'The folder of the named address becomes `original` and its file name gains the width: `/images/list/A-1.webp` ' +
      'at 480 is `/images/original/A-1-480.webp`. It is kept for a year, so a name must never be reused for another photo.',
    security: [],
    parameters: [
      pathParameter('name', { type: 'string' }),
      pathParameter('width', { type: 'integer', description: 'In pixels, from 160 to 1920.' }),
      pathParameter('format', { enum: ['avif', 'webp'] }),
    ],
    responses: {
      200: { description: 'The photo; its largest size if it is smaller than the requested width.' },
      404: { description: 'There is no such photo.' },
    },
  };
  const video = {
    operationId: 'Video',
    summary: 'A video that ProductDetails names, or its captions.',
    description: 'A request for one range of bytes is answered with that range. It is kept for a year, like a photo.',
    security: [],
    parameters: [pathParameter('name', { type: 'string' }), pathParameter('format', { enum: ['mp4', 'webm', 'vtt'] })],
    responses: {
      200: { description: 'The file.' },
      206: { description: 'The range.' },
      404: { description: 'There is no such file.' },
      416: { description: 'The range lies beyond the end.' },
    },
  };
  const shop = {
    operationId: 'ServedShopProfile',
    summary: "The shop's profile with its pictures; without one the storefront uses the profile of its settings.",
    security: [],
    parameters: [
      {
        name: 'version',
        in: 'query',
        required: false,
        description: 'The version that the storefront has.',
        schema: { type: 'integer' },
      },
    ],
    responses: {
      200: { description: 'The profile.', content: { 'application/json': { schema: servedShopSchema() } } },
      304: { description: 'The profile still has that version.' },
      404: { description: 'There is no profile.' },
    },
  };
  return {
    '/readyz': { get: readiness },
    [SHOP_PATH]: { get: shop },
    '/images/original/{name}-{width}.{format}': { get: photo },
    '/images/video/{name}.{format}': { get: video },
  };
}
