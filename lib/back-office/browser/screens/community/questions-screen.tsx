import Button from '@mui/material/Button';
import MenuItem from '@mui/material/MenuItem';
import Paper from '@mui/material/Paper';
import Stack from '@mui/material/Stack';
import TextField from '@mui/material/TextField';
import Typography from '@mui/material/Typography';
import { useState } from 'react';
import { ANSWER_LENGTHS, QUESTION_TASKS, type QuestionTask } from '#lib/contract/question-vocabulary.ts';
import { REFUSAL_LENGTH } from '#lib/contract/review-vocabulary.ts';
import { formatMoment } from '#lib/shared/dates.ts';
import type { CallData } from '../../api/call.ts';
import { useCall, useChange } from '../../api/use-call.ts';
import { Loaded } from '../../parts/loaded.tsx';
import { useNotices } from '../../parts/notices.tsx';
import { PageBar } from '../../parts/page-bar.tsx';
import { EmptyState, Screen } from '../../parts/screen.tsx';
import { useListAddress } from '../../parts/use-list-address.ts';

type Question = CallData<'QuestionQueue'>['Questions'][number];

const TASKS: Readonly<Record<QuestionTask, string>> = {
  questions: 'Questions to read',
  answers: 'Answers of buyers to read',
  unanswered: 'Published, without an answer',
};

/** Questions about products: published, refused, answered. */
export default function QuestionsScreen() {
  const { filter, page, setFilters, setPage } = useListAddress();
  const task = QUESTION_TASKS.find((one) => one === filter('task')) ?? 'questions';
  const query = useCall('QuestionQueue', { Task: task, Page: page });
  return (
    <Screen title="Questions">
      <TextField
        select
        label="Show"
        value={task}
        onChange={(event) => setFilters({ task: event.target.value })}
        sx={{ maxWidth: 300 }}
      >
        {QUESTION_TASKS.map((one) => (
          <MenuItem key={one} value={one}>
            {TASKS[one]}
          </MenuItem>
        ))}
      </TextField>
      <Loaded query={query}>
        {({ Questions, Page, TotalPages, MorePages }) => (
          <Stack spacing={2}>
            {Questions.length === 0 ? (
              <EmptyState title="Nothing to do here">
                Shoppers ask on the page of a product. An answer from you publishes the question, and mails it to
                whoever asked.
              </EmptyState>
            ) : (
              Questions.map((question) => <QuestionCard key={question.QuestionId} question={question} task={task} />)
            )}
            <PageBar page={Page} pages={TotalPages} more={MorePages} onPage={setPage} />
          </Stack>
        )}
      </Loaded>
    </Screen>
  );
}

function QuestionCard({ question, task }: { question: Question; task: QuestionTask }) {
  const [text, setText] = useState('');
  const answer = useChange('AnswerQuestion');
  const moderate = useChange('ModerateQuestion');
  const moderateAnswer = useChange('ModerateAnswer');
  const { done, failed } = useNotices();
  const tell = (work: Promise<unknown>, what: string) => work.then(() => done(what), failed);
  const seen = { QuestionId: question.QuestionId, AskedAt: question.AskedAt };
  return (
    <Paper component="article" sx={{ p: 2 }}>
      <Typography variant="h2">{question.Text}</Typography>
      <Typography variant="body2" color="text.secondary" gutterBottom>
        {question.DisplayName} on {question.ProductTitle} · {formatMoment(question.AskedAt)}
      </Typography>
      {question.Answers.map((one) => (
        <Stack
          key={one.AnswerId}
          direction="row"
          useFlexGap
          sx={{ gap: 1, flexWrap: 'wrap', alignItems: 'center', mb: 1 }}
        >
          <Typography sx={{ overflowWrap: 'anywhere' }}>
            {one.By === 'store' ? 'The store' : one.DisplayName}: {one.Text}
          </Typography>
          {task === 'answers' && one.State === 'waiting' && (
            <>
              <Button
                variant="outlined"
                onClick={() =>
                  void tell(
                    moderateAnswer.mutateAsync({
                      AnswerId: one.AnswerId,
                      Decision: 'approve',
                      AnsweredAt: one.AnsweredAt,
                    }),
                    'The answer is published.',
                  )
                }
              >
                Publish this answer
              </Button>
              <Button
                color="error"
                disabled={text.trim() === ''}
                onClick={() =>
                  void tell(
                    moderateAnswer.mutateAsync({
                      AnswerId: one.AnswerId,
                      Decision: 'refuse',
                      Reason: text,
                      AnsweredAt: one.AnsweredAt,
                    }),
                    'The answer is refused.',
                  )
                }
              >
                Refuse with the reason below
              </Button>
            </>
          )}
        </Stack>
      ))}
      <TextField
        label={task === 'answers' ? 'Reason for the author' : 'Answer, or reason for a refusal'}
        value={text}
        onChange={(event) => setText(event.target.value)}
        multiline
        minRows={2}
        fullWidth
        slotProps={{ htmlInput: { maxLength: task === 'answers' ? REFUSAL_LENGTH : ANSWER_LENGTHS.max } }}
      />
      {task !== 'answers' && (
        <Stack direction="row" useFlexGap sx={{ gap: 1, mt: 1, flexWrap: 'wrap' }}>
          <Button
            variant="contained"
            disabled={text.trim().length < ANSWER_LENGTHS.min}
            onClick={() => void tell(answer.mutateAsync({ ...seen, Text: text }), 'The answer is published.')}
          >
            Answer and publish
          </Button>
          {task === 'questions' && (
            <>
              <Button
                variant="outlined"
                onClick={() =>
                  void tell(moderate.mutateAsync({ ...seen, Decision: 'approve' }), 'The question is published.')
                }
              >
                Publish without an answer
              </Button>
              <Button
                color="error"
                disabled={text.trim() === '' || text.length > REFUSAL_LENGTH}
                onClick={() =>
                  void tell(
                    moderate.mutateAsync({ ...seen, Decision: 'refuse', Reason: text }),
                    'The question is refused.',
                  )
                }
              >
                Refuse with this reason
              </Button>
            </>
          )}
        </Stack>
      )}
    </Paper>
  );
}
