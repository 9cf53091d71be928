import { describe, expect, it } from 'vitest';
import { nameKey } from '../../../database/searchColumns.ts';
import { mayBeSeveral, parseName, readName, splitStatus, tenantKey } from './names.ts';

describe('a name', () => {
  it.each([
    ['Lee, Ann', 'Ann', 'Lee'],
    ['Lee, Ann M.', 'Ann M.', 'Lee'],
    ['Lee, Ann, Jr', 'Ann', 'Lee Jr'],
    ['Dr. Ann Lee, M.D.', 'Dr. Ann', 'Lee M.D.'],
    ['Robert Lee, Ph.D.', 'Robert', 'Lee Ph.D.'],
    ['Roe, Kim, CPA', 'Kim', 'Roe CPA'],
    ['King, Martin Jr.', 'Martin', 'King Jr.'],
    ['KING, MARTIN L JR', 'MARTIN L', 'KING JR'],
    ['Lee, Ann III', 'Ann', 'Lee III'],
    ['Lee, Ann M Sr', 'Ann M', 'Lee Sr'],
    ['Lee, Ann M.D.', 'Ann', 'Lee M.D.'],
    ['King, Martin, M.D.', 'Martin', 'King M.D.'],
    ['King Jr., Martin', 'Martin', 'King Jr.'],
    ['King, Jr., Martin', 'Martin', 'King Jr.'],
    ['Martin King, Jr', 'Martin', 'King Jr'],
    ['Martin King Jr., M.D.', 'Martin', 'King Jr. M.D.'],
    ['Lee, Ann V', 'Ann V', 'Lee'],
    ['Lee, Ann V.', 'Ann V.', 'Lee'],
    ['Lee, JD', 'JD', 'Lee'],
    ['Lee, V', 'V', 'Lee'],
    ['King, Jr', 'King', 'Jr'],
    ['Ann Lee', 'Ann', 'Lee'],
    ['Ann M Lee', 'Ann M', 'Lee'],
    ['Ann Lee III', 'Ann', 'Lee III'],
    ['Ann & Bo Lee', 'Ann & Bo', 'Lee'],
    ['Smith, John & Jones, Mary', 'John Smith & Mary', 'Jones'],
    ['Smith, John and SMITH, MARY', 'John & MARY', 'SMITH'],
    ['Lee, Ann / Ray, Bo Jr', 'Ann Lee & Bo', 'Ray Jr'],
    ['Lee, Ann & Bo', 'Ann & Bo', 'Lee'],
    ['Lee, Ann and Bo, Jr', 'Ann and Bo', 'Lee Jr'],
    ['Sandy, Rand', 'Rand', 'Sandy'],
    ['Church, Charlotte', 'Charlotte', 'Church'],
    ['Co, Maria', 'Maria', 'Co'],
    ['Bank, Wells Fargo', 'Wells Fargo', 'Bank'],
    ['Acme, Inc.', 'Acme, Inc.', null],
    ['Church, Lee & Ray LLC', 'Church, Lee & Ray LLC', null],
    ['Maria de la Cruz', 'Maria', 'de la Cruz'],
    ['Jan van der Berg', 'Jan', 'van der Berg'],
    ['  LEE ,  ANN ', 'ANN', 'LEE'],
    ['*LATE* Lee, Ann', 'Ann', '*LATE* Lee'],
    ['*Lee, Ann*', 'Ann', 'Lee'],
    ['Cher', 'Cher', null],
    ['Acme Plumbing, LLC', 'Acme Plumbing, LLC', null],
    ['First Baptist Church', 'First Baptist Church', null],
    ['Van Der', 'Van', 'Der'],
    ['Smith, John A & Mary B', 'John A & Mary B', 'Smith'],
    ['Smith, John "Jack" Paul', 'John "Jack" Paul', 'Smith'],
    ['Garcia Lopez, Maria Jose', 'Maria Jose', 'Garcia Lopez'],
    ['Nguyễn-Łukaszewicz, Zoë', 'Zoë', 'Nguyễn-Łukaszewicz'],
    ['王, 小明', '小明', '王'],
    ['الأحمد, محمد', 'محمد', 'الأحمد'],
    ['कुमार, राजेश', 'राजेश', 'कुमार'],
    ['ใจดี, สมชาย', 'สมชาย', 'ใจดี'],
    // IMP-72
    ['Moss, Vera c/o Odo Birch', 'Moss, Vera c/o Odo Birch', null],
    ['Ash, Nell DBA Quick Haul', 'Ash, Nell DBA Quick Haul', null],
    ['Finch, Omar & Ida Gill', 'Finch, Omar & Ida Gill', null],
    ['Reed, Hale & Associates', 'Reed, Hale & Associates', null],
    ['Law Offices of Vane, Yew & Lark', 'Law Offices of Vane, Yew & Lark', null],
    ['Pike, Dot OR Gill, Sid', 'Pike, Dot OR Gill, Sid', null],
    ['Pike, Dot and/or Sid', 'Pike, Dot and/or Sid', null],
    ['Reed, Tam ATTN: Accounts', 'Reed, Tam ATTN: Accounts', null],
    ['Lark, Abe Trustee of the Lark Trust', 'Lark, Abe Trustee of the Lark Trust', null],
    ['Vane, Kit, Trustee', 'Vane, Kit, Trustee', null],
    ['Yew, Sid POA Kit Vane', 'Yew, Sid POA Kit Vane', null],
    ['Ash, Nell and Birch Odo', 'Ash, Nell and Birch Odo', null],
    ['Hale, Jo; Pike, Dot; Reed, Tam', 'Hale, Jo; Pike, Dot; Reed, Tam', null],
    ['c/o Ash, Nell', 'c/o Ash, Nell', null],
    ['Hay, Gi - Autopay', 'Hay, Gi - Autopay', null],
    ['Lee, Ann 2', 'Lee, Ann 2', null],
    ['Lee, Ann Bo Cy Di', 'Lee, Ann Bo Cy Di', null],
    ['Vera Moss c/o Odo Birch', 'Vera Moss c/o Odo Birch', null],
    ['Or, Ann', 'Ann', 'Or'],
    ['Patel Or, Ifeoma', 'Ifeoma', 'Patel Or'],
    ['Ifeoma Patel Or', 'Ifeoma Patel', 'Or'],
    ['', null, null],
  ])('%j is %j and %j', (text, first_name, last_name) => {
    expect(parseName(text)).toEqual({ first_name, last_name });
  });

  // IMP-72
  it.each([
    ['Moss, Vera c/o Odo Birch', true],
    ['Finch, Omar & Ida Gill', true],
    ['Moss Vera, Birch Odo', true],
    ['Hale, Jo; Pike, Dot; Reed, Tam', true],
    ['Reed, Hale & Associates', false],
    ['Brown, Smith, Wallace LLP', false],
    ['Smith, John & Mary', false],
    ['Smith, John & Jones, Mary', false],
    ['de la Cruz, Maria Jose', false],
    ['Van Dyke, Mary Ann', false],
    ['Lee, Ann M.', false],
    ['Lee Roe, Ann M', false],
    ['Ann Lee', false],
  ])('%j may be several: %s', (text, isSeveral) => {
    const { first_name, last_name } = parseName(text);
    expect(mayBeSeveral([first_name, last_name].filter(Boolean).join(' '), text)).toBe(isSeveral);
  });

  it('comes from its own columns before the full name and the business', () => {
    const cells = { first_name: ' Ann ', last_name: 'Lee', full_name: 'Roe, Bo', company: 'Acme' };
    expect(readName(cells)).toEqual({ first_name: 'Ann', last_name: 'Lee' });
    expect(readName({ ...cells, first_name: '', last_name: '' })).toEqual({
      first_name: 'Bo',
      last_name: 'Roe',
    });
    expect(readName({ first_name: '', last_name: '', full_name: '', company: 'Acme' })).toEqual({
      first_name: 'Acme',
      last_name: null,
    });
  });

  it.each([
    ['Martin Jr.', 'King', 'Martin', 'King Jr.'],
    ['Martin', 'King Jr.', 'Martin', 'King Jr.'],
    ['Ann V', 'Lee', 'Ann V', 'Lee'],
    ['Jr', 'King', 'Jr', 'King'],
    ['Martin Jr.', '', 'Martin Jr.', null],
    ['Ann', 'Lee (Moved Out)', 'Ann', 'Lee'],
    ['-', 'Lee', 'Lee', null],
    ['N/A', 'Acme Church', 'Acme Church', null],
    ['', 'Acme Church', 'Acme Church', null],
    ['', 'SMITH, JOHN', 'JOHN', 'SMITH'],
    ['Smith, John', '', 'John', 'Smith'],
    ['', 'Acme, Inc.', 'Acme, Inc.', null],
    ['Ann', 'Unknown', 'Ann', null],
    ['Na', 'Lee', 'Na', 'Lee'],
    ['Unknown', '', 'Unknown', null],
  ])('of the columns %j and %j is %j and %j', (first, last, first_name, last_name) => {
    const cells = { first_name: first, last_name: last, full_name: '', company: '' };
    expect(readName(cells)).toEqual({ first_name, last_name });
  });

  it('is the same in another order, letter case and encoding of accents', () => {
    expect(nameKey('José M.', 'Peña')).toBe(nameKey('PENA', 'm jose'));
  });

  it.each([
    ['СОКОЛОВ', 'Соколов'],
    ['ΠΑΠΑΔΟΠΟΥΛΟΣ', 'Παπαδόπουλος'],
    ['WEISS', 'Weiß'],
    ['YILDIZ', 'Yıldız'],
    ['İnan', 'inan'],
    ['Nguye\u0302\u0303n', 'Nguyễn'],
    ['Ｓｍｉｔｈ', 'smith'],
    ['ﾀﾅｶ', 'タナカ'],
    ['\u200fכהן\u200e', 'כהן'],
  ])('%s is %s', (one, other) => {
    expect(nameKey(null, one)).toBe(nameKey(null, other));
  });

  it.each([
    ['राम', 'रमा'],
    ['กิตติ', 'กิตติ์ดี'],
    ['かとう', 'がとう'],
    ['김', '긴'],
  ])('%s is not %s', (one, other) => {
    expect(nameKey(null, one)).not.toBe(nameKey(null, other));
  });

  // IMP-61
  it.each([
    ['Smith, John (Moved Out)', 'Smith, John', 'Moved Out'],
    ['John Smith - MOVED OUT', 'John Smith', 'MOVED OUT'],
    ['John Smith – moved-out 3/1/2026', 'John Smith', 'moved-out 3/1/2026'],
    ['(Evicted) Smith, John', 'Smith, John', 'Evicted'],
    ['Smith John **VACATED**', 'Smith John', 'VACATED'],
    ['*VACATED 10/1* Smith John', 'Smith John', 'VACATED 10/1'],
    ['MOVED OUT - John Smith-Jones', 'John Smith-Jones', 'MOVED OUT'],
    ['John Smith [former tenant]', 'John Smith', 'former tenant'],
    ['John Smith moved out', 'John Smith', 'moved out'],
    ['Smith, John, EVICTED', 'Smith, John,', 'EVICTED'],
    ['Moved Out', 'Moved Out', 'Moved Out'],
    ['Vacated Vivian', 'Vacated Vivian', ''],
    ['Ann Lee (formerly Ray)', 'Ann Lee (formerly Ray)', ''],
    ['Ann Lee (former Ray)', 'Ann Lee (former Ray)', ''],
    ['Ann Vacated-Ray', 'Ann Vacated-Ray', ''],
    ['Moved Outerwear, LLC', 'Moved Outerwear, LLC', ''],
  ])('%j is %j with the status %j', (text, name, status) => {
    expect(splitStatus(text)).toEqual({ name, status });
  });

  it('and street identify a tenant without an account', () => {
    const ann = { first_name: 'Ann', last_name: 'Lee', address: '1 Elm St.', account: '' };
    expect(tenantKey('syrasoft', ann)).toBe(tenantKey('syrasoft', { ...ann, address: '1 ELM ST' }));
    expect(tenantKey('syrasoft', ann)).not.toBe(
      tenantKey('syrasoft', { ...ann, address: '2 Elm St' }),
    );
    expect(tenantKey('syrasoft', { ...ann, account: 'A7' })).toBe('syrasoft:a7');
  });
});
