import fc from '../../scripts/testing/properties.ts';
import { archive, confirmMoveOuts, editDates, endTagging, wait } from './steps/facilities.ts';
import { importRoll } from './steps/imports.ts';
import { correctMail, generate, mail, setSentDate, takeBack } from './steps/letters.ts';
import { answer, charge, editAddress, remove, reset, restore, tag } from './steps/tenants.ts';

/** A step, and whether it is undone at once. */
export const anyStep = fc.record({
  step: fc.oneof(
    { weight: 2, arbitrary: importRoll.any },
    { weight: 5, arbitrary: answer.any },
    { weight: 3, arbitrary: tag.any },
    { weight: 1, arbitrary: endTagging.any },
    { weight: 2, arbitrary: confirmMoveOuts.any },
    { weight: 2, arbitrary: editAddress.any },
    { weight: 2, arbitrary: editDates.any },
    { weight: 8, arbitrary: generate.any },
    { weight: 2, arbitrary: takeBack.any },
    { weight: 5, arbitrary: mail.any },
    { weight: 2, arbitrary: correctMail.any },
    { weight: 4, arbitrary: setSentDate.any },
    { weight: 3, arbitrary: charge.any },
    { weight: 1, arbitrary: remove.any },
    { weight: 1, arbitrary: restore.any },
    { weight: 1, arbitrary: reset.any },
    { weight: 1, arbitrary: archive.any },
    { weight: 3, arbitrary: wait.any },
  ),
  undone: fc.boolean(),
});
