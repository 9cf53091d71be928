import { ResponseError } from '@audit-letters/api-client';
import { expect, it } from 'vitest';
import { saveResultOf } from './saveResultOf.ts';

// SHL-56
it('has fields only when a field has a message, because a form then shows those alone', async () => {
  const refused = (error: Error) => saveResultOf(() => Promise.reject(error));
  const city = { city: 'Please enter a city.' };
  await expect(refused(new ResponseError(422, 'Please check the form.', city))).resolves.toEqual({
    ok: false,
    message: 'Please check the form.',
    fields: city,
  });
  await expect(refused(new ResponseError(500, 'The disk is full.'))).resolves.toStrictEqual({
    ok: false,
    message: 'The disk is full.',
  });
});
