// apps/api/src/slices/networks/chain-address.rules.ts
import { createHash } from "node:crypto";
import { createBase58check } from "@scure/base";
import * as Address from "ox/Address";
var addressPatterns = {
  evm: "^0x[0-9a-fA-F]{40}$",
  tron: "^T[1-9A-HJ-NP-Za-km-z]{33}$"
};
var base58check = createBase58check((bytes) => createHash("sha256").update(bytes).digest());
var tronPrefix = 65;
function chainAddress(kind, text) {
  const typed = text.trim();
  if (kind === "evm")
    return Address.validate(typed, { strict: hasMixedCase(typed) }) ? Address.checksum(typed) : null;
  if (!new RegExp(addressPatterns.tron).test(typed)) return null;
  try {
    const bytes = base58check.decode(typed);
    return bytes.length === 21 && bytes[0] === tronPrefix ? typed : null;
  } catch {
    return null;
  }
}
var hasMixedCase = (text) => /[a-f]/.test(text.slice(2)) && /[A-F]/.test(text.slice(2));
var tronAddress = (bytes) => base58check.encode(Uint8Array.from([tronPrefix, ...bytes]));

export {
  addressPatterns,
  chainAddress,
  tronAddress
};
//# sourceMappingURL=chunk-PNGQFQ34.mjs.map
