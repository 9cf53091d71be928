import { expect, it } from 'vitest';
import { downloadName } from './downloads.ts';

// SHL-78
it.each([
  ['/api/exports/download?file_key=9f.xlsx&filename=all_facilities', 'All facilities'],
  ['/api/facilities/download-letters/audit_D-1042.pdf', 'audit_D-1042.pdf'],
  [
    '/api/facilities/download-letters/L-104_welcome_letters_2026-11-26_2_xMp2_IP58s6vbDXXSeN-ow.pdf',
    'L-104_welcome_letters_2026-11-26_2.pdf',
  ],
  [
    '/api/facility-archives/download-export?filename=D-1042__2026-12-01.xlsx',
    'D-1042__2026-12-01.xlsx',
  ],
  ['/api/facilities/1/preview-letter?letter_type=initial', null],
])('names the download %s %s', (href, name) => {
  expect(downloadName(href)).toBe(name);
});
