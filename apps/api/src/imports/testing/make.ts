/**
 * Writes a sample rent roll to the standard output:
 * `node --conditions=@audit-letters/source make.ts sitelink_web 400 --facility 1001 > rent-roll.xlsx`.
 * A fifth word names another file of the import, for easystorage: `tenant_address_list`.
 */
import { parseArgs } from 'node:util';
import { ImportFiles, SoftwareKinds } from '@audit-letters/api-client/contract';
import { sampleOf } from './samples.ts';

const { positionals, values } = parseArgs({
  allowPositionals: true,
  options: { facility: { type: 'string', default: '1001' }, help: { type: 'boolean' } },
});
const [softwareWord, countWord = '400', fileWord = 'rent_roll'] = positionals;
const software = SoftwareKinds.find((kind) => kind === softwareWord);
const file = ImportFiles.find((name) => name === fileWord);
const count = Number(countWord);
if (!software || !file || !Number.isInteger(count) || values.help) {
  process.stderr.write(
    `npm run rent-roll --silent -- <${SoftwareKinds.join('|')}> <tenants> [file] [--facility <number>] > rent-roll.xlsx\n`,
  );
  process.exit(2);
}
const files = await sampleOf(software).files({ count, facility: values.facility });
const workbook = files[file];
if (!workbook) {
  process.stderr.write(`${software} has no ${file}\n`);
  process.exit(2);
}
process.stdout.write(workbook);
