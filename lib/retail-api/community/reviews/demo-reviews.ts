import type { Kysely } from 'kysely';
import type { DemoReviewWire } from '#lib/contract/index.ts';
import type { Database } from '../../core/db/schema.ts';

/**
 * Reviews of goods of the demo, to show what reviews look like. They say nothing but what the photos and the catalogue of
 * the demo show, and are in no table: so nothing that counts, ranks or exports reviews can meet them.
 */
const DEMO_REVIEWS: Readonly<Record<string, readonly DemoReviewWire[]>> = {
  '1801AV01': [
    {
      Stars: 5,
      Title: 'Slim enough for a cuff',
      Text: 'At 8.9 mm the case goes under a shirt cuff, and the blue dial is as deep as in the photos. The tan strap is leather.',
    },
    {
      Stars: 3,
      Title: 'Not for the pool',
      Text: 'A dress watch that bears hand-washing and a short swim, no more. For diving look for another one.',
    },
  ],
  D101MR02: [
    {
      Stars: 5,
      Title: 'One stone, held high',
      Text: 'Six slim prongs and a single 0.72 ct diamond. The price breakup on this page says what gold, stone and making cost.',
    },
  ],
  G502SV02: [
    {
      Stars: 4,
      Title: 'Turned like rope, and solid to look at',
      Text: 'Two bangles of 26.20 g together, without stones. Take the size of a bangle that you already wear.',
    },
  ],
};

interface DemoStore {
  db: Kysely<Database>;
  isTrial: boolean;
}

/** The demo reviews of a product: in a trial alone, and only as long as its catalogue is that of the demo. */
export async function demoReviewsOf({ db, isTrial }: DemoStore, productCode: string): Promise<DemoReviewWire[]> {
  const reviews = isTrial ? DEMO_REVIEWS[productCode] : undefined;
  if (!reviews) return [];
  const catalogue = await db.selectFrom('catalogue_version').select('origin').executeTakeFirst();
  return catalogue?.origin === 'demo' ? [...reviews] : [];
}
