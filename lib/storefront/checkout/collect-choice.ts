import { personName } from '#lib/contract/fields.ts';
import { MAX_COLLECTOR_LENGTH } from '#lib/contract/store-vocabulary.ts';
import { canonicalMobile, mobileMessage } from '#lib/shared/mobile.ts';
import { withoutInvisible } from '#lib/shared/typed-text.ts';
import type { Problems } from '#lib/storefront/platform/forms/types.ts';
import * as m from '#messages';
import type { Choices } from './choices.ts';
import type { CollectOffer } from './types.ts';

/** The fields of the delivery step about an order that is collected, as typed. */
interface CollectFormValues {
  method: 'deliver' | 'collect';
  store: string;
  collectName: string;
  collectMobile: string;
}

const nameOf = (typed: string) => withoutInvisible(typed).trim();
const isName = (name: string) => [...name].length <= MAX_COLLECTOR_LENGTH && personName.safeParse(name).success;

/** The problems of the fields; none for an order that is delivered. */
export function collectProblems(fields: CollectFormValues, offer: CollectOffer | null): Problems {
  if (fields.method === 'deliver') return {};
  const isOffered = offer?.stores.some(({ code }) => code === fields.store) ?? false;
  return {
    ...(!isOffered && { store: m.checkoutCollectStoreProblem() }),
    ...(!isName(nameOf(fields.collectName)) && {
      collectName: m.checkoutCollectNameProblem({ maximum: MAX_COLLECTOR_LENGTH }),
    }),
    ...(canonicalMobile(fields.collectMobile) === null && { collectMobile: mobileMessage() }),
  };
}

/** The choices with the store and the collector of fields without problems, or without them for a delivery. */
export function withCollect(choices: Choices, fields: CollectFormValues): Choices {
  const { collect: _before, ...others } = choices;
  if (fields.method === 'deliver') return others;
  const mobile = canonicalMobile(fields.collectMobile) ?? '';
  return { ...others, collect: { store: fields.store, name: nameOf(fields.collectName), mobile } };
}

/** The choices with the store and the collector as typed, as far as they have room, until they are confirmed. */
export function withCollectDraft(choices: Choices, { store, collectName, collectMobile }: CollectFormValues): Choices {
  const { collect: _before, ...others } = choices;
  const collect = {
    store,
    name: [...collectName].slice(0, MAX_COLLECTOR_LENGTH).join(''),
    mobile: collectMobile,
  };
  return { ...others, draft: { billing: '', ...choices.draft, collect } };
}
