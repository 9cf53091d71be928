import { downloads } from '../activity/downloads.ts';
import { jobs } from '../activity/jobs.ts';
import { letterCalls } from '../loading/calls.ts';

/** Takes letters back, whose PDF and mail merge are deleted: Messages no longer has links to them (SHL-78). */
export async function takeBack(filename: string): Promise<void> {
  await letterCalls.takeBack(filename);
  const name = encodeURIComponent(filename.replace(/\.pdf$/, ''));
  const isDeleted = (href: string) => href.includes(`/download-letters/${name}`);
  downloads.forget(isDeleted);
  jobs.forgetFiles(isDeleted);
}
