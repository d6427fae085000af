import Button from '@mui/material/Button';
import Stack from '@mui/material/Stack';
import TextField from '@mui/material/TextField';
import Typography from '@mui/material/Typography';
import { useState } from 'react';
import type { CallData, CallRequest } from '../../api/call.ts';
import { useAsk } from '../../api/use-call.ts';
import { ChosenList } from '../../parts/chosen-list.tsx';
import { type ChosenSku, skuLines, withSku } from '../../parts/chosen-skus.ts';
import { MomentField, momentInIndia } from '../../parts/moment-field.tsx';
import { Problem } from '../../parts/problem.tsx';
import { rowProblems } from '../../parts/row-problems.ts';
import { SkuFinder } from '../../parts/sku-finder.tsx';
import { couponReason, offerReason } from './try-reason.ts';
import { TryResult } from './try-result.tsx';

/** What is edited, as the save would send it. */
export interface PromotionDraft {
  Id: string;
  ExpectedVersion: number;
  /** The fields that differ from what is stored. */
  Fields: Readonly<Record<string, unknown>>;
}

interface TryPanelProps {
  kind: 'offers' | 'coupons';
  draft: PromotionDraft;
  /** All fields as they are edited. */
  fields: Readonly<Record<string, unknown>>;
}

interface Answer {
  /** The request as JSON: the answer is shown as long as it is the same. */
  asked: string;
  tried: CallData<'TryOffers'>;
  /** The time of the cart, in epoch milliseconds. */
  at: number;
}

/** Tries an offer or a coupon, as it is edited and not yet saved, on a cart of chosen products. */
export function TryPanel({ kind, draft, fields }: TryPanelProps) {
  const [list, setList] = useState<ChosenSku[]>([]);
  const [code, setCode] = useState('');
  const [moment, setMoment] = useState('');
  const [answer, setAnswer] = useState<Answer | null>(null);
  const call = useAsk('TryOffers');
  const isCoupon = kind === 'coupons';
  // A paused draft would give nothing: it is tried as if it were in force.
  const row = { ...draft, Action: 'save' as const, Fields: { ...draft.Fields, paused: false } };
  const request: CallRequest<'TryOffers'> = {
    Lines: skuLines(list),
    Offers: isCoupon ? [] : [row],
    Coupons: isCoupon ? [row] : [],
    CouponCode: isCoupon ? draft.Id : code.trim(),
    ...(moment !== '' && { At: momentInIndia(moment) }),
  };
  const asked = JSON.stringify(request);

  async function send() {
    const at = request.At === undefined ? Date.now() : Date.parse(request.At);
    const tried = await call
      .mutateAsync(request)
      // What went wrong stands below the button.
      .catch(() => null);
    setAnswer(tried && { asked, tried, at });
  }

  const [problem] = rowProblems(call.error).values();
  return (
    <Stack component="section" aria-label="Try it" spacing={2} sx={{ borderTop: 1, borderColor: 'divider', pt: 2 }}>
      <Typography variant="h3">Try it on a cart</Typography>
      <Typography color="text.secondary">
        Choose products to see what a cart says with the fields above. Nothing is saved, and a paused one is tried as if
        it were in force.
      </Typography>
      <SkuFinder label="Product to try" onAdd={(added) => setList(withSku(list, added))} />
      <ChosenList label="Products of the cart" list={list} onChange={setList} />
      <Stack direction={{ xs: 'column', sm: 'row' }} sx={{ gap: 1.5 }}>
        {!isCoupon && (
          <TextField
            label="Coupon code"
            value={code}
            onChange={(event) => setCode(event.target.value)}
            helperText="Empty for none"
            slotProps={{ htmlInput: { maxLength: 20 } }}
          />
        )}
        <MomentField label="Time of the cart" value={moment} onChange={setMoment} empty="now" />
      </Stack>
      <Button
        variant="outlined"
        disabled={list.length === 0 || draft.Id === ''}
        loading={call.isPending}
        onClick={() => void send()}
        sx={{ alignSelf: 'start' }}
      >
        Try it
      </Button>
      {draft.Id === '' && <Typography color="text.secondary">Give it a name in the first field above.</Typography>}
      {call.error && <Problem error={call.error} {...(problem !== undefined && { text: problem })} />}
      {answer?.asked === asked && (
        <TryResult
          tried={answer.tried}
          reason={isCoupon ? couponReason(answer.tried) : offerReason(draft.Id, fields, answer.tried, answer.at)}
          codeReason={isCoupon ? '' : couponReason(answer.tried)}
        />
      )}
    </Stack>
  );
}
