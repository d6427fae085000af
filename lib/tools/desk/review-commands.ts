import { Argument, type CommandUnknownOpts } from '@commander-js/extra-typings';
import { calls } from '#lib/contract/index.ts';
import { MODERATION_STATES } from '#lib/contract/review-vocabulary.ts';
import { once, oneOf } from '#lib/shared/command-line.ts';
import { formatShortDate } from '#lib/shared/dates.ts';
import { pageOfLines } from './columns.ts';
import type { Desk, OpenDesk } from './desk.ts';
import { number, text } from './desk-arguments.ts';
import { nameAsRead, readName } from './read-name.ts';
import { quoted } from './visible.ts';

type State = (typeof MODERATION_STATES)[number];

/** Adds the commands over reviews. */
export function addReviewCommands(program: CommandUnknownOpts, openDesk: OpenDesk): void {
  program
    .command('reviews')
    .description('lists reviews waiting for moderation, with their text and photo ids')
    .option('--state <STATE>', `${MODERATION_STATES.join(', ')}; waiting unless given`, once(oneOf(MODERATION_STATES)))
    .option('--page <N>', 'page of the list', number)
    .action(({ state = 'waiting', page = 1 }) => listReviews(openDesk(), state, page));
  program
    .command('review')
    .description('publishes a review, or refuses it')
    .argument('<ID>', 'as "reviews" prints it', readName)
    .addArgument(new Argument('<VERDICT>').choices(['approve', 'refuse']))
    .option('--reason <TEXT>', 'the author reads it', text)
    .action(async ({ id, writtenAt }, Verdict, { reason = '' }) => {
      const { ask, tell } = openDesk();
      const judged = await ask(calls.judgeReview, { ReviewId: id, WrittenAt: writtenAt, Verdict, Reason: reason });
      tell(judged, () => [`The review of ${judged.ProductTitle} is ${judged.State}.`]);
    });
}

async function listReviews({ ask, tell }: Desk, State: State, Page: number): Promise<void> {
  const found = await ask(calls.reviewQueue, { State, Page });
  const text = () =>
    found.Reviews.flatMap((one) => [
      `${nameAsRead(one.ReviewId, one.WrittenAt)}  ${one.Stars} of 5  ${one.ProductCode} ${one.ProductTitle}, ${formatShortDate(one.WrittenAt)}`,
      `  ${one.Title}`,
      ...quoted(one.Text).map((line) => `  ${line}`),
      `  by ${one.DisplayName}${one.Photos.length > 0 ? `, photos ${one.Photos.map(({ PhotoId }) => PhotoId).join(' ')}` : ''}`,
      '',
    ]);
  tell(found, () => pageOfLines(text(), found, `No reviews are ${State}.`));
}
