import type { FacilityStats, LetterType } from '@audit-letters/api-client';
import { LetterTypes, letterNames, letterTypes } from '@audit-letters/api-client/values';
import type { ReactNode } from 'react';
import { figure } from '../format/figure.ts';

/** The tenants and the letters of a facility (FAC-18). `more` is what else to say about letters. */
export const programItems = (
  stats: FacilityStats | null | undefined,
  more?: (type: LetterType) => ReactNode,
) => [
  { term: 'Total Uploaded', value: figure(stats?.upload_count) },
  { term: 'Total In Program', value: figure(stats?.tenant_count) },
  ...LetterTypes.map((type) => ({
    term: `${letterNames[type]} Letters Sent`,
    value: (
      <>
        {figure(stats?.[letterTypes[type].sentCount])}
        {more?.(type)}
      </>
    ),
  })),
];
