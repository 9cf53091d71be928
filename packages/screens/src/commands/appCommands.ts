import type { FacilityFilterKey, SearchResult, TenantMatch } from '@audit-letters/api-client';
import { facilityFilterNames, fold, statusName } from '@audit-letters/api-client/values';
import { formatCount, nullableTexts } from '@audit-letters/ui';
import { type FacilitiesTab, facilitiesTabs } from '../format/facilitiesTabs.ts';
import type { Command, CommandGroup } from './commands.ts';

/** An entry that opens an address. */
export interface LinkCommand extends Command {
  /** The address. */
  href: string;
  /** Personal filters of the list that opens, which an address must not hold. */
  filters?: Readonly<Record<string, string>>;
}

/** An entry of the app: it opens an address or calls a function. */
export type AppCommand = LinkCommand | (Command & { run: () => void });

/** The targets and actions of the entries without a search. */
export interface AppCommands {
  /** The last choices of the user. */
  recent: readonly LinkCommand[];
  /** The screens that the user may open; `nav` is the short name in the navigation. */
  screens: readonly { href: string; title: string; nav?: string | undefined }[];
  /** The addresses of the facility lists; `null` for managers. */
  facilities: {
    /** The address of a tab of the facility list. */
    tabHref: (tab: FacilitiesTab) => string;
    /** The address of the facility list with a filter. */
    filterHref: (filter: FacilityFilterKey) => string;
  } | null;
  /** The colours that the user can change to. */
  otherTheme: string;
  /** The user changes the colours. */
  onThemeChange: () => void;
  /** The user opens the messages. */
  onMessagesOpen: () => void;
  /** The user opens the list of keys. */
  onShortcutsOpen: () => void;
  /** The user opens the contact of the office; omitted for staff. */
  onSupportOpen?: () => void;
  /** The address that signs out. */
  logoutHref: string;
}

/** The entries that need no search, in groups (SHL-70). */
export function appCommands(app: AppCommands): readonly CommandGroup<AppCommand>[] {
  const { facilities } = app;
  const screens = app.screens.map(
    ({ href, title, nav }): AppCommand => ({
      id: href,
      kind: 'screen',
      label: title,
      href,
      ...(nav && { keywords: nav }),
    }),
  );
  return [
    { label: 'Recent', only: 'empty', commands: app.recent },
    { label: 'Screens', commands: [...screens, ...(facilities ? tabsOf(facilities) : [])] },
    { label: 'Actions', commands: actionsOf(app) },
    ...(facilities
      ? [{ label: 'Lists', only: 'typed' as const, commands: listsOf(facilities) }]
      : []),
  ];
}

type FacilityLinks = NonNullable<AppCommands['facilities']>;

const tabsOf = ({ tabHref }: FacilityLinks): AppCommand[] =>
  (['stats', 'archives', 'retired'] as const).map((tab) => {
    const href = tabHref(tab);
    return { id: href, kind: 'screen', label: facilitiesTabs[tab], href };
  });

const listsOf = ({ filterHref }: FacilityLinks): AppCommand[] =>
  (Object.keys(facilityFilterNames) as FacilityFilterKey[]).map((key) => {
    const href = filterHref(key);
    return { id: href, kind: 'list', label: facilityFilterNames[key], hint: 'Facility List', href };
  });

const actionsOf = (app: AppCommands): AppCommand[] => [
  {
    id: 'theme',
    kind: 'action',
    label: `Use ${app.otherTheme} colors`,
    keywords: 'theme mode',
    run: app.onThemeChange,
  },
  {
    id: 'messages',
    kind: 'action',
    label: 'Messages',
    keywords: 'jobs downloads notifications',
    run: app.onMessagesOpen,
  },
  {
    id: 'shortcuts',
    kind: 'action',
    label: 'Keyboard shortcuts',
    hint: '?',
    keywords: 'keys help',
    run: app.onShortcutsOpen,
  },
  ...(app.onSupportOpen
    ? [
        {
          id: 'support',
          kind: 'action' as const,
          label: 'Support',
          keywords: 'help contact',
          run: app.onSupportOpen,
        },
      ]
    : []),
  {
    id: app.logoutHref,
    kind: 'action',
    label: 'Logout',
    keywords: 'sign out',
    href: app.logoutHref,
  },
];

