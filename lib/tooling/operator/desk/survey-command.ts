import { calls, type DataOf } from '#lib/contract/index.ts';
import { UsageError } from '../command-context.ts';
import { parseNumber } from './command-arguments.ts';
import type { DeskCommand } from './desk.ts';
import { section } from './order-text.ts';

type Results = DataOf<typeof calls.surveyResults>;

/** The command that shows the answers to a survey. */
export const surveyCommand: DeskCommand = {
  usage: 'survey TEMPLATE [--version N]',
  description: 'shows the answers to a survey: counts, averages and texts',
  options: ['version'],
  async run({ call, report }, [TemplateCode], { values }) {
    if (TemplateCode === undefined) throw new UsageError('Which survey? For example after-order.');
    const Version = parseNumber('version', values.version);
    const results = await call(calls.surveyResults, { TemplateCode, ...(Version === undefined ? {} : { Version }) });
    report(results, () => surveyText(results));
  },
};

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
