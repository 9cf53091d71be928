import type {
  FacilityTenantsPage,
  Moment,
  Tenant,
  TenantFilterChoice,
} from '@audit-letters/api-client';
import type { FilterTexts } from '@audit-letters/ui';
import type { SupportContact } from '../../format/contactLinks.tsx';
import type { FilteredList, ListSelection, SortableList } from '../../list/listTable.tsx';
import type { Loadable } from '../../loadable.ts';
import type { ManagerHomeModel } from '../../results/managedFacility.ts';
import type { QuickAnswers } from '../answers/answerProps.ts';
import type { TenantDialogs } from '../edit/tenantDialogs.ts';
import type { ManagedTenantFilterName } from './managedTenantFilters.ts';
import type { TagTenantsDialogProps } from './TagTenantsDialog.tsx';

/** The tenant list of a manager with its filter and its export. */
export interface ManagedTenantList extends SortableList, FilteredList {
  /** A page of tenants. */
  tenants: Loadable<FacilityTenantsPage>;
  /** The server's filters; `undefined` until they load. */
  choices: readonly TenantFilterChoice[] | undefined;
  /** The texts of the filters, as typed. */
  filters: FilterTexts<ManagedTenantFilterName>;
  /** Whether the server has the filters beyond the specification's. */
  extraFilters: boolean;
  /** An export is being prepared. */
  exporting: boolean;
  /** Why the last export failed. */
  exportFailure: string | null;
  /** The user changes a filter. `now` applies it at once. */
  onFilterChange: (change: { name: ManagedTenantFilterName; value: string; now?: boolean }) => void;
  /** The user exports the list. */
  onExport: () => void;
}

/** Connect Charge Added, for one tenant and for the selected ones. */
export interface ChargeActions {
  /** The number of selected tenants with a charge to connect. */
  connectable: number;
  /** The reason why the others have none, such as '31 without a coverage'; empty if all have one. */
  unconnectable: string;
  /** Why the last charge was not connected. */
  failure: string | null;
  /** The user connects the charge of one tenant. */
  onConnect: (event: { tenant: Tenant }) => void;
  /** The user connects the charges of the selected tenants. */
  onSelectedConnect: () => void;
}

/** The manager's answer about moved-out tenants. */
export interface TaggingActions {
  /** An answer is being saved. */
  busy: boolean;
  /** The props of the tag dialog while it is open. */
  dialog: Omit<TagTenantsDialogProps, 'onUntag' | 'onClose'> | null;
  /** The user untags a tenant. Without it, tags are neither taken back nor combined with an answer (WIR-52). */
  onUntag?: TagTenantsDialogProps['onUntag'];
  /** The user opens or closes the tag dialog. */
  onOpenChange: (change: { open: boolean }) => void;
  /** The user answers that no tenant has moved out. */
  onNoMoveOuts: () => void;
  /** The user completes tagging. */
  onComplete: () => void;
}

/** The props of `ManageTenantsScreen`, in groups. */
export interface ManageTenantsScreenProps {
  /** The manager's facility. */
  facility: ManagerHomeModel;
  /** When the facility was loaded. */
  loadedAt: Moment | null;
  /** The list with its filter. */
  list: ManagedTenantList;
  /** The selected tenants. */
  selection: ListSelection;
  /** The actions on charges. */
  charges: ChargeActions;
  /** The answers with one tap each. */
  answers: QuickAnswers;
  /** The answer about moved-out tenants. */
  tagging: TaggingActions;
  /** The dialogs that edit tenants. */
  dialog: TenantDialogs;
  /** The current time where the user is. */
  now: Date;
  /** The contact shown to a manager without a facility. */
  contact: SupportContact;
  /** The address of the list of the charges to connect. */
  chargesHref: string;
}
