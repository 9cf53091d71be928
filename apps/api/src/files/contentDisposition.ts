/**
 * Makes a browser save the answer under this name instead of showing it. Whatever the name holds, the
 * header stays one header: the plain form keeps safe ASCII only, the extended form is percent-encoded.
 */
export function attachment(name: string): string {
  const plain = name.replace(/[^\w .()-]/g, '_');
  // Through UTF-8 and back, as half a surrogate pair cannot be percent-encoded.
  const encoded = encodeURIComponent(Buffer.from(name).toString()).replace(
    /['()*]/g,
    (character) => `%${character.charCodeAt(0).toString(16).toUpperCase()}`,
  );
  return `attachment; filename="${plain}"; filename*=UTF-8''${encoded}`;
}
