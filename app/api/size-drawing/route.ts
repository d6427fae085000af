import { NextResponse } from 'next/server';
import { z } from 'zod';
import { DAY_SECONDS } from '#lib/shared/durations.ts';
import { measuredBangles } from '#lib/storefront/catalogue/size-guide/bangle-size.ts';
import {
  bangleDrawing,
  type DrawnWrist,
  watchDrawing,
} from '#lib/storefront/catalogue/size-guide/on-wrist-drawings.ts';
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

/** A watch, or the sizes of a bangle, drawn to scale on a wrist. */
export const GET = queryRoute({
  schema: z.union([watch, bangles]),
  handle: async ({ admitted, input }) => {
    admitted();
    const drawing =
      'case' in input
        ? watchDrawing({ caseSize: input.case, lugToLug: input.lugs, shape: input.shape }, input.wrist)
        : bangleDrawing(input.bangles, input.wrist);
    return new NextResponse(drawing, { headers: HEADERS });
  },
});
