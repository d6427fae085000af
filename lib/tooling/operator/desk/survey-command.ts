import type { CommandUnknownOpts } from '@commander-js/extra-typings';
import { calls, type DataOf } from '#lib/contract/index.ts';
import { parseNumber, unescaped } from './command-arguments.ts';
import type { OpenDesk } from './desk.ts';
import { section } from './order-text.ts';

type Results = DataOf<typeof calls.surveyResults>;

/** Adds the command that shows the answers to a survey. */
export function addSurveyCommand(program: CommandUnknownOpts, openDesk: OpenDesk): void {
  program
    .command('survey')
    .description('shows the answers to a survey: counts, averages and texts')
    .argument('<TEMPLATE>', 'such as after-order', unescaped)
    .option('--version <N>', 'the newest unless given', parseNumber)
    .action(async (TemplateCode, { version }) => {
      const { call, report } = openDesk();
      const request = { TemplateCode, ...(version === undefined ? {} : { Version: version }) };
      const results = await call(calls.surveyResults, request);
      report(results, () => surveyText(results));
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
