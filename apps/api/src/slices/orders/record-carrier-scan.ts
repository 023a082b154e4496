// A carrier's call: its signature is checked over the bytes as they came, then the scan is written down.
import { createHmac, timingSafeEqual } from 'node:crypto';
import type { InputOf } from '@meridian/contract';
import type { Database } from '../../platform/db.ts';
import { refuse } from '../../platform/refusal.ts';
import type { StepScope } from '../../platform/route.ts';
import { findCarrier, tidyTrackingNo } from './carriers.ts';
import { findParcel } from './parcels.sql.ts';
import { recordScan } from './record-scan.ts';

/** How far the caller's clock may be from ours, in seconds: an old call cannot be played again later. */
const windowSeconds = 300;

/** `<timestamp>.<body>` signed with the shared secret, in hex. */
export const carrierSignature = (secret: string, timestamp: string, body: string): string =>
  createHmac('sha256', secret).update(`${timestamp}.${body}`).digest('hex');

/** @throws SIGNATURE_INVALID, CARRIER_UNKNOWN (also for carriers that never call), NOT_FOUND */
export async function recordCarrierScan(
  database: Database,
  input: InputOf<'recordCarrierScan'>,
  { request, services, now }: StepScope,
) {
  const { 'x-carrier-signature': signature, 'x-carrier-timestamp': timestamp } = request.headers;
  const { rawBody } = request as typeof request & { rawBody?: string };
  if (!isSigned(services.config.carrierWebhookSecret, signature, timestamp, rawBody, now))
    refuse('SIGNATURE_INVALID');
  if (findCarrier(input.carrier)?.source !== 'webhook') refuse('CARRIER_UNKNOWN');
  await database.transaction(async (tx) => {
    const parcel =
      (await findParcel(tx, input.carrier, tidyTrackingNo(input.trackingNo))) ?? refuse('NOT_FOUND');
    const { scanId, state, place, text } = input;
    await recordScan(tx, parcel.orderId, {
      parcelId: parcel.id,
      scanId,
      state,
      place,
      text,
      at: new Date(input.at),
    });
  });
  return {};
}

function isSigned(
  secret: string,
  signature: unknown,
  timestamp: unknown,
  body: string | undefined,
  now: Date,
): boolean {
  if (typeof signature !== 'string' || typeof timestamp !== 'string' || body === undefined) return false;
  if (!/^\d{1,12}$/.test(timestamp) || Math.abs(now.getTime() / 1000 - Number(timestamp)) > windowSeconds)
    return false;
  const expected = Buffer.from(carrierSignature(secret, timestamp, body));
  const given = Buffer.from(signature.toLowerCase());
  return given.length === expected.length && timingSafeEqual(given, expected);
}
