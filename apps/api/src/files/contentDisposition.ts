/**
 * The header that makes a browser save the response under a name. It is safe for any name: the plain form
 * keeps only safe ASCII, the extended form is percent-encoded.
 */
export function attachment(name: string): string {
  const plain = name.replace(/[^\w .()-]/g, '_');
  // Convert through UTF-8: `encodeURIComponent` throws for half a surrogate pair.
  const encoded = encodeURIComponent(Buffer.from(name).toString()).replace(
    /['()*]/g,
    (character) => `%${character.charCodeAt(0).toString(16).toUpperCase()}`,
  );
  return `attachment; filename="${plain}"; filename*=UTF-8''${encoded}`;
}
