import type { Day, Facility } from '@audit-letters/api-client';
import { formatDay, IconButton, Nullable } from '@audit-letters/ui';
import Check from 'lucide-react/icons/check';
import MailCheck from 'lucide-react/icons/mail-check';

export interface LetterDatesProps {
  /** The facility with its dates. */
  facility: Facility;
  /** Opens the dialog for the dates on which letters were sent. */
  onSentOpen: (facility: Facility) => void;
}

/** The planned and actual dates of the three letters, with the button that opens the letters-sent dialog. */
export const LetterDates = ({ facility, onSentOpen }: LetterDatesProps) => (
  <span className="al-letter-dates">
    <LetterDate
      letter="Audit"
      send={facility.initial_letter_send_date}
      sent={facility.initial_letter_sent_date}
    />
    <LetterDate
      letter="Enrollment"
      send={facility.follow_up_letter_send_date}
      sent={facility.follow_up_letter_sent_date}
    />
    <LetterDate
      letter="Welcome"
      send={facility.welcome_letter_send_date}
      sent={facility.welcome_letter_sent_date}
    />
    <IconButton
      size="small"
      label={`Letters sent for ${facility.facility_number}`}
      icon={<MailCheck />}
      onClick={() => onSentOpen(facility)}
    />
  </span>
);

interface LetterDateProps {
  letter: string;
  send: Day | null;
  sent: Day | null;
}

// The column heading names the letters. A sent date stands in place of the planned one; in a card there is room for both.
const LetterDate = ({ letter, send, sent }: LetterDateProps) => (
  <span
    className="al-letter-date"
    title={sent && send ? `${letter}, planned for ${formatDay(send)}` : letter}
  >
    <span className="al-letter-date-name al-visually-hidden">{letter} </span>
    <span className={`al-letter-date-planned ${sent ? 'al-visually-hidden' : ''}`}>
      <Nullable value={send && formatDay(send)} />
    </span>
    {sent && (
      <span className="al-letter-date-sent">
        <Check aria-hidden />
        <span className="al-visually-hidden"> sent </span>
        {formatDay(sent)}
      </span>
    )}
  </span>
);
