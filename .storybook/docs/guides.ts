/** Advice for the page of a widget, beside its description. */
export interface Guide {
  /** When the widget fits, and which one fits otherwise. */
  use: string;
  /** A good practice. */
  do: string;
  /** The usual mistake. */
  dont: string;
  /** Its keys. Without them, the widget shows a state and takes no key. */
  keys?: string;
}

const field = 'Tab reaches it; typing edits it.';
const press = 'Tab reaches it; Enter or Space presses it.';

/** The guide of every widget, by its name. */
export const guides: Record<string, Guide> = {
  Breadcrumbs: {
    use: 'Above a page that lies below another one.',
    do: 'Name each page as its own heading does.',
    dont: 'Do not repeat the main navigation in it.',
    keys: 'Tab moves between the links; Enter follows one.',
  },
  Button: {
    use: 'For an action on this page. A change of address is a LinkButton.',
    do: 'Name the result with a verb. Give a disabled button its reason.',
    dont: 'Do not show two primary buttons in one view.',
    keys: press,
  },
  IconButton: {
    use: 'For a frequent action in a dense place, such as a table row.',
    do: 'Name the object: “Edit D-1042”, not “Edit”.',
    dont: 'Do not use it where a word has room.',
    keys: press,
  },
  LinkButton: {
    use: 'For a change of address that is the main thing to do.',
    do: 'Give it the address, so that it opens in a new tab.',
    dont: 'Do not use it for an action without an address.',
    keys: 'Tab reaches it; Enter follows it.',
  },
  LinkProvider: {
    use: 'Once around an app with a router, so that every widget with a link uses the router.',
    do: 'Pass the link component of the router.',
    dont: 'Do not wrap single widgets in it.',
    keys: 'The keys of a link.',
  },
  Menu: {
    use: 'For several actions of one object, or options that are rarely changed.',
    do: 'Put the frequent action beside the menu, not in it.',
    dont: 'Do not put fields in it; use a Popover.',
    keys: 'Enter, Space or ↓ opens it; ↑ ↓ Home End and letters move; Enter chooses; Escape closes it.',
  },
  SkipLink: {
    use: 'Once, as the first element of a page.',
    do: 'Let it point to the main content.',
    dont: 'Do not hide it when it has the focus.',
    keys: 'The first Tab shows it; Enter moves the focus.',
  },
  Tabs: {
    use: 'For parts of one page of which one is seen at a time.',
    do: 'Keep the chosen tab in the address.',
    dont: 'Do not use it for steps that follow each other.',
    keys: '← → Home End move; Enter or Space chooses.',
  },
  Toolbar: {
    use: 'For a few buttons about one subject.',
    do: 'Name the subject in its label.',
    dont: 'Do not mix actions on the page with those on a row.',
    keys: 'Tab reaches each button.',
  },
  Checkbox: {
    use: 'For a yes or no that a form sends, and for selecting rows.',
    do: 'Say what a tick means.',
    dont: 'Do not let it act at once; that is a Switch.',
    keys: 'Tab reaches it; Space changes it.',
  },
  Combobox: {
    use: 'For one of many options that people know by name. Up to about twenty fixed options are a Select.',
    do: 'Put what tells equal names apart in the hint. Load the options for the text where there are thousands.',
    dont: 'Do not use it for text that need not be an option; that is a TextField.',
    keys: '↓ ↑ open the list and move in it; Enter chooses; Escape closes it; Home and End move in the text; Tab leaves without a choice.',
  },
  DateCalendar: {
    use: 'Where the calendar itself is the content. A form takes DateField.',
    do: 'Pass `today`: the calendar does not read the clock.',
    dont: 'Do not offer it as the only way to enter a date.',
    keys: 'Arrows move by day, Home and End by week, Page Up and Page Down by month, with Shift by year.',
  },
  DateField: {
    use: 'For a date in a form.',
    do: 'Let people type; the common formats are understood.',
    dont: 'Do not ask for a date of birth with its calendar.',
    keys: `${field} Enter submits a complete date; Escape closes the calendar.`,
  },
  FieldGrid: {
    use: 'For fields of a form that stand side by side where there is room.',
    do: 'Keep the order in which people fill them in.',
    dont: 'Do not split fields that are read together.',
    keys: 'Tab follows the order of the source.',
  },
  FileChooser: {
    use: 'For one file of known types.',
    do: 'Name the program that exports the file.',
    dont: 'Do not read the file before it is sent without saying so.',
    keys: 'Tab reaches it; Enter opens the dialog of the system.',
  },
  Form: {
    use: 'Around fields that are sent together.',
    do: 'Use HTML constraints; the messages come from them.',
    dont: 'Do not disable the submit button to force an order.',
    keys: 'Enter in a field submits.',
  },
  InlineDatePicker: {
    use: 'In a dialog about one date.',
    do: 'Let the field and the calendar show the same day.',
    dont: 'Do not use it in a form with other fields.',
    keys: `${field} The calendar takes the keys of DateCalendar.`,
  },
  PasswordField: {
    use: 'For a password.',
    do: 'Set `autoComplete`, so that password managers work.',
    dont: 'Do not forbid pasting.',
    keys: field,
  },
  RadioGroup: {
    use: 'For one of two to five options that people should see at once.',
    do: 'Name the question in the legend.',
    dont: 'Do not use it for a setting that is on or off; use a Switch.',
    keys: 'Tab reaches the chosen one; arrows choose.',
  },
  SearchField: {
    use: 'For text that narrows a list.',
    do: 'Say what is searched in its label.',
    dont: 'Do not search while a name is half typed on a slow list; wait for Enter.',
    keys: `${field} Escape empties it, and closes a dialog around it only when it is empty.`,
  },
  Select: {
    use: 'For one of five or more fixed options.',
    do: 'Order the options as people look for them.',
    dont: 'Do not use it for two options; use radio buttons or a Switch.',
    keys: 'Tab reaches it; arrows and letters choose.',
  },
  Switch: {
    use: 'For a setting that takes effect at once.',
    do: 'Name the setting, not its state.',
    dont: 'Do not put it in a form with a Save button.',
    keys: 'Tab reaches it; Space turns it.',
  },
  TextArea: {
    use: 'For text of several lines.',
    do: 'Let it grow with its text.',
    dont: 'Do not use it for a value that has one line.',
    keys: field,
  },
  TextField: {
    use: 'For one line of text.',
    do: 'Put help in the hint, which stays while typing.',
    dont: 'Do not use the placeholder as a label.',
    keys: field,
  },
  Badge: {
    use: 'For a short state or count beside a name.',
    do: 'Keep it to one or two words.',
    dont: 'Do not let its colour be the only information.',
  },
  Card: {
    use: 'Around content that belongs together.',
    do: 'Choose the heading level of its place.',
    dont: 'Do not put cards in cards.',
  },
  CheckMark: {
    use: 'For a true value in a table column.',
    do: 'Leave the cell empty for false.',
    dont: 'Do not use it as a control.',
  },
  CollapsibleCard: {
    use: 'For content that is read sometimes.',
    do: 'Name the content in the heading.',
    dont: 'Do not hide what is needed to act.',
    keys: 'Tab reaches the heading; Enter or Space opens and closes it.',
  },
  DataTable: {
    use: 'For records that people compare, sort and act on.',
    do: 'Define columns outside the component and name one of them the row header.',
    dont: 'Do not put prose in cells; show it in the detail.',
    keys: '↑ ↓ move between rows, Space selects, Enter opens the detail; Tab reaches the controls of a row. One Tab stop of the head resizes columns: ← → change the width, ↑ ↓ go to the next column.',
  },
  DescriptionList: {
    use: 'For labelled values of one record.',
    do: 'Pass null for a missing value, which then reads NULL.',
    dont: 'Do not use it for values that people compare; use a DataTable.',
  },
  FilterBar: {
    use: 'Above a list that is filtered by several fields.',
    do: 'Keep the values in the address.',
    dont: 'Do not apply a filter without showing it.',
    keys: 'Enter in a field searches.',
  },
  Nullable: {
    use: 'For a value that may be missing.',
    do: 'Pass null, not an empty text.',
    dont: 'Do not use it for zero, which is a value.',
  },
  Gauge: {
    use: 'For a share of a whole, in a table or beside a heading.',
    do: 'Round down, so that 100 means complete.',
    dont: 'Do not use it for work that is running; use Progress.',
  },
  Pagination: {
    use: 'Below a list with more rows than a page holds.',
    do: 'Keep the page in the address.',
    dont: 'Do not hide the last page.',
    keys: 'Tab reaches each page; Enter opens it.',
  },
  PercentBar: {
    use: 'For percentages that stand under each other.',
    do: 'Give the fraction in the title.',
    dont: 'Do not use a tone without a threshold.',
  },
  Stack: {
    use: 'For things under or beside each other with equal space.',
    do: 'Take 2 between related things, 4 between groups, 6 between sections.',
    dont: 'Do not add margins to its children.',
  },
  StatCard: {
    use: 'For a number that leads to a list or filters it.',
    do: 'Show a row of equal cards.',
    dont: 'Do not make some of them links and others filters.',
    keys: 'Tab reaches a card with a link or a filter; Enter uses it.',
  },
  StatusDot: {
    use: 'For the state of a connection or a person.',
    do: 'Name the state and its age in the label.',
    dont: 'Do not use more than four tones.',
  },
  useClientRows: {
    use: 'For a table whose rows are all in memory: it sorts, filters and pages them.',
    do: 'Pass its result to DataTable and TableFooter.',
    dont: 'Do not load a long list only to page it.',
    keys: 'The keys of DataTable.',
  },
  TableFooter: {
    use: 'Below a DataTable.',
    do: 'Keep selection, range and pages in one line.',
    dont: 'Do not let it scroll away.',
    keys: 'The keys of Pagination and of its buttons.',
  },
  TableSelection: {
    use: 'Where a DataTable has a selection.',
    do: 'Offer all matching rows, not only those of the page.',
    dont: 'Do not clear the selection when the page changes.',
    keys: press,
  },
  TableInfo: {
    use: 'For the range and the total of a list.',
    do: 'Keep it in place while the list reloads.',
    dont: 'Do not announce it twice.',
  },
  TableSettings: {
    use: 'For the columns and the row height of a table.',
    do: 'Store both for each table.',
    dont: 'Do not hide the row header.',
    keys: 'Enter opens it; Space changes a column; arrows change the height.',
  },
  ConfirmDialog: {
    use: 'Before an action that cannot be undone.',
    do: 'List the consequences and let the answer say what happens.',
    dont: 'Do not ask about what can be undone; offer Undo.',
    keys: 'Tab stays inside; Escape declines.',
  },
  laterDialog: {
    use: 'For a dialog that few visits open and that has much code.',
    do: 'Load its code when the page is quiet, with `useLoadLater`.',
    dont: 'Do not use it for a question: its code is small, and the answer should not wait.',
  },
  Dialog: {
    use: 'For a task that interrupts the page, such as an edit.',
    do: 'Keep one task in it, with its buttons at the bottom.',
    dont: 'Do not open a third one over two.',
    keys: 'Tab stays inside; Escape closes the topmost one; the focus returns to the opener.',
  },
  Popover: {
    use: 'For a little content about its button, while the page stays in use.',
    do: 'Name it by its content.',
    dont: 'Do not put a task of several steps in it.',
    keys: 'Enter opens it; Escape closes it and returns to the button.',
  },
  Tooltip: {
    use: 'For a name or detail that is helpful but not needed.',
    do: 'Keep it to one line.',
    dont: 'Do not put the only explanation in it.',
    keys: 'It shows with the focus; Escape hides it.',
  },
  Banner: {
    use: 'For a message about the page or a section that stays.',
    do: 'Offer the action that ends it.',
    dont: 'Do not stack more than two.',
    keys: 'Tab reaches its buttons.',
  },
  EmptyState: {
    use: 'In place of a list without rows.',
    do: 'Say why it is empty and offer one thing to do.',
    dont: 'Do not show it while the list loads.',
    keys: 'Tab reaches its action.',
  },
  ErrorState: {
    use: 'In place of content that failed to load.',
    do: 'Say what was not lost and offer Retry.',
    dont: 'Do not replace old content that is still there.',
    keys: 'Tab reaches Retry.',
  },
  MessageLog: {
    use: 'For everything that a session reported.',
    do: 'Keep errors and Undo available after their toast.',
    dont: 'Do not use it as a history for other people.',
    keys: 'Tab reaches its actions.',
  },
  MessageStack: {
    use: 'For messages that people must read before they go on.',
    do: 'Say what happened in the heading.',
    dont: 'Do not use it for a success; use a Toast.',
    keys: 'Escape or Enter on Close closes the topmost one.',
  },
  Progress: {
    use: 'For work that is running.',
    do: 'Give it the value as soon as it is known.',
    dont: 'Do not use it for a share; use Gauge.',
  },
  Skeleton: {
    use: 'For the first load of a page.',
    do: 'Give it the shape of the content.',
    dont: 'Do not use it while old content is there.',
  },
  Spinner: {
    use: 'For a wait of seconds in a small place.',
    do: 'Name what loads if no text beside it does.',
    dont: 'Do not show it for waits that nobody notices.',
  },
  Toast: {
    use: 'For the result of an action in the background.',
    do: 'Offer Undo or Retry where there is one.',
    dont: 'Do not put anything in it that must be read.',
    keys: 'Tab reaches its buttons; focus and hover keep it open.',
  },
  VisuallyHidden: {
    use: 'For words that a picture already says to sighted people.',
    do: 'Read the result with a screen reader.',
    dont: 'Do not hide instructions in it.',
  },
};
