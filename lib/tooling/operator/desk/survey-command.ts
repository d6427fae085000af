import { calls, type DataOf } from '#lib/contract/index.ts';
import { Misused } from '../tool-world.ts';
import type { DeskCommand } from './desk.ts';
import { section } from './order-text.ts';
import { numberOf } from './read-words.ts';

type Results = DataOf<typeof calls.surveyResults>;

/** What was answered to a survey. */
export const surveyCommand: DeskCommand = {
  usage: 'survey TEMPLATE [--version N]',
  about: 'shows the answers to a survey: counts, averages and texts',
  options: ['version'],
  async run({ ask, tell }, [TemplateCode], { values }) {
    if (TemplateCode === undefined) throw new Misused('Which survey? For example after-order.');
    const Version = numberOf('version', values.version);
    const results = await ask(calls.surveyResults, { TemplateCode, ...(Version === undefined ? {} : { Version }) });
    tell(results, () => surveyText(results));
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
