import type { DueItem } from '@audit-letters/api-client';
import { letterNames } from '@audit-letters/api-client/values';
import { formatCount } from '@audit-letters/ui';
import { counted } from '../../format/counted.ts';

/** The words of an item. */
export interface DueText {
  /** The work that is due. */
  title: string;
  /** The facility that it is due for. */
  place: string;
  /** The number of the facility, or the state; `null` without one. */
  number: string | null;
  /** The count, in words; `null` without one. */
  amount: string | null;
  /** The visible text of the link. */
  action: string;
  /** The rest of the link's name, which makes it unique. */
  actionOf: string;
}

/** The words of an item. The names of the links contain no name of another control of the home (DUE-11). */
export const dueText = (item: DueItem): DueText => ({
  ...textOfKind(item),
  number: item.facility_number ?? item.state,
});

function textOfKind(item: DueItem): Omit<DueText, 'number'> {
  const letter = item.letter_type ? letterNames[item.letter_type] : '';
  const number = item.facility_number ?? item.state ?? 'several facilities';
  const place = item.facility_number
    ? [item.facility_number, item.account_name].filter(Boolean).join(' · ')
    : item.state
      ? `Facilities in ${item.state}`
      : 'Several facilities';
  const tenants = counted(item.count, 'tenant');
  const letterOf = `${letter.toLowerCase()}, ${number}`;
  switch (item.kind) {
    case 'letters':
      return {
        title: `${letter} letters`,
        place,
        amount: tenants,
        action: 'Prepare',
        actionOf: letterOf,
      };
    case 'addresses':
      return {
        title: `Addresses to complete, ${letter.toLowerCase()} letters`,
        place,
        amount: tenants,
        action: 'Complete',
        actionOf: letterOf,
      };
    case 'names':
      return {
        title: `Names that no font can print, ${letter.toLowerCase()} letters`,
        place,
        amount: tenants,
        action: 'Correct',
        actionOf: letterOf,
      };
    case 'batch':
      return {
        title: `${letter} letters not mailed`,
        place,
        amount: counted(item.count, 'letter'),
        action: 'Enter mail date',
        actionOf: letterOf,
      };
    case 'move_outs':
      return {
        title: 'Move-outs to confirm',
        place,
        amount: `${formatCount(item.count)} tagged`,
        action: 'Check',
        actionOf: number,
      };
    case 'charges':
      return {
        title: 'Charges to connect',
        place,
        amount: tenants,
        action: 'See tenants',
        actionOf: `charges, ${number}`,
      };
    case 'payments':
      return {
        title: 'Payments to confirm',
        place,
        amount: tenants,
        action: 'See tenants',
        actionOf: `payments, ${number}`,
      };
    case 'charge_changes':
      return {
        title: 'Charges to change',
        place,
        amount: tenants,
        action: 'See tenants',
        actionOf: `charges to change, ${number}`,
      };
    case 'disconnections':
      return {
        title: 'Charges to disconnect',
        place,
        amount: tenants,
        action: 'See tenants',
        actionOf: `charges to disconnect, ${number}`,
      };
    case 'dates':
      if (item.letter_type) {
        return {
          title: `Letter date to set, ${letter.toLowerCase()} letters`,
          place,
          amount: tenants,
          action: 'Set dates',
          actionOf: letterOf,
        };
      }
      return {
        title: 'Letter dates to set',
        place,
        amount: item.count > 0 ? tenants : null,
        action: 'Set dates',
        actionOf: number,
      };
    case 'tenants':
      return {
        title: 'No tenants yet',
        place,
        amount: null,
        action: 'Choose file',
        actionOf: number,
      };
    case 'import':
      return {
        title: 'Import with errors',
        place,
        amount: counted(item.count, 'row'),
        action: 'Show rows',
        actionOf: number,
      };
    case 'accounts':
      return {
        title: 'Accounts that nobody has used',
        place: '',
        amount: counted(item.count, 'account'),
        action: 'Show names',
        actionOf: 'without a sign-in',
      };
  }
}
