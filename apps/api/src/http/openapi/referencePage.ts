import type { ApiDocument, DocumentedCall } from './document.ts';

/** A page that lists every call, without scripts. */
export function referencePage({ info, paths, components }: ApiDocument, nonce: string): string {
  const calls = Object.entries(paths).flatMap(([path, methods]) =>
    Object.entries(methods).map(([method, call]) => ({ path, method: method.toUpperCase(), call })),
  );
  const nouns = [...new Set(calls.map(({ call }) => nounOf(call)))];
  const sections = nouns.map((noun) => {
    const own = calls.filter(({ call }) => nounOf(call) === noun);
    return `<section><h2 id="${text(noun)}">${text(noun)}</h2>${own.map(callEntry).join('')}</section>`;
  });
  const schemas = Object.entries(components.schemas).map(
    ([name, schema]) =>
      `<details id="schema-${text(name)}"><summary><code>${text(name)}</code></summary>${json(schema)}</details>`,
  );
  return `<!doctype html>
<html lang="en">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<title>API of the ${text(info.title)}</title>
<style nonce="${nonce}">${styles}</style>
</head>
<body>
<header>
<h1>API of the ${text(info.title)}</h1>
<p>Version ${text(info.version)}. For programs: <a href="/api/openapi.json">openapi.json</a> (OpenAPI 3.1).</p>
<p>${code(info.description)}</p>
<nav aria-label="Nouns">${nouns.map((noun) => `<a href="#${text(noun)}">${text(noun)}</a>`).join(' ')} <a href="#schemas">schemas</a></nav>
</header>
<main>${sections.join('')}<section><h2 id="schemas">schemas</h2>${schemas.join('')}</section></main>
</body>
</html>
`;
}

const nounOf = ({ tags }: DocumentedCall) => tags[0] ?? '';

function callEntry({ path, method, call }: { path: string; method: string; call: DocumentedCall }) {
  const parameters = (call.parameters ?? []).map(
    (one) =>
      `<tr><th scope="row"><code>${text(one.name)}</code></th><td>${text(one.in)}${one.required ? ', required' : ''}</td><td>${code(one.description ?? '')}</td><td>${json(one.schema)}</td></tr>`,
  );
  const bodies = Object.entries(call.requestBody?.content ?? {}).map(
    ([type, { schema }]) => `<h4>Body, <code>${text(type)}</code></h4>${json(schema)}`,
  );
  const answers = Object.entries(call.responses).map(
    ([status, answer]) => `<h4>Answer ${text(status)}</h4>${json(answer)}`,
  );
  return `<details id="${text(call.operationId)}">
<summary><b>${method}</b> <code>${text(path)}</code> <span>${text(call.summary)}</span></summary>
<p>${text(call.description)} <code>${text(call.operationId)}</code></p>
${parameters.length > 0 ? `<table><caption>Parameters</caption><tbody>${parameters.join('')}</tbody></table>` : ''}
${bodies.join('')}${answers.join('')}
</details>`;
}

/** A JSON value with its references as links. */
const json = (value: unknown) =>
  `<pre>${text(JSON.stringify(value, null, 2)).replace(
    /&quot;#\/components\/schemas\/(\w+)&quot;/g,
    '<a href="#schema-$1">$1</a>',
  )}</pre>`;

const text = (value: string) =>
  value
    .replaceAll('&', '&amp;')
    .replaceAll('<', '&lt;')
    .replaceAll('>', '&gt;')
    .replaceAll('"', '&quot;');

/** Text with its parts between backticks as code. */
const code = (value: string) => text(value).replace(/`([^`]+)`/g, '<code>$1</code>');

const styles = `
:root { color-scheme: light dark; font: 1rem/1.5 system-ui, sans-serif; }
body { margin: 0 auto; max-width: 60rem; padding: 1rem; }
nav { display: flex; flex-wrap: wrap; gap: 0.75rem; }
h2 { margin: 2rem 0 0.5rem; }
h4 { margin: 1rem 0 0.25rem; }
details { border-top: 1px solid color-mix(in srgb, currentColor 20%, transparent); }
summary { cursor: pointer; padding: 0.5rem 0; }
summary span { opacity: 0.8; }
pre { background: color-mix(in srgb, currentColor 6%, transparent); margin: 0; overflow: auto; padding: 0.5rem; }
table { border-collapse: collapse; width: 100%; }
caption, th, td { padding: 0.25rem 0.5rem 0.25rem 0; text-align: start; vertical-align: top; }
caption { font-weight: 600; }
code { overflow-wrap: anywhere; }
`;
