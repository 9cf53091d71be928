// Writes the descriptions of the contract into its .d.ts files as comments, which editors show. Comments stand on the
// line of their name, so that the maps to the sources stay right.
import { globSync, readFileSync, writeFileSync } from 'node:fs';
import * as contract from './dist/contract.js';

const entities = new Map(Object.entries(contract));
const comment = (text) => (text ? `/** ${text} */ ` : '');

for (const file of globSync('dist/**/{*ontract,schema}.d.ts')) {
  const types = readFileSync(file, 'utf8');
  const entity = /^export declare const (\w+): Type\.TObject<\{\n((?: {4}.*\n)*)\}>;$/gm;
  const commented = types.replace(entity, (declaration, name, fields) => {
    const { description, properties = {} } = entities.get(name) ?? {};
    const lines = fields.replace(
      /^ {4}(\w+): /gm,
      (line, field) => `    ${comment(properties[field]?.description)}${line.trimStart()}`,
    );
    return comment(description) + declaration.replace(fields, () => lines);
  });
  // The numbers of rules are for readers of the repository.
  writeFileSync(file, commented.replaceAll(/ ?\([A-Z]{3}-\d+[^)]*\)/g, ''));
}
