import { calls } from '#lib/contract/index.ts';
import { MODERATION_STATES } from '#lib/contract/review-vocabulary.ts';
import { formatShortDate } from '#lib/shared/dates.ts';
import { UsageError } from '../command-context.ts';
import { pageOfLines } from './columns.ts';
import { parseChoice, parsePage } from './command-arguments.ts';
import type { DeskCommand } from './desk.ts';
import { formatVersionedId, parseVersionedId } from './versioned-id.ts';
import { quoted } from './visible.ts';

const reviews: DeskCommand = {
  usage: 'reviews [--state waiting|approved|refused] [--page N]',
  description: 'lists reviews waiting for moderation, with their text and photo ids',
  options: ['state', 'page'],
  async run({ call, report }, _args, { values }) {
    const State = parseChoice('state', values.state, MODERATION_STATES) || 'waiting';
    const results = await call(calls.reviewQueue, { State, Page: parsePage(values.page) });
    const text = () =>
      results.Reviews.flatMap((review) => [
        `${formatVersionedId(review.ReviewId, review.WrittenAt)}  ${review.Stars} of 5  ${review.ProductCode} ${review.ProductTitle}, ${formatShortDate(review.WrittenAt)}`,
        `  ${review.Title}`,
        ...quoted(review.Text).map((line) => `  ${line}`),
        `  by ${review.DisplayName}${review.Photos.length > 0 ? `, photos ${review.Photos.map(({ PhotoId }) => PhotoId).join(' ')}` : ''}`,
        '',
      ]);
    report(results, () => pageOfLines(text(), results, `No reviews are ${State}.`));
  },
};

const review: DeskCommand = {
  usage: 'review ID approve|refuse [--reason TEXT]',
  description: 'publishes a review, or refuses it with a reason that the author reads',
  options: ['reason'],
  async run({ call, report }, [idArgument, verdict], { values }) {
    if (idArgument === undefined || (verdict !== 'approve' && verdict !== 'refuse')) {
      throw new UsageError('Use: review ID approve, or: review ID refuse --reason TEXT');
    }
    const { id: ReviewId, writtenAt: WrittenAt } = parseVersionedId(idArgument);
    const decision = { Verdict: verdict, Reason: values.reason ?? '' } as const;
    const moderated = await call(calls.moderateReview, { ReviewId, WrittenAt, ...decision });
    report(moderated, () => [`The review of ${moderated.ProductTitle} is ${moderated.State}.`]);
  },
};

/** The commands about reviews. */
export const reviewCommands: readonly DeskCommand[] = [reviews, review];
