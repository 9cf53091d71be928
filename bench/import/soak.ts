import { sampleOf } from '../../apps/api/src/imports/testing/samples.ts';
import { WorkbookError } from '../../apps/api/src/sheets/read/refusals.ts';
import { openSheet } from '../../apps/api/src/sheets/read.ts';
import { mutated, mutatedText, randomFrom } from '../../apps/api/src/sheets/testing/mutate.ts';
import { rawWorkbook, sheetXml } from '../../apps/api/src/sheets/testing/rawWorkbook.ts';

/** Reads thousands of mutated workbooks. Each one is read or refused with a sentence, in bounded time and memory. */
const rounds = Number(process.argv[2] ?? 10_000);
const random = randomFrom(Number(process.argv[3] ?? 1));
const { rent_roll: sound = Buffer.alloc(0) } = await sampleOf('sitelink_web').files({
  count: 60,
  facility: '1001',
});
const row =
  '<row r="2"><c r="A2" t="s"><v>0</v></c><c r="B2" s="4"><v>46081</v></c><c t="inlineStr"><is><t>Ann</t></is></c></row>';
const xml = sheetXml(row.repeat(40));

/** Every second workbook is a valid zip file in which only the XML of the sheet is mutated. */
const hostile = (round: number) =>
  round % 2 === 0
    ? mutated(sound, random)
    : rawWorkbook({
        'xl/worksheets/sheet1.xml': mutatedText(xml, random),
        'xl/sharedStrings.xml': '<sst><si><t>Unit</t></si></sst>',
      });
const counts = { read: 0, refused: 0, failed: 0 };
let slowest = 0;
for (let round = 0; round < rounds; round += 1) {
  const file = await hostile(round);
  const begin = performance.now();
  try {
    for await (const _ of (await openSheet(file)).rows());
    counts.read += 1;
  } catch (error) {
    if (error instanceof WorkbookError) counts.refused += 1;
    else {
      counts.failed += 1;
      process.stdout.write(`round ${round}: ${error}\n`);
    }
  }
  slowest = Math.max(slowest, performance.now() - begin);
}
process.stdout.write(
  `${rounds} files: ${counts.read} read, ${counts.refused} refused, ${counts.failed} failed otherwise; slowest ${Math.round(slowest)} ms; ${Math.round(process.resourceUsage().maxRSS / 1000)} MB at most\n`,
);
process.exitCode = counts.failed > 0 ? 1 : 0;
