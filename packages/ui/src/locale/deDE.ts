import type { FileProblem } from '../file-chooser/fileProblem.ts';
import { type ControlState, isMissing } from '../form/validation.ts';
import { formatCount } from '../format/format.ts';
import type { RowId, Selection } from '../selection/selection.ts';
import type { LocalePack } from './types.ts';

const count = (number: number) => formatCount(number, 'de-DE');

/** German as in Germany. */
export const deDE: LocalePack = {
  locale: 'de-DE',
  firstDayOfWeek: 1,
  messages: {
    banner: { dismiss: 'Ausblenden' },
    breadcrumbs: { label: 'Pfad' },
    chart: {
      part: (label, part, total, percent) => `${label}: ${part} von ${total}, ${percent}`,
      point: (label, value) => `${label}: ${value}`,
      soFar: (value) => `bisher ${value}`,
      nothing: 'nichts anzuzeigen',
      name: 'Name',
      count: 'Anzahl',
      share: 'Anteil',
      total: 'Summe',
      day: 'Datum',
      event: 'Ereignis',
      today: 'Heute',
      showTable: 'Als Tabelle anzeigen',
    },
    checkMark: { label: 'Ja' },
    combobox: {
      toggle: 'Optionen anzeigen',
      list: 'Optionen',
      loading: 'Lädt …',
      empty: 'Keine Option passt.',
      more: (shown, matches) =>
        `${count(shown)} von ${count(matches)} Optionen. Tippen Sie, um andere zu sehen.`,
      count: (matches) => (matches === 1 ? '1 Option' : `${count(matches)} Optionen`),
      unknown: (text) => `„${text}“ ist nicht in der Liste.`,
    },
    confirmDialog: {
      confirm: 'Ja',
      cancel: 'Nein',
    },
    dataTable: {
      selectAll: 'Alle auswählen',
      select: (row) => `${row} auswählen`,
      details: 'Details',
      detailsOf: (row) => `Details zu ${row}`,
      resize: (column) => `Breite von ${column} ändern; die Eingabetaste öffnet das Menü`,
      menu: (column) => `Spalte ${column}`,
      pin: 'Angeheftet',
      moveLeft: 'Nach links',
      moveRight: 'Nach rechts',
      resetWidth: 'Breite zurücksetzen',
      retry: 'Erneut versuchen',
      clearFilters: 'Filter löschen',
    },
    dateCalendar: {
      label: 'Kalender',
      locale: '',
      choose: (day) => `${day} auswählen`,
      unavailable: (day) => `${day} nicht verfügbar`,
      previous: (unit) => previous[unit],
      next: (unit) => next[unit],
      chooseMonth: 'Monat auswählen',
      chooseYear: 'Jahr auswählen',
      monthsOf: (year) => `Monate von ${year}`,
      yearsOf: (first, last) => `Jahre ${first} – ${last}`,
      failed: 'Der Kalender konnte nicht geladen werden. Geben Sie das Datum ein.',
    },
    dateField: {
      openCalendar: 'Aus dem Kalender auswählen',
      pattern: (pattern) => pattern.replaceAll('D', 'T').replaceAll('Y', 'J'),
      notADate: 'ist kein Datum',
      before: (day) => `liegt vor dem ${day}`,
      after: (day) => `liegt nach dem ${day}`,
      refused: (reason) => `Die Eingabe ${reason}.`,
      shortYear: 'Geben Sie das Jahr mit vier Ziffern ein.',
      cleared: (text, reason) => `„${text}“ ${reason} und wurde gelöscht.`,
      confirmEmpty: (text, reason, required) =>
        `„${text}“ ${reason} und wurde gelöscht. Geben Sie ein Datum ein${required ? '' : ' oder lassen Sie das Feld leer'}.`,
      restore: 'Wiederherstellen',
      leaveEmpty: 'Leer lassen',
    },
    dialog: { close: 'Schließen' },
    errorState: { retry: 'Erneut versuchen' },
    fileChooser: {
      choose: 'Datei auswählen oder hier ablegen',
      remove: 'Datei entfernen',
      describeProblem: describeFileProblem,
    },
    filterBar: { label: 'Filter' },
    form: {
      optional: '(optional)',
      describeProblem,
      failed: 'Das konnte nicht gespeichert werden. Versuchen Sie es noch einmal.',
      errorSummary: (fields) =>
        fields === 1 ? 'Ein Feld ist noch zu prüfen' : `${fields} Felder sind noch zu prüfen`,
    },
    gauge: { unknown: 'unbekannt' },
    later: {
      failed: 'Das konnte nicht geladen werden',
      advice:
        'Prüfen Sie die Verbindung und versuchen Sie es noch einmal. Wenn es dann nicht geht, laden Sie die Seite neu.',
      retry: 'Erneut versuchen',
      close: 'Schließen',
    },
    messageLog: {
      earlier: (count) => `${count} vor heute`,
      empty: 'Noch keine Meldungen.',
      error: 'Fehler',
      message: 'Meldung',
      locale: '',
    },
    messageStack: { close: 'Schließen' },
    nullable: { empty: '–', short: '–' },
    pagination: {
      label: 'Seiten',
      first: 'Erste Seite',
      previous: 'Vorherige Seite',
      page: (page) => `Seite ${page}`,
      pages: (pages) => `${count(pages)} Seiten`,
      next: 'Nächste Seite',
      last: 'Letzte Seite',
    },
    passwordField: { show: 'Passwort anzeigen', hide: 'Passwort verbergen' },
    skeleton: { loading: 'Lädt' },
    skipLink: { label: 'Zum Inhalt springen' },
    spinner: { loading: 'Lädt' },
    statCard: { unknown: 'unbekannt', loading: 'Lädt' },
    tableFooter: {
      range: (from, to, total) => `${count(from)} bis ${count(to)} von ${count(total)}`,
      none: 'Keine Einträge',
      pageSize: 'Zeilen pro Seite',
      rows: (rows) => `${count(rows)} Zeilen`,
    },
    tableSelection: {
      describe: describeSelection,
      selectAll: (total) => `Alle ${count(total)} auswählen`,
      clear: 'Auswahl aufheben',
    },
    tableSettings: {
      label: 'Tabelleneinstellungen',
      columns: 'Spalten',
      pin: (column) => `${column} anheften`,
      moveUp: (column) => `${column} nach oben`,
      moveDown: (column) => `${column} nach unten`,
      width: (column) => `Breite von ${column} in px`,
      moved: (column, place, columns) => `${column} ist jetzt an Stelle ${place} von ${columns}`,
      reset: 'Spalten zurücksetzen',
      density: 'Zeilenhöhe',
      compact: 'Eng',
      regular: 'Normal',
      comfortable: 'Weit',
    },
    toast: { hide: 'Meldung ausblenden' },
  },
};

