import { SaxesParser } from 'saxes';
import type { Archive } from './archive.ts';
import { damaged, WorkbookError } from './refusals.ts';

type Attributes = Readonly<Record<string, string | undefined>>;

export interface XmlHandlers {
  /** The name is without its prefix: some programs write `x:row` for `row`. */
  open?: (name: string, attributes: Attributes) => void;
  close?: (name: string) => void;
  text?: (text: string) => void;
}

/** Parses a part of the package. Yields after every chunk, so the caller can pass on finished rows. */
export async function* parsePart(
  archive: Archive,
  path: string,
  handlers: XmlHandlers,
): AsyncGenerator<void> {
  const parser = new SaxesParser({ position: false });
  const { open, close, text } = handlers;
  // Errors of the handlers leave through `write`, so the first problem ends the reading.
  parser.on('error', (error) => {
    throw damaged(`its part ${path} is no valid XML`, error);
  });
  // Saxes expands no entities but XML's own five; a DOCTYPE still is an attack or no spreadsheet.
  parser.on('doctype', () => {
    throw new WorkbookError(
      'This file holds a document type declaration (DOCTYPE), which no spreadsheet program writes. Export the report again as Excel Workbook (.xlsx) and upload that.',
    );
  });
  if (open) parser.on('opentag', (tag) => open(local(tag.name), tag.attributes as Attributes));
  if (close) parser.on('closetag', (tag) => close(local(tag.name)));
  if (text) {
    parser.on('text', text);
    parser.on('cdata', text);
  }
  for await (const piece of archive.text(path)) {
    parser.write(piece);
    yield;
  }
  parser.close();
}

/** `parsePart` to its end. */
export async function readPart(
  archive: Archive,
  path: string,
  handlers: XmlHandlers,
): Promise<void> {
  for await (const _ of parsePart(archive, path, handlers));
}

const local = (name: string) => name.slice(name.indexOf(':') + 1);
