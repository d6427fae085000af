import { Argument, type CommandUnknownOpts } from '@commander-js/extra-typings';
import { calls, type RequestOf } from '#lib/contract/index.ts';
import { MODERATION_STATES } from '#lib/contract/review-vocabulary.ts';
import { once, oneOf } from '#lib/shared/command-line.ts';
import { formatShortDate } from '#lib/shared/dates.ts';
import { parseNumber, parseText } from './command-arguments.ts';
import type { Desk, OpenDesk } from './desk.ts';
import { pageOfLines } from './text-columns.ts';
import { formatVersionedId, parseVersionedId } from './versioned-id.ts';
import { quoted } from './visible-text.ts';

/** Adds the commands about reviews. */
export function addReviewCommands(program: CommandUnknownOpts, openDesk: OpenDesk): void {
  program
    .command('reviews')
    .description('lists reviews waiting for moderation, with their text and photo ids')
    .option('--state <STATE>', `${MODERATION_STATES.join(', ')}; waiting unless given`, once(oneOf(MODERATION_STATES)))
    .option('--page <N>', 'page of the list', parseNumber)
    .action(({ state = 'waiting', page = 1 }) => listReviews(openDesk(), { State: state, Page: page }));
  program
    .command('review')
    .description('publishes a review, or refuses it')
    .argument('<ID>', 'as "reviews" prints it', parseVersionedId)
    .addArgument(new Argument('<DECISION>').choices(['approve', 'refuse']))
    .option('--reason <TEXT>', 'the author reads it', parseText)
    .action(async ({ id, writtenAt }, Decision, { reason = '' }) => {
      const { call, report } = openDesk();
      const request = { ReviewId: id, WrittenAt: writtenAt, Decision, Reason: reason };
      const moderated = await call(calls.moderateReview, request);
      report(moderated, () => [`The review of ${moderated.ProductTitle} is ${moderated.State}.`]);
    });
}

async function listReviews({ call, report }: Desk, request: RequestOf<typeof calls.reviewQueue>): Promise<void> {
  const results = await call(calls.reviewQueue, request);
  const text = () =>
    results.Reviews.flatMap((review) => [
      `${formatVersionedId(review.ReviewId, review.WrittenAt)}  ${review.Stars} of 5  ${review.ProductCode} ${review.ProductTitle}, ${formatShortDate(review.WrittenAt)}`,
      `  ${review.Title}`,
      ...quoted(review.Text).map((line) => `  ${line}`),
      `  by ${review.DisplayName}${review.Photos.length > 0 ? `, photos ${review.Photos.map(({ PhotoId }) => PhotoId).join(' ')}` : ''}`,
      '',
    ]);
  report(results, () => pageOfLines(text(), results, `No reviews are ${request.State}.`));
}
