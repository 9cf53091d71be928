import { readFileSync } from 'node:fs';
import type { LetterType } from '@audit-letters/api-client/contract';
import { eachLetterType } from '@audit-letters/api-client/values';
import { StartupError } from '../../startup/errors.ts';
import type { LetterBlock } from '../print/letter.ts';

/**
 * The placeholders of templates; `units` is 'unit A1' or 'units A1, B2'. An `optional` one may have no value, so it
 * must be inside square brackets: a bracket with a missing value is omitted.
 */
const Placeholders = {
  first_name: 'optional',
  last_name: 'optional',
  full_name: 'always',
  units: 'optional',
  facility_name: 'always',
  facility_number: 'always',
  facility_address: 'always',
  facility_phone: 'optional',
  facility_email: 'optional',
  contact_name: 'optional',
  letter_date: 'always',
  audit_date: 'optional',
  enrollment_date: 'optional',
  reply_date: 'optional',
  effective_date: 'optional',
  coverage_amount: 'optional',
  monthly_fee: 'optional',
  default_coverage: 'always',
} as const;

type Placeholder = keyof typeof Placeholders;

export type PlaceholderValues = {
  [name in Placeholder]: (typeof Placeholders)[name] extends 'always' ? string : string | null;
};

type Piece = { text: string } | { placeholder: Placeholder } | { optional: Piece[] };

type TemplateBlock =
  | { kind: 'coverages' }
  | { kind: 'heading' | 'paragraph' | 'item' | 'box'; pieces: Piece[] };

/** The parsed text of one type of letter, with its placeholders. */
export type Template = readonly TemplateBlock[];

export type Templates = Record<LetterType, Template>;

/** Reads the three text files, which an office may change. An error in one is reported as a sentence. */
export function readTemplates(folder: URL = new URL('../templates/', import.meta.url)): Templates {
  const read = (type: LetterType) => {
    const file = `${type}.txt`;
    return parseTemplate(readText(new URL(file, folder)), `letters/templates/${file}`);
  };
  const welcome = read('welcome');
  if (welcome.some(({ kind }) => kind === 'box')) {
    throw new StartupError(
      'letters/templates/welcome.txt: welcome letters have no reply slip, so they cannot have a box ([ ]).',
    );
  }
  return { ...eachLetterType(read), welcome };
}

function readText(file: URL): string {
  try {
    return readFileSync(file, 'utf8');
  } catch {
    throw new StartupError(`The letter template ${file.pathname} cannot be read.`);
  }
}

/**
 * Blank lines separate blocks. A block is a heading ('# '), a list item ('- '), a box of the reply slip ('[ ] '), the
 * table of the state's coverages ('{coverages}') or a paragraph, which keeps its line breaks.
 */
export function parseTemplate(source: string, file: string): Template {
  return source
    .replace(/^\uFEFF/, '')
    .replace(/\r\n?/g, '\n')
    .split(/\n[ \t]*\n|\n(?=- |\[ \] )/)
    .map((text) => text.trim())
    .filter((text) => text !== '')
    .map((text): TemplateBlock => {
      if (text === '{coverages}') return { kind: 'coverages' };
      const [kind, body] = text.startsWith('# ')
        ? (['heading', text.slice(2)] as const)
        : text.startsWith('- ')
          ? (['item', text.slice(2)] as const)
          : text.startsWith('[ ] ')
            ? (['box', text.slice(4)] as const)
            : (['paragraph', text] as const);
      return { kind, pieces: parsePieces(body, file) };
    });
}

/** The texts and placeholders, and the brackets, which hold no other ones. */
const parsePieces = (text: string, file: string, isOptional = false): Piece[] =>
  (text.match(/\[[^[\]]*\]|\{[^{}]*\}|[^[\]{}]+|./gs) ?? []).map(
    (token): Piece =>
      token.startsWith('[') && token.length > 1
        ? { optional: parsePieces(token.slice(1, -1), file, true) }
        : parsePlaceholder(token, file, !isOptional),
  );

function parsePlaceholder(token: string, file: string, mustHaveValue: boolean): Piece {
  if (/^[[\]{}]$/.test(token)) throw new StartupError(`${file}: a '${token}' has no partner.`);
  if (!token.startsWith('{')) return { text: token };
  const name = token.slice(1, -1);
  if (name === 'coverages')
    throw new StartupError(`${file}: {coverages} is a table and stands on a line of its own.`);
  if (!isPlaceholder(name)) {
    throw new StartupError(
      `${file}: {${name}} is no placeholder. Known are ${Object.keys(Placeholders).join(', ')}.`,
    );
  }
  if (mustHaveValue && Placeholders[name] === 'optional') {
    throw new StartupError(
      `${file}: {${name}} may have no value. Put it, with the words that need it, into [ ].`,
    );
  }
  return { placeholder: name };
}

const isPlaceholder = (name: string): name is Placeholder => Object.hasOwn(Placeholders, name);

/** Replaces the placeholders. Braces and brackets within a value stay as they are. */
export function fillTemplate(
  template: Template,
  values: PlaceholderValues,
  coverages: readonly string[],
): LetterBlock[] {
  return template.flatMap((block): LetterBlock[] => {
    if (block.kind === 'coverages') {
      return coverages.length > 0 ? [{ kind: 'coverages', labels: [...coverages] }] : [];
    }
    if (block.kind === 'box') return [];
    const text = fill(block.pieces, values).trim();
    return text === '' ? [] : [{ kind: block.kind, text }];
  });
}

/** The boxes that a template adds to the reply slip. */
export const fillBoxes = (template: Template, values: PlaceholderValues): string[] =>
  template.flatMap((block) => (block.kind === 'box' ? [fill(block.pieces, values).trim()] : []));

const fill = (pieces: readonly Piece[], values: PlaceholderValues): string =>
  pieces.reduce((text, piece) => {
    const next = fillPiece(piece, values);
    // A name such as 'Storage Co.' ends the sentence with its own period.
    return text.endsWith('.') && next.startsWith('.') ? text + next.slice(1) : text + next;
  }, '');

function fillPiece(piece: Piece, values: PlaceholderValues): string {
  if ('text' in piece) return piece.text;
  if ('placeholder' in piece) return values[piece.placeholder] ?? '';
  const complete = piece.optional.every(
    (part) => !('placeholder' in part) || values[part.placeholder],
  );
  return complete ? fill(piece.optional, values) : '';
}
