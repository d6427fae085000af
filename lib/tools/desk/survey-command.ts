import type { CommandUnknownOpts } from '@commander-js/extra-typings';
import { calls, type DataOf } from '#lib/contract/index.ts';
import type { OpenDesk } from './desk.ts';
import { number } from './desk-arguments.ts';
import { section } from './order-text.ts';

type Results = DataOf<typeof calls.surveyResults>;

/** Adds the command that shows what was answered to a survey. */
export function addSurveyCommand(program: CommandUnknownOpts, openDesk: OpenDesk): void {
  program
    .command('survey')
    .description('shows the answers to a survey: counts, averages and texts')
    .argument('<TEMPLATE>', 'such as after-order')
    .option('--version <N>', 'the newest unless given', number)
    .action(async (TemplateCode, { version }) => {
      const { ask, tell } = openDesk();
      const asked = { TemplateCode, ...(version === undefined ? {} : { Version: version }) };
      const results = await ask(calls.surveyResults, asked);
      tell(results, () => surveyText(results));
    });
}

function surveyText({ Title, Version, Answers, Sites, Questions }: Results): string[] {
  return [
    `${Title}, version ${Version}: ${Answers} ${Answers === 1 ? 'answer' : 'answers'}`,
    ...section(
      'Handed out at',
      Sites.map(({ Site, Answers: count }) => `${Site}: ${count}`),
    ),
    ...Questions.flatMap((question) => section(question.Text, tallyText(question))),
  ];
}

function tallyText(question: Results['Questions'][number]): string[] {
  const { Answered, Average, NetPromoterScore, Counts, Texts } = question;
  const scores = [
    `${Answered} answered`,
    ...(Average === null ? [] : [`average ${Average}`]),
    ...(NetPromoterScore === null ? [] : [`net promoter score ${NetPromoterScore}`]),
  ];
  return [
    scores.join(', '),
    ...Counts.map(({ Text, Count }) => `${String(Count).padStart(5)}  ${Text}`),
    ...Texts.map(({ Text, Site }) => `"${Text}" (${Site})`),
  ];
}
