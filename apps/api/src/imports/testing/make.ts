/**
 * Writes a sample rent roll to the standard output:
 * `npm run rent-roll --silent -- sitelink_web 400 --facility 1001 > rent-roll.xlsx`.
 * A fifth word names another file of the import, for easystorage: `tenant_address_list`.
 */
import { parseArgs } from 'node:util';
import { ImportFiles, SoftwareKinds } from '@audit-letters/api-client/contract';
import { sampleOf } from './samples.ts';

const usage = `npm run rent-roll --silent -- <${SoftwareKinds.join('|')}> <tenants> [file] [--facility <number>] > rent-roll.xlsx\n`;
const { positionals, values } = readArguments();
const [softwareWord, countWord = '400', fileWord = 'rent_roll'] = positionals;
const software = SoftwareKinds.find((kind) => kind === softwareWord);
const file = ImportFiles.find((name) => name === fileWord);
const count = Number(countWord);
if (values.help) {
  process.stdout.write(usage);
  process.exit();
}
if (!software || !file || !Number.isInteger(count)) refuse(usage);
const files = await sampleOf(software).files({ count, facility: values.facility });
const workbook = files[file];
if (!workbook) refuse(`${software} has no ${file}\n`);
process.stdout.write(workbook);

function readArguments() {
  const options = {
    facility: { type: 'string', default: '1001' },
    help: { type: 'boolean' },
  } as const;
  try {
    return parseArgs({ allowPositionals: true, options });
  } catch {
    return refuse(usage);
  }
}

function refuse(text: string): never {
  process.stderr.write(text);
  process.exit(2);
}
