import { createHash, randomBytes } from 'node:crypto';
import { Readable } from 'node:stream';
import type { Db } from '../database/engine.ts';
import type { Transaction } from '../database/transaction.ts';

/**
 * What a file is decides who may read it: exports and duplicates belong to whoever made them, letters
 * and archives to all staff.
 */
export type FileKind = 'export' | 'duplicates' | 'letters' | 'mail_merge' | 'archive';

export interface NewFile {
  /** By which downloads find it, unique. Not a path, and never used as one. */
  name: string;
  kind: FileKind;
  /** What the browser saves it as. */
  displayName: string;
  mediaType: string;
  bytes: Buffer;
  userId: number | null;
  facilityId: number | null;
  /** `null`: kept until its owner record goes. */
  expiresAt: Date | null;
}

export interface StoredFile {
  id: number;
  name: string;
  kind: string;
  displayName: string;
  mediaType: string;
  size: number;
  sha256: string;
}

/** The user that requests a file. */
export interface FileCaller {
  userId: number;
  facilityId: number | null;
  staff: boolean;
}

const CHUNK_BYTES = 262_144;
/** An archive's name holds a facility number and a prime site id, of up to 200 characters each. */
const LONGEST_NAME = 600;

/** A part for names of files that nobody should guess: 128 random bits. */
export const randomNamePart = (): string => randomBytes(16).toString('base64url');

/**
 * Stores a file in the transaction of the record that it belongs to, so that both exist or neither.
 * It lives in the database in chunks, which every engine and every replica has.
 */
export async function saveFile(trx: Transaction, file: NewFile, now: Date): Promise<StoredFile> {
  const stored = {
    name: file.name,
    kind: file.kind,
    size: file.bytes.byteLength,
    sha256: createHash('sha256').update(file.bytes).digest('hex'),
  };
  const { id } = await trx
    .insertInto('files')
    .values({
      ...stored,
      display_name: file.displayName,
      media_type: file.mediaType,
      user_id: file.userId,
      facility_id: file.facilityId,
      created_at: now,
      expires_at: file.expiresAt,
    })
    .returning('id')
    .executeTakeFirstOrThrow();
  for (let position = 0; position * CHUNK_BYTES < file.bytes.byteLength; position += 1) {
    const bytes = file.bytes.subarray(position * CHUNK_BYTES, (position + 1) * CHUNK_BYTES);
    await trx.insertInto('file_chunks').values({ file_id: id, position, bytes }).execute();
  }
  return { id, ...stored, displayName: file.displayName, mediaType: file.mediaType };
}

/** The file of exactly this name, if it is of one of these kinds and this caller may see it. */
export async function findFile(
  db: Db | Transaction,
  name: string,
  kinds: readonly FileKind[],
  caller: FileCaller,
  now: Date,
): Promise<StoredFile | undefined> {
  if (name.length > LONGEST_NAME || name.includes('\0')) return undefined;
  const file = await db
    .selectFrom('files')
    .selectAll()
    .where('name', '=', name)
    .where('kind', 'in', [...kinds])
    .where((or) => or.or([or('expires_at', 'is', null), or('expires_at', '>', now)]))
    .executeTakeFirst();
  if (!file || !mayRead(file, caller)) return undefined;
  return { ...file, displayName: file.display_name, mediaType: file.media_type };
}

function mayRead(
  file: { kind: string; user_id: number | null; facility_id: number | null },
  caller: FileCaller,
): boolean {
  const ownersOnly = file.kind === 'export' || file.kind === 'duplicates';
  if (!ownersOnly) return caller.staff;
  // A manager's export tells of one facility; with another facility it is no longer theirs.
  const facilityHolds = caller.staff || file.facility_id === caller.facilityId;
  return file.user_id === caller.userId && facilityHolds;
}

/** The bytes of a stored file, read as they are sent. */
export function openFile(db: Db | Transaction, file: Pick<StoredFile, 'id' | 'size'>): Readable {
  return Readable.from(chunks(db, file), { objectMode: false });
}

async function* chunks(db: Db | Transaction, { id, size }: Pick<StoredFile, 'id' | 'size'>) {
  for (let position = 0; position * CHUNK_BYTES < size; position += 1) {
    const { bytes } = await db
      .selectFrom('file_chunks')
      .select('bytes')
      .where('file_id', '=', id)
      .where('position', '=', position)
      .executeTakeFirstOrThrow();
    yield bytes;
  }
}

/** Removes what has expired, and letters whose batch went with its facility. */
export async function sweepFiles(db: Db, now: Date): Promise<void> {
  await db.deleteFrom('files').where('expires_at', '<=', now).execute();
  await db
    .deleteFrom('files')
    .where('kind', 'in', ['letters', 'mail_merge'])
    .where(({ not, exists, selectFrom }) =>
      not(
        exists(
          selectFrom('letter_batches')
            .select('letter_batches.id')
            .where(({ or, eb, ref }) =>
              or([
                eb('letter_batches.file_id', '=', ref('files.id')),
                eb('letter_batches.mail_merge_file_id', '=', ref('files.id')),
              ]),
            ),
        ),
      ),
    )
    .execute();
}
