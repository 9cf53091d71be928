import type { FacilityDates, LetterQuestion, LetterRemark } from '@audit-letters/api-client';
import {
  Banner,
  Button,
  Checkbox,
  DescriptionList,
  Dialog,
  formatCount,
  formatDay,
  Link,
  LinkButton,
  nullableTexts,
  Spinner,
} from '@audit-letters/ui';
import { useRef, useState } from 'react';
import { counted } from '../../format/counted.ts';
import { groupInWords, moreInWords, mostNamed } from './groups.ts';

export interface LettersQuestionProps {
  /** The question of the server. */
  question: LetterQuestion;
  /** Why the letters of the question before were refused: it no longer applies. */
  refusal?: string | undefined;
  /** An equal request got no response: its letters may exist, and are not made twice. */
  repeats: boolean;
  /** The address where a tenant is edited. */
  tenantHref: (tenantId: number) => string;
  /** The address where the letter dates of a facility are set. */
  datesHref: (facilityId: number) => string;
  /** The user prints the letters, also for these of the choices. */
  onYes: (answer: { chosen: readonly number[] }) => void;
  /** The user prints nothing. */
  onNo: () => void;
}

/** Asks the question of the server before letters are made (LET-94). */
export function LettersQuestion({
  question,
  refusal,
  repeats,
  tenantHref,
  datesHref,
  onYes,
  onNo,
}: LettersQuestionProps) {
  const { choices, dates, remarks, left_out, more_facilities, noun } = question;
  const [ticked, setTicked] = useState<ReadonlySet<number>>(new Set());
  const yesRef = useRef<HTMLButtonElement>(null);
  const noRef = useRef<HTMLButtonElement>(null);
  const datesRef = useRef<HTMLAnchorElement>(null);
  const count = question.letters + ticked.size;
  const isFor = count > 0 || repeats;
  const isSerious = remarks.some(({ severity }) => severity === 'serious');
  const datesOf = remarks.find((each) => each.severity === 'serious' && each.dates_of !== null);
  const setDates = isFor && datesOf?.dates_of ? datesHref(datesOf.dates_of) : undefined;
  const yesIsFirst = isFor && !isSerious && !refusal && !repeats;

  return (
    <Dialog
      open
      role="alertdialog"
      closeButton={false}
      title={question.title}
      description={
        <>
          <p>{question.summary}</p>
          {(repeats || refusal || remarks.length > 0) && (
            <Banner tone="warning" className="al-letters-question-odd">
              <ul>
                {repeats && <li>{repeatedText}</li>}
                {refusal && <li>{refusal}</li>}
                {remarks.map((remark) => (
                  <li key={remark.sentence}>
                    <Remark remark={remark} tenantHref={tenantHref} />
                  </li>
                ))}
              </ul>
            </Banner>
          )}
        </>
      }
      initialFocusRef={setDates ? datesRef : yesIsFirst ? yesRef : noRef}
      onOpenChange={onNo}
      {...(isFor && { onSubmit: () => onYes({ chosen: [...ticked] }) })}
      footer={({ close }) => (
        <>
          <Button
            ref={noRef}
            variant={yesIsFirst || setDates ? 'secondary' : 'primary'}
            onClick={close}
          >
            {isFor || choices.length > 0 ? 'No' : 'Close'}
          </Button>
          {setDates && (
            <LinkButton ref={datesRef} variant="primary" href={setDates}>
              No, set the dates
            </LinkButton>
          )}
          {isFor && (
            <Button ref={yesRef} type="submit" variant={yesIsFirst ? 'primary' : 'secondary'}>
              {repeats ? 'Yes, ask again' : `Yes, print ${counted(count, noun)}`}
            </Button>
          )}
        </>
      )}
    >
      <div className="al-letters-question">
        <div className="al-letters-question-facts">
          <Dates dates={dates} more={more_facilities} />
          {choices.map((group) => (
            <fieldset key={group.words}>
              <legend>{group.words}</legend>
              {group.tenants.map(({ tenant_id, name }) => (
                <Checkbox
                  key={tenant_id}
                  label={name}
                  checked={ticked.has(tenant_id)}
                  onCheckedChange={({ checked }) =>
                    setTicked((before) => {
                      const next = new Set(before);
                      if (checked) next.add(tenant_id);
                      else next.delete(tenant_id);
                      return next;
                    })
                  }
                />
              ))}
            </fieldset>
          ))}
          {choices.length > 0 && !isFor && <p>Tick the tenants who get a letter.</p>}
          {left_out.length > 0 && (
            <div className="al-letters-question-left">
              <p>Left out:</p>
              <ul>
                {left_out.map((group) => (
                  <li key={group.words}>{groupInWords(group)}</li>
                ))}
              </ul>
            </div>
          )}
        </div>
        {question.picture && (
          <Picture
            // Another question has another picture, also after one that failed.
            key={question.picture}
            src={question.picture}
            href={question.preview}
          />
        )}
      </div>
    </Dialog>
  );
}

/** A remark with the first tenants that it is about, each a link to its edit. */
function Remark({
  remark,
  tenantHref,
}: { remark: LetterRemark } & Pick<LettersQuestionProps, 'tenantHref'>) {
  const { sentence, tenants } = remark;
  if (tenants.length === 0) return sentence;
  const more = moreInWords(remark);
  return (
    <>
      {`${sentence} `}
      {tenants.slice(0, mostNamed).map(({ tenant_id, name }, at) => (
        <span key={tenant_id}>
          {at > 0 && '; '}
          <Link href={tenantHref(tenant_id)}>{name}</Link>
        </span>
      ))}
      {more && `; ${more}`}
    </>
  );
}

const dayOrNone = (day: FacilityDates['dates'][number]['day']) =>
  day ? formatDay(day) : nullableTexts.short;

/** The dates of one facility as a list, those of several as a table. */
function Dates({ dates, more }: { dates: readonly FacilityDates[]; more: number }) {
  const [first, ...others] = dates;
  if (!first) return null;
  if (others.length === 0)
    return (
      <DescriptionList
        items={first.dates.map(({ name, day }) => ({ term: name, value: dayOrNone(day) }))}
      />
    );
  return (
    <>
      <table className="al-number-table al-letters-states al-letters-question-dates">
        <thead>
          <tr>
            <th scope="col">Facility</th>
            {first.dates.map(({ name }) => (
              <th key={name} scope="col">
                {name}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {dates.map((facility) => (
            <tr key={facility.facility_number}>
              <th scope="row">{facility.facility_number}</th>
              {facility.dates.map(({ name, day }) => (
                <td key={name}>{dayOrNone(day)}</td>
              ))}
            </tr>
          ))}
        </tbody>
      </table>
      {more > 0 && <p>{`And ${formatCount(more)} more.`}</p>}
    </>
  );
}

const repeatedText =
  'The last request for these letters got no answer, so they may exist. Asking again makes no letter twice.';

/** The first letter with the window of its envelope. A server without pictures shows none. */
function Picture({ src, href }: { src: string; href: string | null }) {
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
