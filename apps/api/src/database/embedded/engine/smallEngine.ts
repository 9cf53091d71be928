import { setFlagsFromString } from 'node:v8';
import { PGlite } from '@electric-sql/pglite';

/**
 * PGlite without the peak of 600 MB in the first minute. V8 takes that much to optimise one function of the engine, the
 * interpreter of SQL expressions (a body of 100 kB), and needs 6 seconds for it. V8 decides when a function is first called
 * whether it may be optimised later. So this evaluates an expression while optimising is off, before PGlite does. All
 * other functions are optimised as usual; the interpreter costs a quarter more time in a large aggregate.
 */
export class SmallEngine extends PGlite {
  override async _initArrayTypes(options?: { force?: boolean }): Promise<void> {
    setOptimising(false);
    await this.exec('select n + 1 from generate_series(1, 2) as n where n > 1');
    setOptimising(true);
    return super._initArrayTypes(options);
  }
}

function setOptimising(on: boolean): void {
  for (const flag of ['wasm-dynamic-tiering', 'wasm-tier-up']) {
    setFlagsFromString(on ? `--${flag}` : `--no-${flag}`);
  }
}
