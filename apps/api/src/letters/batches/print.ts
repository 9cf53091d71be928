import type { Day, LetterType } from '@audit-letters/api-client/contract';
import { type NewFile, randomNamePart } from '../../files/index.ts';
import { Invalid } from '../../http/errors.ts';
import { XLSX_MEDIA_TYPE } from '../../sheets/write.ts';
import type { LetterDeps } from '../deps.ts';
import type { BatchRequest, DraftedBatch } from '../draft/draft.ts';
import { mailMergeWorkbook } from './mailMerge.ts';

/** The files of a batch, not stored yet. */
export interface PrintedBatch {
  savedAt: Date;
  letters: NewFile;
  mailMerge: NewFile;
}

const titles: Record<LetterType, string> = {
  initial: 'Audit letters',
  follow_up: 'Enrollment letters',
  welcome: 'Welcome letters',
};

/** 'L-103_audit_letters_2026-10-01'. Characters that paths use are replaced. */
function fileNameOf(whose: string, type: LetterType, day: Day): string {
  const place = [...whose.replace(/[^\p{L}\p{M}\p{N}_-]/gu, '_')].slice(0, 40).join('');
  return `${place}_${titles[type].toLowerCase().replace(' ', '_')}_${day}`;
}

/** Prints the PDF and writes the mail merge file of a draft. */
export async function printBatch(
  { clock, printer, layout }: LetterDeps,
  request: BatchRequest,
  draft: DraftedBatch,
): Promise<PrintedBatch> {
  const { scope, type, userId } = request;
  const { day } = draft;
  const savedAt = clock.now();
  const whose = scope.facilityNumber ?? scope.state ?? '';
  const fileName = fileNameOf(whose, type, day);
  const drawn = await printer.print({
    title: `${titles[type]} for ${whose}, ${day}`,
    letters: draft.letters.map(({ letter }) => letter),
    createdAt: savedAt,
    layout,
  });
  if ('unprintable' in drawn) {
    const reasons = drawn.unprintable.map(({ reason }) => reason);
    const more = reasons.length > 5 ? ` There are ${reasons.length - 5} more such letters.` : '';
    throw new Invalid(`No letters were made. ${reasons.slice(0, 5).join(' ')}${more}`);
  }
  const common = { userId, facilityId: scope.facilityId, expiresAt: null };
  // File names show in address bars. The random part prevents guessing others.
  const name = `${fileName}_${randomNamePart()}`;
  return {
    savedAt,
    letters: {
      ...common,
      name: `${name}.pdf`,
      kind: 'letters',
      displayName: `${fileName}.pdf`,
      mediaType: 'application/pdf',
      bytes: drawn.pdf,
    },
    mailMerge: {
      ...common,
      name: `${name}_mail_merge.xlsx`,
      kind: 'mail_merge',
      displayName: `${fileName}_mail_merge.xlsx`,
      mediaType: XLSX_MEDIA_TYPE,
      bytes: await mailMergeWorkbook(draft.letters, { type, scope, clock }),
    },
  };
}
