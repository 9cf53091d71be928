import type { Day, LetterPreflight } from '@audit-letters/api-client';
import { LetterLimit } from '@audit-letters/api-client/values';
import {
  Banner,
  Button,
  Checkbox,
  DescriptionList,
  Dialog,
  formatCount,
  LinkButton,
  Spinner,
} from '@audit-letters/ui';
import { useRef, useState } from 'react';
import { letterDateNames } from '../../format/dates/letterDates.ts';
import { problemName } from '../../format/letterNames.ts';
import { tenantsInWords } from '../../format/tenant.ts';
import { allText } from '../mailingTexts.ts';
import type { LetterRequest } from '../sendLetters.ts';
import {
  type AskedLetters,
  datesOf,
  facilitiesOf,
  type LettersPlace,
  lettersInWords,
  mustSetDates,
  nobodyGets,
  odditiesOf,
  type PrintedFacility,
  placeInWords,
  questionTitle,
  statedDates,
  tenantWords,
} from './letterQuestion.ts';
import { leftOutGroups, mostNamed, namesInWords, notReadyGroups } from './problemGroups.ts';

export interface LettersQuestionProps extends LettersPlace {
  /** The letters to print. */
  letters: AskedLetters;
  /** The tenants who get them; `undefined` if the server lacks the check. */
  preflight: LetterPreflight | undefined;
  /** The user has said Yes to other letters: the tenants or dates changed meanwhile. */
  changed?: boolean;
  /** The ready tenants, as the filter counts them. */
  ready: number;
  /** The current day. */
  today: Day;
  /** The address of a picture of the first letter. */
  pictureHref?: ((request: LetterRequest) => string) | undefined;
  /** The address of the first letter as a PDF. */
  previewHref?: ((request: LetterRequest) => string) | undefined;
  /** Whether an equal request got no response: its letters may exist, and are not made twice. */
  hasNoResponse?: ((request: LetterRequest) => boolean) | undefined;
  /** The address where the letter dates of the facility are set. */
  datesHref?: string | undefined;
  /** The user prints the letters. */
  onYes: (request: LetterRequest) => void;
  /** The user prints nothing. */
  onNo: () => void;
}

/** Says what will be printed, for whom and what is odd about it, before letters are generated (LET-94). */
export function LettersQuestion({
  letters,
  preflight,
  changed = false,
  ready,
  today,
  facility,
  state,
  pictureHref,
  previewHref,
  hasNoResponse,
  datesHref,
  onYes,
  onNo,
}: LettersQuestionProps) {
  const { letterType, whose } = letters;
  const [ticked, setTicked] = useState<ReadonlySet<number>>(() => tickedAtFirst(preflight));
  const yesRef = useRef<HTMLButtonElement>(null);
  const noRef = useRef<HTMLButtonElement>(null);
  const datesRef = useRef<HTMLAnchorElement>(null);
  const facilities = facilitiesOf({ facility, state }, preflight);
  const leftOut = preflight ? leftOutGroups(preflight) : [];
  const notReady = preflight ? notReadyGroups(preflight) : [];
  const printable = (preflight?.ready ?? ready) - (preflight?.unprintable ?? 0);
  const chosen = letters.tenantIds.length > 0;
  const request = requestOf(letters, preflight, ticked);
  const repeats = hasNoResponse?.(request) ?? false;
  const count = chosen
    ? request.tenantIds.length
    : whose === 'all'
      ? printable
      : (preflight?.letters ?? Math.min(LetterLimit, ready));
  const isForNobody = count === 0 && preflight && !repeats && notReady.length === 0;
  const sentences = [
    ...(repeats ? [repeatedText] : []),
    ...(changed ? [changedText] : []),
    ...(isForNobody ? [] : [...odditiesOf(letters, facilities, today), ...tenantWords(facilities)]),
  ];
  const isOdd = isForNobody || sentences.length > 0 || notReady.length > 0;
  const setDates =
    !isForNobody && facilities.some((one) => mustSetDates(letterType, one, today))
      ? datesHref
      : undefined;
  const place = placeInWords({ facility, state }, facilities);
  const isPreviewed = count > 0 && pictureHref !== undefined;

  return (
    <Dialog
      open
      role="alertdialog"
      closeButton={false}
      title={isForNobody ? nobodyGets(letters) : questionTitle(letters, printable)}
      description={
        <>
          <p>
            {isForNobody
              ? place
              : `${lettersInWords(count, letterType)} for ${place.replace(/\.$/, '')}.`}
          </p>
          {!isForNobody && chosen && count < letters.tenantIds.length && (
            <p>{`${tenantsInWords(letters.tenantIds.length)} chosen.`}</p>
          )}
          {whose === 'all' && <p>{allText}</p>}
          {sentences.length > 0 && (
            <Banner tone="warning" className="al-letters-question-odd">
              <ul>
                {sentences.map((sentence) => (
                  <li key={sentence}>{sentence}</li>
                ))}
              </ul>
            </Banner>
          )}
        </>
      }
      initialFocusRef={setDates ? datesRef : isOdd ? noRef : yesRef}
      onOpenChange={onNo}
      {...(!isForNobody && { onSubmit: () => onYes(request) })}
      footer={({ close }) => (
        <>
          <Button
            ref={noRef}
            variant={isOdd && !setDates ? 'primary' : 'secondary'}
            onClick={close}
          >
            {isForNobody ? 'Close' : 'No'}
          </Button>
          {setDates && (
            <LinkButton ref={datesRef} variant="primary" href={setDates}>
              No, set the dates
            </LinkButton>
          )}
          {!isForNobody && (
            <Button
              ref={yesRef}
              type="submit"
              variant={isOdd ? 'secondary' : 'primary'}
              {...(count === 0 && preflight && !repeats && { disabledReason: nobodyTicked })}
            >
              {repeats ? 'Yes, ask again' : `Yes, print ${lettersInWords(count, letterType)}`}
            </Button>
          )}
        </>
      )}
    >
      <div className="al-letters-question">
        <div className="al-letters-question-facts">
          {!isForNobody && <DescriptionList items={statedDates(letters, facilities, today)} />}
          {!isForNobody && facilities.length > 1 && <DatesOfFacilities facilities={facilities} />}
          {notReady.map((group) => (
            <fieldset key={group.kind}>
              <legend>{group.words}</legend>
              {group.tenants.map((tenant) => (
                <Checkbox
                  key={tenant.tenant_id}
                  label={problemName(tenant)}
                  checked={ticked.has(tenant.tenant_id)}
                  onCheckedChange={({ checked }) =>
                    setTicked((before) => {
                      const next = new Set(before);
                      if (checked) next.add(tenant.tenant_id);
                      else next.delete(tenant.tenant_id);
                      return next;
                    })
                  }
                />
              ))}
            </fieldset>
          ))}
          {leftOut.length > 0 && (
            <div className="al-letters-question-left">
              <p>Left out:</p>
              <ul>
                {leftOut.map((group) => (
                  <li key={group.kind}>
                    {group.tenants.length > 0
                      ? `${group.words}: ${namesInWords(group)}`
                      : group.words}
                  </li>
                ))}
              </ul>
            </div>
          )}
        </div>
        {isPreviewed && (
          <Picture
            // Another request is another picture, also after one that failed.
            key={pictureHref(request)}
            src={pictureHref(request)}
            href={previewHref?.(request)}
          />
        )}
      </div>
    </Dialog>
  );
}

