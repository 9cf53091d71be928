// The public names, by what they are for; each folder lists its own.

// Actions and navigation

export * from './breadcrumbs/index.ts';
export * from './button/index.ts';
export * from './icon-button/index.ts';
export * from './link/index.ts';
export * from './link-button/index.ts';
export * from './menu/index.ts';
export * from './skip-link/index.ts';
export * from './tabs/index.ts';
export * from './toolbar/index.ts';

// Fields and forms

export * from './checkbox/index.ts';
export * from './date-calendar/index.ts';
export * from './date-field/index.ts';
export * from './field-grid/index.ts';
export * from './file-chooser/index.ts';
export * from './filter-bar/index.ts';
export * from './form/index.ts';
export * from './inline-date-picker/index.ts';
export * from './password-field/index.ts';
export * from './radio-group/index.ts';
export * from './search-field/index.ts';
export * from './select/index.ts';
export * from './switch/index.ts';
export * from './text-area/index.ts';
export * from './text-field/index.ts';

// Tables

export * from './client-rows/index.ts';
export * from './data-table/index.ts';
export * from './list-state/index.ts';
export * from './pagination/index.ts';
export * from './selection/index.ts';
export * from './server-table/index.ts';
export * from './table-footer/index.ts';
export * from './table-settings/index.ts';

// Data

export * from './badge/index.ts';
export * from './card/index.ts';
export * from './check-mark/index.ts';
export * from './collapsible-card/index.ts';
export * from './description-list/index.ts';
export * from './gauge/index.ts';
export * from './percent-bar/index.ts';
export * from './stack/index.ts';
export * from './stat-card/index.ts';
export * from './status-dot/index.ts';

// Charts

export * from './chart/index.ts';

// Feedback

export * from './banner/index.ts';
export * from './empty-state/index.ts';
export * from './error-state/index.ts';
export * from './message-log/index.ts';
export * from './message-stack/index.ts';
export * from './progress/index.ts';
export * from './skeleton/index.ts';
export * from './spinner/index.ts';
export * from './toast/index.ts';
export * from './tone/index.ts';
export * from './visually-hidden/index.ts';

// Overlays

export * from './confirm-dialog/index.ts';
export * from './dialog/index.ts';
export * from './later/index.ts';
export * from './popover/index.ts';
export * from './tooltip/index.ts';

// Languages, days and formats

export * from './day/index.ts';
export * from './format/index.ts';
export * from './locale/index.ts';