/** The targets of the entries of a search. */
export interface FoundLinks {
  /** The address of a facility. */
  facilityHref: (id: number) => string;
  /** The address of a tenant, with personal filters. `name` finds the tenant in a list. */
  tenantLink: (tenant: { id: number; name: string }) => Pick<LinkCommand, 'href' | 'filters'>;
  /** The address of the facilities whose number or name contains a text. */
  facilitiesHref: (text: string) => string;
  /** The list of the tenants with a text in their name or in a unit, with personal filters. */
  tenantsLink: (found: {
    text: string;
    in: 'name' | 'unit';
  }) => Pick<LinkCommand, 'href' | 'filters'>;
  /** Whether tenants are shown with the numbers of their facilities. */
  withFacility: boolean;
}

/** The facilities and tenants of a search for a text, in groups, each with a link to the rest (SHL-73). */
export function foundCommands(
  result: SearchResult,
  text: string,
  links: FoundLinks,
): readonly CommandGroup<AppCommand>[] {
  const { facilities, tenants } = result;
  const named = tenants.filter((tenant) => fold(bothOrders(tenant)).includes(fold(text))).length;
  const linkToMore = (
    id: string,
    count: number,
    label: string,
    link: Pick<LinkCommand, 'href' | 'filters'>,
  ): AppCommand[] =>
    count > 0 ? [{ id, kind: 'list', label: `${formatCount(count)} ${label}`, ...link }] : [];
  return [
    {
      label: 'Facilities',
      commands: [
        ...facilities.map(
          ({ id, facility_number, account_name }): AppCommand => ({
            id: `facility ${id}`,
            kind: 'facility',
            label: facility_number,
            ...(account_name && { hint: account_name, keywords: account_name }),
            href: links.facilityHref(id),
          }),
        ),
        ...linkToMore(
          'more facilities',
          (result.facilities_found ?? 0) - facilities.length,
          'more with this number or name',
          { href: links.facilitiesHref(text) },
        ),
      ],
    },
    {
      label: 'Tenants',
      commands: [
        ...tenants.map((tenant): AppCommand => {
          const name = fullName(tenant);
          const hints = [tenant.unit, links.withFacility && tenant.facility_number];
          return {
            id: `tenant ${tenant.id}`,
            kind: 'tenant',
            label: name || `Unit ${tenant.unit ?? nullableTexts.short}`,
            hint: [...hints, statusName(tenant.status)].filter(Boolean).join(' · '),
            keywords: tenant.unit ?? '',
            ...links.tenantLink({ id: tenant.id, name: name || (tenant.unit ?? '') }),
          };
        }),
        ...linkToMore(
          'more named',
          (result.tenants_named ?? 0) - named,
          'more with this name',
          links.tenantsLink({ text, in: 'name' }),
        ),
        ...linkToMore(
          'more in units',
          (result.tenants_in_units ?? 0) - (tenants.length - named),
          'more with this unit',
          links.tenantsLink({ text, in: 'unit' }),
        ),
      ],
    },
  ].filter(({ commands }) => commands.length > 0);
}

const fullName = ({ first_name, last_name }: TenantMatch) =>
  [first_name, last_name].filter(Boolean).join(' ');

/** The name as the server searches it: no match spans the two orders. */
const bothOrders = ({ first_name, last_name }: TenantMatch) =>
  [
    [first_name, last_name],
    [last_name, first_name],
  ]
    .map((names) => names.filter(Boolean).join(' '))
    .join('\n');
