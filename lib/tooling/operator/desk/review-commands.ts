import { calls } from '#lib/contract/index.ts';
import { MODERATION_STATES } from '#lib/contract/review-vocabulary.ts';
import { formatShortDate } from '#lib/shared/dates.ts';
import { Misused } from '../tool-world.ts';
import { pageOfLines } from './columns.ts';
import type { DeskCommand } from './desk.ts';
import { nameAsRead, readName } from './read-name.ts';
import { oneOf, pageOf } from './read-words.ts';
import { quoted } from './visible.ts';

const reviews: DeskCommand = {
  usage: 'reviews [--state waiting|approved|refused] [--page N]',
  about: 'lists reviews waiting for moderation, with their text and photo ids',
  options: ['state', 'page'],
  async run({ ask, tell }, _words, { values }) {
    const State = oneOf('state', values.state, MODERATION_STATES) || 'waiting';
    const found = await ask(calls.reviewQueue, { State, Page: pageOf(values.page) });
    const text = () =>
      found.Reviews.flatMap((one) => [
        `${nameAsRead(one.ReviewId, one.WrittenAt)}  ${one.Stars} of 5  ${one.ProductCode} ${one.ProductTitle}, ${formatShortDate(one.WrittenAt)}`,
        `  ${one.Title}`,
        ...quoted(one.Text).map((line) => `  ${line}`),
        `  by ${one.DisplayName}${one.Photos.length > 0 ? `, photos ${one.Photos.map(({ PhotoId }) => PhotoId).join(' ')}` : ''}`,
        '',
      ]);
    tell(found, () => pageOfLines(text(), found, `No reviews are ${State}.`));
  },
};

const review: DeskCommand = {
  usage: 'review ID approve|refuse [--reason TEXT]',
  about: 'publishes a review, or refuses it with a reason that the author reads',
  options: ['reason'],
  async run({ ask, tell }, [name, verdict], { values }) {
    if (name === undefined || (verdict !== 'approve' && verdict !== 'refuse')) {
      throw new Misused('Use: review ID approve, or: review ID refuse --reason TEXT');
    }
    const { id: ReviewId, writtenAt: WrittenAt } = readName(name);
    const judgement = { Verdict: verdict, Reason: values.reason ?? '' } as const;
    const judged = await ask(calls.moderateReview, { ReviewId, WrittenAt, ...judgement });
    tell(judged, () => [`The review of ${judged.ProductTitle} is ${judged.State}.`]);
  },
};

/** Commands over reviews. */
export const reviewCommands: readonly DeskCommand[] = [reviews, review];
