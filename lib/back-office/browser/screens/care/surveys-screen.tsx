import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import { useCall } from '../../api/use-call.ts';
import { ChoiceFilter } from '../../parts/choice-filter.tsx';
import { Loaded } from '../../parts/loaded.tsx';
import { EmptyState, Screen } from '../../parts/screen.tsx';
import { useListAddress } from '../../parts/use-list-address.ts';
import { siteText } from './site-text.ts';
import { SurveyChart } from './survey-chart.tsx';

/** What customers answered to each question of a survey. */
export default function SurveysScreen() {
  const { filter, setFilters } = useListAddress();
  const templates = useCall('SurveyTemplateList', {});
  return (
    <Screen title="Surveys" lead="The answers to the newest version of a survey, or to an earlier one.">
      <Loaded query={templates}>
        {(list) => {
          const codes = list.map(({ TemplateCode }) => TemplateCode);
          const code = codes.find((one) => one === filter('survey')) ?? codes[0];
          if (code === undefined) {
            return (
              <EmptyState title="No survey yet">
                A survey is a file of questions, which the command line imports. Its link is in mails and on cards.
              </EmptyState>
            );
          }
          return (
            <Stack spacing={2}>
              <ChoiceFilter
                label="Survey"
                choices={codes}
                value={code}
                labelOf={(one) => list.find(({ TemplateCode }) => TemplateCode === one)?.Title ?? one}
                onChange={(survey) => setFilters({ survey, version: '' })}
              />
              <SurveyResults key={code} code={code} />
            </Stack>
          );
        }}
      </Loaded>
    </Screen>
  );
}

function SurveyResults({ code }: { code: string }) {
  const { filter, setFilters } = useListAddress();
  const version = Number(filter('version'));
  const query = useCall('SurveyResults', { TemplateCode: code, ...(version > 0 && { Version: version }) });
  return (
    <Loaded query={query}>
      {({ Version, Versions, Answers, Sites, Questions }) => (
        <Stack spacing={2}>
          {Versions.length > 1 && (
            <ChoiceFilter
              label="Version"
              choices={Versions.map((one) => String(one.Version))}
              value={String(Version)}
              labelOf={(one) => `Version ${one}`}
              onChange={(next) => setFilters({ version: next })}
            />
          )}
          {Answers === 0 ? (
            <EmptyState title="Nobody has answered yet">
              Customers find the survey in the mail after a delivery. Each question gets a chart with its first answer.
            </EmptyState>
          ) : (
            <>
              <Typography>
                {Answers === 1 ? '1 response' : `${Answers} responses`}
                {Sites.length > 0 && `: ${Sites.map((one) => siteText(one.Site, one.Answers)).join(', ')}`}
              </Typography>
              {Questions.map((question) => (
                <SurveyChart key={question.QuestionId} question={question} />
              ))}
            </>
          )}
        </Stack>
      )}
    </Loaded>
  );
}
