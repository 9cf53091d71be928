import type { Generated } from 'kysely';
import type { Defaulted, Optional } from './columns.ts';

export interface FilesTable {
  id: Generated<number>;
  name: string;
  kind: string;
  user_id: Optional<number>;
  facility_id: Optional<number>;
  display_name: string;
  media_type: string;
  size: number;
  sha256: string;
  created_at: Defaulted<Date>;
  expires_at: Optional<Date>;
}

export interface FileChunksTable {
  file_id: number;
  position: number;
  bytes: Buffer;
}
