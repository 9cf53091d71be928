import type {
  LetterFilterKey,
  LetterProblem,
  LetterScope,
  LetterType,
} from '@audit-letters/api-client';
import { letterTypes, type PreflightProps, readyFilters } from '@audit-letters/screens';
import { useLocation } from 'wouter';
import { paths } from '../paths.ts';
import { useCall } from '../swr/useCall.ts';
import { letterCalls } from './calls.ts';

/** The tenants who cannot get the letter of the filter (LET-65). The model is `undefined` if the server lacks the call. */
export function usePreflight(scope: LetterScope | null, filter: LetterFilterKey) {
  const [, navigate] = useLocation();
  const letterType = letterTypes.find((type) => readyFilters[type] === filter) ?? 'initial';
  const { data, mutate } = useCall(preflightOf, scope && [scope, letterType], {
    // The counts of another scope must not stay while these load.
    keepPreviousData: false,
    shouldRetryOnError: false,
  });

  /** The name is in the state of the history entry, so it is not in the address. */
  function handleTenantOpen(problem: LetterProblem) {
    const name = [problem.first_name, problem.last_name].filter(Boolean).join(' ');
    const filters = name ? { name } : { unit: problem.unit ?? '' };
    navigate(tenantsHref(problem), { state: { filters } });
  }

  const model: PreflightProps | undefined = data
    ? { letterType, preflight: data, tenantsHref, onTenantOpen: handleTenantOpen }
    : undefined;
  return { model, refresh: () => void mutate() };
}

const tenantsHref = ({ facility_number }: LetterProblem) => paths.tenantsOf(facility_number);

const preflightOf = (scope: LetterScope, letter_type: LetterType) =>
  letterCalls.preflight(scope, { letter_type });
