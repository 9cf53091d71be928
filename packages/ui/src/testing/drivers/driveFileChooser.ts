import { type DriverOptions, driverContext, findOne, textOf, until } from './dom.ts';

/** Driver of a `FileChooser`. */
export interface FileChooserDriver {
  /** Name of the accepted file, or null. */
  file: () => string | null;
  /** The error message, or null. */
  problem: () => string | null;
  /** The warning about the accepted file, or null. */
  warning: () => string | null;
  /** Selects a file and waits until it is accepted or rejected. */
  choose: (file: File) => Promise<void>;
  /** Removes the file. */
  remove: () => Promise<void>;
}

/** Creates a driver for the `FileChooser` in (or at) `container`. */
export function driveFileChooser(
  container: ParentNode,
  options: DriverOptions = {},
): FileChooserDriver {
  const context = driverContext(options);
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
      await context.user.upload(input(), chosen);
      await until(
        () => {
          const now = problem();
          return file() === chosen.name || (now && (now !== before || now.includes(chosen.name)));
        },
        `The file '${chosen.name}' was neither accepted nor rejected.`,
        context,
      );
    },
    async remove() {
      const button = frame()?.querySelector('button');
      if (!button) throw new Error('There is no file to remove.');
      await context.user.click(button);
      await until(() => file() === null, 'The file is still there.', context);
    },
  };
}