const previous = { month: 'Voriger Monat', year: 'Voriges Jahr', years: 'Vorige Jahre' };
const next = { month: 'Nächster Monat', year: 'Nächstes Jahr', years: 'Nächste Jahre' };

function describeFileProblem(problem: FileProblem): string {
  switch (problem.kind) {
    case 'extension':
      return `„${problem.name}“ ist keine Datei mit der Endung ${problem.extensions.join(' oder ')}.`;
    case 'empty':
      return `„${problem.name}“ ist leer.`;
    case 'unreadable':
      return `„${problem.name}“ kann nicht gelesen werden. Wählen Sie eine Kopie auf diesem Computer.`;
    case 'content':
      return `„${problem.name}“ heißt .xlsx, ist aber keine Excel-Arbeitsmappe. Speichern Sie die Datei in Excel als .xlsx.`;
    case 'protected':
      return `„${problem.name}“ hat ein Passwort oder das alte Format .xls. Speichern Sie die Datei ohne Passwort als .xlsx.`;
    case 'several':
      return 'Hier ist nur eine Datei möglich. Legen Sie eine nach der anderen ab.';
    default:
      return problem satisfies never;
  }
}

function describeProblem(control: ControlState): string {
  const { validity, type, title } = control;
  if (validity.customError) return control.validationMessage;
  if (isMissing(control)) return missing(type);
  if (validity.badInput)
    return type === 'number' ? 'Geben Sie eine Zahl ein.' : 'Das ist nicht lesbar.';
  if (validity.typeMismatch)
    return type === 'email'
      ? 'Geben Sie eine E-Mail-Adresse wie name@example.com ein.'
      : 'Geben Sie eine ganze Adresse wie https://example.com ein.';
  if (validity.tooShort) return `Geben Sie mindestens ${control.minLength} Zeichen ein.`;
  if (validity.tooLong) return `Geben Sie höchstens ${control.maxLength} Zeichen ein.`;
  if (validity.rangeUnderflow) return `Der kleinste Wert ist ${control.min}.`;
  if (validity.rangeOverflow) return `Der größte Wert ist ${control.max}.`;
  return title || 'Dieser Wert passt nicht.';
}

function missing(type: string): string {
  if (type === 'select-one' || type === 'radio') return 'Wählen Sie eine Option aus.';
  if (type === 'file') return 'Wählen Sie eine Datei aus.';
  if (type === 'checkbox') return 'Setzen Sie dieses Häkchen.';
  return 'Füllen Sie dieses Feld aus.';
}

function describeSelection(selection: Selection<RowId, unknown>): string {
  if (selection.kind === 'ids') return `${count(selection.ids.size)} ausgewählt`;
  const { total, except } = selection;
  return except.size === 0
    ? `Alle ${count(total)} ausgewählt`
    : `Alle ${count(total)} außer ${count(except.size)} ausgewählt`;
}
