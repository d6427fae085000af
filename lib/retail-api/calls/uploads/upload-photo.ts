import { calls } from '#lib/contract/index.ts';
import { PHOTO_EXTENSIONS } from '#lib/contract/photo-vocabulary.ts';
import { keepPhoto } from '../../community/uploads/keep-photo.ts';
import { handlerFor, succeed } from '../../core/call-handler.ts';
import { invalidField } from '../../core/refusals.ts';
import { asCustomer } from '../../customers/account/as-customer.ts';

/** Takes one photo of a customer; of its name only the extension is looked at. */
export const uploadPhoto = handlerFor(calls.uploadPhoto, async (_request, context, caller, file) =>
  asCustomer(context.db, caller, async ({ id }) => {
    if (!file) return invalidField('file', 'Send one photo.');
    const extension = /\.([A-Za-z]{1,5})$/.exec(file.name)?.[1]?.toLowerCase() ?? '';
    const isTaken = PHOTO_EXTENSIONS.some((taken) => taken === extension);
    if (!isTaken) return invalidField('file', `The file must end in ${PHOTO_EXTENSIONS.join(', ')}.`);
    const kept = await keepPhoto(context, id, new Uint8Array(await file.arrayBuffer()));
    return kept.code === 'Success' ? succeed({ PhotoId: kept.data }) : kept;
  }),
);
