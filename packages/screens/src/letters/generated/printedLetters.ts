import type { LetterGroup, LetterType, Tenant } from '@audit-letters/api-client';

/** A generated batch with the addresses of its files. */
export interface GeneratedLetterFiles {
  /** The type of the letters. */
  letterType: LetterType;
  /** The name of the PDF, which identifies the batch. */
  fileName: string;
  /** The number of tenants with a letter. */
  tenantCount: number;
  /** The facility or state of the letters. */
  place?: string;
  /** The chosen tenants who got letters; omitted without a choice. */
  tenants?: readonly Tenant[];
  /** The address of the PDF. */
  href: string;
  /** The address of the mail-merge file. */
  mailMergeHref: string | null;
  /** Tenants who have no letter, by the reason. */
  leftOut?: readonly LetterGroup[];
}

/** The batches that one press has printed. */
export interface PrintedLetters {
  /** Oldest first. */
  batches: readonly [...GeneratedLetterFiles[], GeneratedLetterFiles];
  /** The number of tenants who are ready for the next batch. */
  remaining: number;
  /** Whether one call has made all of them. */
  isAll?: boolean;
  /** Why the batch after them failed. */
  error?: string | undefined;
}

/** The number of letters in batches. */
export const lettersOf = (batches: PrintedLetters['batches']): number =>
  batches.reduce((sum, { tenantCount }) => sum + tenantCount, 0);
