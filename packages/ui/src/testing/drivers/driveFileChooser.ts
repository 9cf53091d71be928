import { type DriverOptions, driving, findOne, textOf, until } from './dom.ts';

/** A `FileChooser` in the words of a reader. */
export interface FileChooserDriver {
  /** The name of the file that was taken, or null. */
  file: () => string | null;
  /** Why the last file was refused, or null. */
  problem: () => string | null;
  /** What is doubted about the file that was taken, or null. */
  warning: () => string | null;
  /** Offers a file, and waits until it is taken or refused. */
  choose: (file: File) => Promise<void>;
  /** Takes the file away. */
  remove: () => Promise<void>;
}

/** Drives the `FileChooser` in (or at) `container`. */
export function driveFileChooser(
  container: ParentNode,
  options: DriverOptions = {},
): FileChooserDriver {
  const drive = driving(options);
  const input = () => findOne(container, 'input[type="file"]', 'file chooser', options.name);
  const frame = () => input().parentElement;
  const file = () => textOf(frame()?.querySelector('.al-file-chooser-name')) || null;
  const problem = () =>
    input().getAttribute('aria-invalid') === 'true'
      ? (input().getAttribute('aria-describedby') ?? '')
          .split(/\s+/)
          .map((id) => textOf(input().ownerDocument.getElementById(id)))
          .join(' ')
          .trim()
      : null;

  return {
    file,
    problem,
    warning: () => textOf(frame()?.parentElement?.querySelector('.al-file-chooser-doubt')) || null,
    async choose(chosen) {
      const before = problem();
      await drive.user.upload(input(), chosen);
      await until(
        () => {
          const now = problem();
          return file() === chosen.name || (now && (now !== before || now.includes(chosen.name)));
        },
        `The file '${chosen.name}' was neither taken nor refused.`,
        drive,
      );
    },
    async remove() {
      const button = frame()?.querySelector('button');
      if (!button) throw new Error('There is no file to take away.');
      await drive.user.click(button);
      await until(() => file() === null, 'The file is still there.', drive);
    },
  };
}
