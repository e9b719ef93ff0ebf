/** The bytes of base64 text, from their beginning on. */
export function bytesOfText(text: string): ArrayBuffer {
  return Uint8Array.from(atob(text), (c) => c.charCodeAt(0)).buffer;
}
