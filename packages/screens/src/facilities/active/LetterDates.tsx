import type { Day, Facility } from '@audit-letters/api-client';
import { LetterTypes, letterNames, letterTypes } from '@audit-letters/api-client/values';
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
    {LetterTypes.map((type) => (
      <LetterDate
        key={type}
        letter={letterNames[type]}
        send={facility[letterTypes[type].sendDate]}
        sent={facility[letterTypes[type].sentDate]}
      />
    ))}
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
