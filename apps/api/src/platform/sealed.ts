// Sealing: small secrets that the database keeps and cannot read, because the key is outside it.
import { createCipheriv, createDecipheriv, hkdfSync, randomBytes } from 'node:crypto';

const nonceBytes = 12;
const tagBytes = 16;
const keyOf = (secret: string, scope: string) =>
  Buffer.from(hkdfSync('sha256', secret, '', `meridian ${scope}`, 32));

/** AES-256-GCM under a key derived from the configured secret and the scope. */
export function seal(secret: string, scope: string, text: string): Buffer {
  const nonce = randomBytes(nonceBytes);
  const cipher = createCipheriv('aes-256-gcm', keyOf(secret, scope), nonce);
  const sealed = Buffer.concat([cipher.update(text, 'utf8'), cipher.final()]);
  return Buffer.concat([nonce, cipher.getAuthTag(), sealed]);
}

/** @throws when it was sealed with another secret or for another scope, or was meddled with */
export function unseal(secret: string, scope: string, sealed: Buffer): string {
  const nonce = sealed.subarray(0, nonceBytes);
  const decipher = createDecipheriv('aes-256-gcm', keyOf(secret, scope), nonce);
  decipher.setAuthTag(sealed.subarray(nonceBytes, nonceBytes + tagBytes));
  return Buffer.concat([decipher.update(sealed.subarray(nonceBytes + tagBytes)), decipher.final()]).toString(
    'utf8',
  );
}
