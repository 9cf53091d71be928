/** The first digits of the ZIP codes of each state, as the Postal Service assigns them. */
const prefixes: Record<string, string> = {
  AA: '340',
  AE: '090-098',
  AK: '995-999',
  AL: '350-369',
  AP: '962-966',
  AR: '716-729 755',
  AS: '96799',
  AZ: '850-865',
  CA: '900-961',
  CO: '800-816',
  CT: '060-069',
  DC: '200 202-205 569',
  DE: '197-199',
  FL: '320-339 341-349',
  FM: '969',
  GA: '300-319 398-399',
  GU: '969',
  HI: '967-968',
  IA: '500-528',
  ID: '832-838',
  IL: '600-629',
  IN: '460-479',
  KS: '660-679',
  KY: '400-427',
  LA: '700-714',
  MA: '010-027 055',
  MD: '206-219',
  ME: '039-049',
  MH: '969',
  MI: '480-499',
  MN: '550-567',
  MO: '630-658',
  MP: '969',
  MS: '386-397',
  MT: '590-599',
  NC: '270-289',
  ND: '580-588',
  NE: '680-693',
  NH: '030-038',
  NJ: '070-089',
  NM: '870-884',
  NV: '889-898',
  NY: '005 063 100-149',
  OH: '430-459',
  OK: '730-749',
  OR: '970-979',
  PA: '150-196',
  PR: '006-007 009',
  PW: '969',
  RI: '028-029',
  SC: '290-299',
  SD: '570-577',
  TN: '370-385',
  TX: '733 750-799 885',
  UT: '840-847',
  VA: '201 220-246',
  VI: '008',
  VT: '050-059',
  WA: '980-994',
  WI: '530-549',
  WV: '247-268',
  WY: '820-831',
};

/** Whether a ZIP code of five or more digits is one of the state; `false` for a state without known ones. */
export function isZipCodeOf(state: string, zipCode: string): boolean {
  return (prefixes[state] ?? '').split(' ').some((range) => {
    const [first = '', last = first] = range.split('-');
    const start = zipCode.slice(0, first.length);
    return first !== '' && first <= start && start <= last;
  });
}

/** Whether the ZIP code is complete and of another state. */
export const isOfAnotherState = (state: string, zipCode: string): boolean =>
  state in prefixes && /^\d{5}/.test(zipCode) && !isZipCodeOf(state, zipCode);
