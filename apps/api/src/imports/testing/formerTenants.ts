import { rawWorkbook, sheetXml } from '../../sheets/testing/rawWorkbook.ts';

const text = (value: string) =>
  `<c t="inlineStr"><is><t>${value.replace('&', '&amp;')}</t></is></c>`;
const struckOut = (first: string, second: string) =>
  `<c t="inlineStr"><is><r><rPr><strike/></rPr><t>${first}</t></r><r><t>${second}</t></r></is></c>`;
const line = (unit: string, account: string, name: string, street: string) =>
  `<row>${unit}${account}${name}${text(street)}${text('Austin')}${text('TX')}${text('78701')}</row>`;

/** A rent roll whose identifiers and names are read in another way than by the first release. */
export const formerFile = () =>
  rawWorkbook({
    'xl/styles.xml':
      '<styleSheet><numFmts><numFmt numFmtId="170" formatCode="&quot;A-&quot;000"/></numFmts><cellXfs><xf/><xf numFmtId="170"/></cellXfs></styleSheet>',
    'xl/worksheets/sheet1.xml': sheetXml(
      [
        `<row>${['Unit', 'Tenant ID', 'Tenant Name', 'Address', 'City', 'State', 'Zip'].map(text).join('')}</row>`,
        line(text('12.0'), text('4101.0'), text('Moss, Vera'), '1 Elm St'),
        line(text('="012"'), text('="4201"'), text('"Ash, Nell"'), '2 Elm St'),
        line(text("'013"), text(''), text("'Birch, Odo'"), '3 Elm St'),
        line(text('D1'), text('NULL'), text('Gill, Ida'), '4 Elm St'),
        line(text('D2'), text(''), text('Finch, Omar & Ida Gill'), '5 Elm St'),
        line(text('D3'), text(''), text('Reed, Tam c/o Jo Hale'), '6 Elm St'),
        line(text('D4'), '<c><v>12345678901234567</v></c>', text('Hale, Jo'), '7 Elm St'),
        line('<c s="1"><v>12</v></c>', text(''), text('Vane, Kit'), '8 Elm St'),
        line('<c s="1"><v>14</v></c>', text(''), text('Pike, Dot, Sid'), '9 Elm St'),
        line(text('D5'), text(''), struckOut('Old, Bo', ' Yew, Sid'), '10 Elm St'),
      ].join(''),
    ),
  });

/** The tenants that the first release stored from this file, with the address '… Elm St, Austin, TX 78701'. */
export const formerTenants = [
  ['Vera', 'Moss', '12.0', 'sitelink_web:4101.0', '1 Elm St'],
  ['Nell"', '"Ash', '="012"', 'sitelink_web:="4201"', '2 Elm St'],
  ["Odo'", "'Birch", "'013", 'name:birch|odo|3 elm st', '3 Elm St'],
  ['Ida', 'Gill', 'D1', 'sitelink_web:null', '4 Elm St'],
  ['Omar & Ida Gill', 'Finch', 'D2', 'name:finch|omar ida gill|5 elm st', '5 Elm St'],
  ['Tam c/o Jo Hale', 'Reed', 'D3', 'name:reed|tam co jo hale|6 elm st', '6 Elm St'],
  ['Jo', 'Hale', 'D4', 'sitelink_web:12345678901234600', '7 Elm St'],
  ['Kit', 'Vane', '012', 'name:vane|kit|8 elm st', '8 Elm St'],
  ['Dot Sid', 'Pike', '014', 'name:pike|dot sid|9 elm st', '9 Elm St'],
  ['Bo Yew Sid', 'Old', 'D5', 'name:old|bo yew sid|10 elm st', '10 Elm St'],
].map(([first_name = '', last_name = '', unit = '', import_key = '', address = '']) => ({
  ...{ first_name, last_name, unit, import_key, address },
  ...{ city: 'Austin', state: 'TX', zip_code: '78701' },
}));
