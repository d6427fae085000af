import { NextResponse } from 'next/server';
import { z } from 'zod';
import { BASE_LANGUAGE, LANGUAGES } from '#lib/messages/languages.ts';
import { DAY_SECONDS } from '#lib/shared/durations.ts';
import { inLanguage } from '#lib/shared/request-context.ts';
import { measuredBangles } from '#lib/storefront/catalogue/size-guide/bangle-size.ts';
import {
  bangleDrawing,
  type DrawnWrist,
  watchDrawing,
} from '#lib/storefront/catalogue/size-guide/on-wrist-drawings.ts';
import { measuredRings, ringDrawing } from '#lib/storefront/catalogue/size-guide/ring-drawing.ts';
import { queryRoute } from '#lib/storefront/platform/http/route-handler.ts';

/** A drawing follows from its address alone. */
const HEADERS = { 'content-type': 'image/svg+xml', 'cache-control': `public, max-age=${DAY_SECONDS}` };

const wrist = z.enum(['150', '170', '190']).transform((text) => Number(text) as DrawnWrist);
const millimetres = z.coerce.number().min(5).max(150);
const watch = z.object({
  wrist,
  case: millimetres,
  lugs: millimetres.nullable().default(null),
  shape: z.string().max(20).default(''),
});
const bangles = z.object({
  wrist,
  bangles: z
    .string()
    .max(60)
    .transform((names) => measuredBangles(names.split(',')))
    .refine((sizes) => sizes.length > 0),
});

const rings = z.object({
  rings: z
    .string()
    .max(100)
    .transform((names) => measuredRings(names.split(',')))
    .refine((sizes) => sizes.length > 0),
  /** The name of the size to mark. */
  chosen: z.string().max(5).default(''),
  /** Of the words in the drawing. */
  language: z.enum(LANGUAGES.map(({ code }) => code)).default(BASE_LANGUAGE),
});

type Asked = z.output<typeof watch> | z.output<typeof bangles> | z.output<typeof rings>;

function draw(asked: Asked): string {
  if ('rings' in asked) return inLanguage(asked.language, () => ringDrawing(asked.rings, asked.chosen));
  if ('bangles' in asked) return bangleDrawing(asked.bangles, asked.wrist);
  return watchDrawing({ caseSize: asked.case, lugToLug: asked.lugs, shape: asked.shape }, asked.wrist);
}

/** A watch or the sizes of a bangle on a wrist, or the sizes of a ring beside a coin, drawn to scale. */
export const GET = queryRoute({
  schema: z.union([watch, bangles, rings]),
  handle: async ({ admitted, input }) => {
    admitted();
    return new NextResponse(draw(input), { headers: HEADERS });
  },
});
