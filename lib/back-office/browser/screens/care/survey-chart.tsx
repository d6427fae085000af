import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import { formatMoment } from '#lib/shared/dates.ts';
import type { CallData } from '../../api/call.ts';
import { Panel } from '../../parts/screen.tsx';
import { partsOf } from './parts-of.ts';

type Question = CallData<'SurveyResults'>['Questions'][number];

/** On a phone an answer stands above its bar, which else would be too short to compare. */
const ROW = {
  display: { xs: 'grid', sm: 'table-row' },
  gridTemplateColumns: '1fr 6.5rem',
  alignItems: 'center',
  mb: 1,
};

/** The answers to one question: bars with numbers for scores and choices, the texts otherwise. */
export function SurveyChart({ question }: { question: Question }) {
  const { Text, Answered, Average, NetPromoterScore, Counts, Texts } = question;
  return (
    <Panel title={Text}>
      <Typography color="text.secondary" sx={{ mb: 1 }}>
        {[
          Answered === 1 ? '1 answer' : `${Answered} answers`,
          Average === null ? '' : `average ${Average}`,
          NetPromoterScore === null ? '' : `net promoter score ${NetPromoterScore}`,
        ]
          .filter(Boolean)
          .join(' · ')}
      </Typography>
      {Counts.length > 0 && (
        <Box component="table" sx={{ display: { xs: 'block', sm: 'table' }, width: '100%', borderSpacing: '0 6px' }}>
          <Box component="caption" sx={{ position: 'absolute', clipPath: 'inset(50%)' }}>
            Answers to {Text}
          </Box>
          <Box component="tbody" sx={{ display: { xs: 'block', sm: 'table-row-group' } }}>
            {partsOf(Counts, Answered).map(({ text, count, percent }) => (
              <Box component="tr" key={text} sx={ROW}>
                <Box
                  component="th"
                  scope="row"
                  sx={{ textAlign: 'start', fontWeight: 400, width: { sm: '35%' }, pr: 1, gridColumn: '1 / -1' }}
                >
                  {text}
                </Box>
                <Box component="td" aria-hidden="true">
                  <Box
                    sx={{
                      bgcolor: 'primary.main',
                      height: 14,
                      borderRadius: 0.5,
                      width: `${percent}%`,
                      minWidth: count > 0 ? 2 : 0,
                    }}
                  />
                </Box>
                <Box component="td" sx={{ textAlign: 'end', whiteSpace: 'nowrap', pl: 1, width: '6rem' }}>
                  {count} ({percent}%)
                </Box>
              </Box>
            ))}
          </Box>
        </Box>
      )}
      {Texts.map(({ Text: answer, AnsweredAt }) => (
        <Typography
          key={`${AnsweredAt} ${answer}`}
          sx={{
            whiteSpace: 'pre-line',
            overflowWrap: 'anywhere',
            borderLeft: 2,
            borderColor: 'divider',
            pl: 1.5,
            mb: 1,
          }}
        >
          {answer}
          <Typography component="span" variant="body2" color="text.secondary">
            {' '}
            · {formatMoment(AnsweredAt)}
          </Typography>
        </Typography>
      ))}
    </Panel>
  );
}
