import { randomBytes } from 'node:crypto';
import { hash as hashAsTyped } from '@node-rs/argon2';
import { describe, expect, it } from 'vitest';
import { productionCost } from '../startup/config.ts';
import { passwords, readablePassword, seal, unseal } from './password.ts';

describe('passwords', () => {
  // WIR-27
  it('are hashed with Argon2id at the cost of production', async () => {
    const { hash, inTurn } = passwords(productionCost);
    const stored = await hash('correct horse');
    expect(stored).toMatch(/^\$argon2id\$v=19\$m=49152,t=4,p=1\$/);
    const verified = ['correct horse', 'wrong'].map((one) =>
      inTurn('', ({ verify }) => verify(stored, one)),
    );
    expect(await Promise.all(verified)).toEqual([true, false]);
  });

  // USR-43
  it('match in the composed and the decomposed spelling of a letter, and as an old hash', async () => {
    const { hash, inTurn } = passwords({ memoryKiB: 8, passes: 1 });
    const matches = (stored: string, typed: string) =>
      inTurn('', ({ verify }) => verify(stored, typed));
    const [composed, decomposed] = ['geh\u00e4use', 'geha\u0308use'];
    expect(await matches(await hash(composed), decomposed)).toBe(true);
    expect(await matches(await hash(decomposed), composed)).toBe(true);
    const before = await hashAsTyped(decomposed, { memoryCost: 8, timeCost: 1, parallelism: 1 });
    expect(await matches(before, decomposed)).toBe(true);
  });

  it('never match for an unknown user', async () => {
    const { inTurn } = passwords({ memoryKiB: 8, passes: 1 });
    expect(await inTurn('', ({ verify }) => verify(null, ''))).toBe(false);
  });

  // SHL-111
  it('that one user sets repeatedly do not block another user', async () => {
    const { hash } = passwords({ memoryKiB: 8, passes: 1 });
    const many = Promise.allSettled(Array.from({ length: 200 }, () => hash('a', 'user 1')));
    await expect(hash('b', 'user 2')).resolves.toMatch(/^\$argon2id/);
    expect((await many).filter(({ status }) => status === 'rejected').length).toBeGreaterThan(0);
  });

  it('are generated without ambiguous characters', () => {
    const passwords = Array.from({ length: 50 }, readablePassword);
    expect(passwords.every((one) => /^[2-9a-hjkmnp-z]{4}(-[2-9a-hjkmnp-z]{4}){2}$/.test(one))).toBe(
      true,
    );
    expect(new Set(passwords).size).toBe(50);
  });

  it('decrypt with their own key and beside their own hash only', () => {
    const key = randomBytes(32);
    const sealed = seal('h7kq-m3vx', 'hash of ada', key);
    expect(sealed.includes('h7kq')).toBe(false);
    expect([
      unseal(sealed, 'hash of ada', key),
      unseal(sealed, 'hash of ada', randomBytes(32)),
      unseal(sealed, 'hash of bob', key),
    ]).toEqual(['h7kq-m3vx', null, null]);
  });
});
