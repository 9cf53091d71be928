/**
 * Writes a sample rent roll to the standard output:
 * `npm run rent-roll --silent -- sitelink_web 400 --facility 1001 > rent-roll.xlsx`. `--help` says the rest.
 */
import { parseArgs } from 'node:util';
import { ImportFiles, SoftwareKinds } from '@audit-letters/api-client/contract';
import { sampleOf } from './samples.ts';

const usage = `Usage: npm run rent-roll --silent -- SOFTWARE [TENANTS] [FILE] [--facility NUMBER] > rent-roll.xlsx

SOFTWARE  ${SoftwareKinds.join(', ')}
TENANTS   how many tenants the file has; 400 unless given
FILE      ${ImportFiles.join(', ')}; rent_roll unless given, the others are of easystorage only
NUMBER    the number of their facility; 1001 unless given
`;
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
