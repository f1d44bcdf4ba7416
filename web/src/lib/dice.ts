/** Whether the key told at the end is the one that was promised at the start. */

/** The SHA-256 of the key's bytes in hexadecimal; null where the browser has no cryptography (plain http). */
export async function commitmentOf(key: string): Promise<string | null> {
  // Browsers leave it out of pages that did not come over a safe line, whatever the types say.
  const subtle = crypto.subtle as SubtleCrypto | undefined;
  if (!subtle) return null;
  const bytes = Uint8Array.from(key.match(/../g) ?? [], (pair) => parseInt(pair, 16));
  const digest = await subtle.digest('SHA-256', bytes);
  return Array.from(new Uint8Array(digest), (byte) => byte.toString(16).padStart(2, '0')).join('');
}