/** The dates that the letters of several facilities state, as a table. */
function DatesOfFacilities({ facilities }: { facilities: readonly PrintedFacility[] }) {
  const more = facilities.length - mostNamed;
  return (
    <>
      <table className="al-letters-states al-letters-question-dates">
        <thead>
          <tr>
            <th scope="col">Facility</th>
            {letterDateNames.map(({ key, label }) => (
              <th key={key} scope="col">
                {label}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {facilities.slice(0, mostNamed).map((facility) => (
            <tr key={facility.facility_number}>
              <th scope="row">{facility.facility_number}</th>
              {datesOf(facility).map(({ term, value }) => (
                <td key={term}>{value}</td>
              ))}
            </tr>
          ))}
        </tbody>
      </table>
      {more > 0 && <p>{`And ${formatCount(more)} more.`}</p>}
    </>
  );
}

const nobodyTicked = 'Tick the tenants who get a letter.';
const changedText = 'These letters have changed since you were asked. Nothing was printed.';
const repeatedText =
  'The last request for these letters got no answer, so they may exist. Asking again makes no letter twice.';

/** Chosen tenants who are not ready get their letter by default only if they have no audit letter (LET-90). */
const tickedAtFirst = (preflight: LetterPreflight | undefined) =>
  new Set(
    preflight?.problems
      .filter(({ problem }) => problem === 'not_asked')
      .map(({ tenant_id }) => tenant_id),
  );

/** Chosen tenants with a problem get no letter unless they are ticked. */
function requestOf(
  { whose: _whose, ...letters }: AskedLetters,
  preflight: LetterPreflight | undefined,
  ticked: ReadonlySet<number>,
): LetterRequest {
  const problems = new Set(preflight?.problems.map(({ tenant_id }) => tenant_id));
  return {
    ...letters,
    tenantIds: letters.tenantIds.filter((id) => !problems.has(id) || ticked.has(id)),
  };
}

/** The first letter with the window of its envelope. A server without pictures shows none. */
function Picture({ src, href }: { src: string; href: string | undefined }) {
  const [status, setStatus] = useState<'loading' | 'shown' | 'failed'>('loading');
  if (status === 'failed') return null;
  const image = (
    <img
      src={src}
      alt="The first letter, with the window of its envelope"
      width={220}
      height={285}
      onLoad={() => setStatus('shown')}
      onError={() => setStatus('failed')}
    />
  );
  return (
    <figure aria-busy={status === 'loading' || undefined}>
      {status === 'loading' && <Spinner label="Drawing the first letter" />}
      {href ? (
        <a href={href} target="_blank" rel="noopener">
          {image}
        </a>
      ) : (
        image
      )}
      <figcaption>The first letter. The frame is the window of a #10 envelope.</figcaption>
    </figure>
  );
}
