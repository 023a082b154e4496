// The carriers whose parcels we can follow, and where their scans come from.
import { type JourneyInput, journeyOf } from './simulated-journey.ts';

/** `webhook` carriers call us with signed scans; `simulated` ones are played by our own timer. */
export type CarrierSource = 'webhook' | 'simulated';

export interface Carrier {
  readonly id: string;
  readonly name: string;
  readonly source: CarrierSource;
  /** What its tracking numbers look like. */
  readonly trackingPattern: RegExp;
}

const all: readonly Carrier[] = [
  { id: 'northway', name: 'Northway Express', source: 'webhook', trackingPattern: /^NW\d{10}$/ },
  { id: 'bluebird', name: 'Bluebird Post', source: 'webhook', trackingPattern: /^[A-Z]{2}\d{9}[A-Z]{2}$/ },
  { id: 'harbourline', name: 'Harbourline', source: 'simulated', trackingPattern: /^HL\d{10}$/ },
];
const byId = new Map(all.map((carrier) => [carrier.id, carrier]));

/** Carriers a shop may choose, by name. */
export const carriers: readonly Carrier[] = [...all].sort((a, b) => a.name.localeCompare(b.name));
export const findCarrier = (id: string): Carrier | null => byId.get(id) ?? null;

/** Tracking numbers are kept as carriers print them: capitals, no spaces or dashes. */
export const tidyTrackingNo = (typed: string): string => typed.toUpperCase().replaceAll(/[\s-]/g, '');

/** The scans that a source makes by itself, soonest first; a source that calls us makes none. */
export const ownScans = (carrier: Carrier, parcel: JourneyInput) =>
  carrier.source === 'simulated' ? journeyOf(parcel) : [];
