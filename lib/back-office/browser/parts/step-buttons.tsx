import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import { useState } from 'react';
import { newChangeKey } from '../api/call.ts';
import { useNotices } from './notices.tsx';
import { Panel } from './screen.tsx';
import { type BegunFacts, begunWith, type StepAsks, type StepFacts } from './step-facts.ts';
import { StepFactsForm } from './step-facts-form.tsx';

interface StepButtonsProps<Step extends string> {
  /** What the steps are about, as messages name it, such as the number of an order. */
  subject: string;
  steps: readonly Step[];
  /** The step that stands out; the first where it is left out. */
  usual?: Step | undefined;
  labelOf: (step: Step) => string;
  /** Steps that end something for the customer. */
  endings: ReadonlySet<Step>;
  /** What a step asks for; null where it is taken at once. */
  asksOf: (step: Step) => StepAsks | null;
  /** Takes the step; the key is the same for each try of one intention. */
  onStep: (step: Step, facts: StepFacts, key: string) => Promise<unknown>;
  /** Tells that a step is done in place of the usual message. */
  onDone?: (step: Step) => void;
  /** The heading of the panel that they stand in; none where it is left out. */
  title?: string;
  /** What to know about the steps. */
  note?: string;
  /** Who did what last, as a sentence, for somebody whose step is not possible any more. */
  latest?: string;
}

/**
 * The steps that a record allows now, each with the form that it needs: the usual one stands out. A form whose step somebody
 * else has taken meanwhile stays, with what was typed.
 */
export function StepButtons<Step extends string>(props: StepButtonsProps<Step>) {
  // What was typed for one record is never offered for another one, to which a screen may lead without being left.
  return <StepsOfRecord key={props.subject} {...props} />;
}

function StepsOfRecord<Step extends string>(props: StepButtonsProps<Step>) {
  const {
    subject,
    steps,
    usual = steps[0],
    labelOf,
    endings,
    asksOf,
    onStep,
    onDone,
    title,
    note,
    latest = '',
  } = props;
  const [open, setOpen] = useState<Step | null>(null);
  const [begun, setBegun] = useState<BegunFacts>({});
  // A new key for each intended step, so that a press that is repeated after an outage does it once.
  const [key, setKey] = useState(newChangeKey);
  const [isSending, setSending] = useState(false);
  const { done, failed } = useNotices();

  async function take(step: Step, facts: StepFacts = {}) {
    setSending(true);
    try {
      await onStep(step, facts, key);
      show(null);
      setKey(newChangeKey());
      if (onDone) onDone(step);
      else done(`${labelOf(step)}: done for ${subject}.`);
    } catch (error) {
      failed(error);
    } finally {
      setSending(false);
    }
  }
  /** What was typed for one step is now meant for another one. */
  function goOn(step: Step, facts: BegunFacts) {
    setKey(newChangeKey());
    show(step, facts);
  }
  function show(step: Step | null, facts: BegunFacts = {}) {
    setBegun(facts);
    setOpen(step);
  }

  const asks = open === null ? null : asksOf(open);
  if (steps.length === 0 && !asks) return null;
  const after = asks && steps.find((step) => takesSame(asks, asksOf(step)));
  const content = (
    <Box>
      <Stack direction="row" useFlexGap sx={{ gap: 1, flexWrap: 'wrap' }}>
        {steps.map((step) => {
          const hasForm = asksOf(step) !== null;
          return (
            <Button
              key={step}
              variant={step === usual ? 'contained' : 'outlined'}
              color={endings.has(step) ? 'error' : 'primary'}
              aria-expanded={hasForm ? open === step : undefined}
              disabled={isSending}
              onClick={() => (hasForm ? show(open === step ? null : step) : void take(step))}
            >
              {labelOf(step)}
            </Button>
          );
        })}
      </Stack>
      {open !== null && asks && (
        <StepFactsForm
          key={open}
          asks={begunWith(asks, begun)}
          name={labelOf(open)}
          isSending={isSending}
          onSubmit={(facts) => void take(open, facts)}
          overtaken={
            // While a step is sent it may be gone by this person's own press.
            steps.includes(open) || isSending
              ? null
              : {
                  latest,
                  goOn: after && { label: labelOf(after), onGoOn: (facts) => goOn(after, facts) },
                  onClose: () => show(null),
                }
          }
        />
      )}
      {note && (
        <Typography color="text.secondary" sx={{ mt: 1 }}>
          {note}
        </Typography>
      )}
    </Box>
  );
  return title === undefined ? content : <Panel title={title}>{content}</Panel>;
}

/** Whether what was typed for one step answers what another one asks. */
function takesSame(asks: StepAsks, other: StepAsks | null): boolean {
  if (asks.pieces) return other?.pieces !== undefined;
  return asks.parcel !== undefined && other?.parcel !== undefined;
}
