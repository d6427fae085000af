import { calls, type DataOf } from '#lib/contract/index.ts';
import { photosByFile } from '../catalogue/images/tile-picture.ts';
import { presentCards } from '../catalogue/present-item.ts';
import { loadMetalRateTable } from '../content/load-metal-rates.ts';
import { loadStories } from '../content/load-stories.ts';
import { METAL_RATES_TOKEN, withMetalRates } from '../content/metal-rates.ts';
import { readPage } from '../content/page-repository.ts';
import { presentJournal, presentStory } from '../content/present-journal.ts';
import { storiesNaming } from '../content/product-stories.ts';
import { readShopFacts, withShopFactsInHtml } from '../content/shop-facts.ts';
import { readLinkedProducts } from '../content/story-links.ts';
import { currentStories, nextChange, occasionPhaseOf } from '../content/story-times.ts';
import { fail, succeed } from '../core/outcome.ts';
import { readLocalTexts } from '../translations/stored-texts.ts';
import type { ApiContext } from './api-context.ts';
import { type CallHandler, handlerFor } from './call-handler.ts';

/** How many products of its list a story shows. */
const LIST_LENGTH = 8;

type StoryList = NonNullable<DataOf<typeof calls.journalStory>['List']>;

/** The stories of the journal. */
const journal = handlerFor(calls.journal, async (_request, context) =>
  succeed(await presentJournal(context, await photosByFile())),
);

/** One story with its products; the text of an occasion that is over is not shown any more. */
const journalStory = handlerFor(calls.journalStory, async ({ PageURL }, context) => {
  const { db, now } = context;
  const today = now();
  const story = (await loadStories(db, today)).find(({ slug }) => slug === PageURL);
  const page = await readPage(db, PageURL);
  const phase = story && occasionPhaseOf(story.facts, today);
  if (!story || !page || phase === 'ahead') return fail('NotFound');
  const IsOver = phase === 'over';
  const { codes, html } = IsOver
    ? { codes: [], html: '' }
    : await readLinkedProducts(
        context,
        (await readLocalTexts(db, 'page', [PageURL]))(PageURL).get('PageContent') ?? page.content,
      );
  const table = html.includes(METAL_RATES_TOKEN) ? await loadMetalRateTable(db) : '';
  return succeed({
    ...presentStory(story, await photosByFile()),
    PageContent: withMetalRates(withShopFactsInHtml(html, await readShopFacts(db, today)), table),
    IsOver,
    Products: await presentCards(context, codes),
    List: await presentList(context, story.facts.ListUrl),
    ChangesAt: nextChange([story.facts], today),
  });
});

/** A list with its first products in stock; undefined for one that is not there or empty. */
async function presentList(context: ApiContext, path: string | undefined): Promise<StoryList | undefined> {
  const category = path === undefined ? undefined : context.catalogue.category(path);
  if (!category || category.count === 0) return undefined;
  const { codes } = await context.search.query({
    category: category.path,
    filters: { stock: ['in-stock'] },
    sort: 'popularity',
    offset: 0,
    limit: LIST_LENGTH,
  });
  const names = context.catalogue.trail(category.path).map(({ name }) => name);
  // "Automatic" alone says too little: it is named after its department, as in "Watches: Automatic".
  const Title = [...new Set([names.at(0) ?? category.name, category.name])].join(': ');
  return { Title, Url: category.path, Products: await presentCards(context, codes) };
}

/** The stories that name a product. */
const productStories = handlerFor(calls.productStories, async ({ ProductCode, Limit }, context) => {
  const today = context.now();
  const naming = await storiesNaming(context, ProductCode.toUpperCase(), today);
  const photos = naming.length === 0 ? new Map() : await photosByFile();
  return succeed({
    Stories: currentStories(naming, today)
      .slice(0, Limit)
      .map((story) => presentStory(story, photos)),
    ChangesAt: nextChange(
      naming.map(({ facts }) => facts),
      today,
    ),
  });
});

/** Handlers of the calls about the journal. */
export const journalCalls: readonly CallHandler[] = [journal, journalStory, productStories];
