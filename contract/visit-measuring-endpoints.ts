/** The choice whether a visit may be measured. */
import * as z from 'zod/mini';
import { defineEndpoints } from './endpoint.ts';
import { Moment } from './values/moment.ts';
import { measuringChoices } from './visit-measuring.ts';

export const visitMeasuringEndpoints = defineEndpoints({
  'POST /api/measuring-choices': {
    access: 'public',
    summary: 'Notes a yes or no to measuring of visits, with the version of the text; never who it was',
    body: z.object({
      choice: z.enum(measuringChoices),
      textVersion: z.string().check(z.regex(/^maling-\d{4}-\d{2}$/)),
    }),
    status: 201,
    response: z.object({ chosenAt: Moment }),
  },
});
