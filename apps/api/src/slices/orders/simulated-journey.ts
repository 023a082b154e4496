// The simulated carrier's timetable: the same parcel always travels the same way. Pure.
import { createHash } from 'node:crypto';
import type { ParcelState } from '@meridian/contract';

export interface JourneyInput {
  readonly trackingNo: string;
  readonly shippedAt: Date;
  /** ISO country codes. */
  readonly from: string;
  readonly to: string;
  /** The town that it goes to. */
  readonly town: string;
  /** How many times faster than life. */
  readonly speed: number;
}
export interface JourneyScan {
  readonly scanId: string;
  readonly state: ParcelState;
  readonly place: string;
  readonly at: Date;
}

/** Where freight leaves and enters a country. */
const hubs: Record<string, string> = {
  AE: 'Dubai',
  AT: 'Vienna',
  AU: 'Sydney',
  BE: 'Liège',
  BG: 'Sofia',
  BR: 'São Paulo',
  CA: 'Toronto',
  CH: 'Zurich',
  CN: 'Shenzhen',
  CZ: 'Prague',
  DE: 'Leipzig',
  DK: 'Copenhagen',
  ES: 'Madrid',
  FI: 'Helsinki',
  FR: 'Paris',
  GB: 'London',
  GR: 'Athens',
  HK: 'Hong Kong',
  HR: 'Zagreb',
  HU: 'Budapest',
  ID: 'Jakarta',
  IN: 'Mumbai',
  IT: 'Milan',
  JP: 'Tokyo',
  KR: 'Incheon',
  MX: 'Mexico City',
  MY: 'Kuala Lumpur',
  NL: 'Rotterdam',
  NO: 'Oslo',
  NZ: 'Auckland',
  PK: 'Karachi',
  PL: 'Warsaw',
  PT: 'Lisbon',
  RO: 'Bucharest',
  RU: 'Moscow',
  SA: 'Riyadh',
  SE: 'Gothenburg',
  SG: 'Singapore',
  SI: 'Ljubljana',
  SK: 'Bratislava',
  TH: 'Bangkok',
  TR: 'Istanbul',
  TW: 'Taipei',
  US: 'Memphis',
  VN: 'Ho Chi Minh City',
  ZA: 'Johannesburg',
};
const hubOf = (country: string): string => hubs[country] ?? country;

const hourMs = 3_600_000;
const shortestDays = 4;
const longestDays = 9;

/** Every scan of a parcel from shipping to delivery, in order: four to nine days at speed 1. */
export function journeyOf(parcel: JourneyInput): JourneyScan[] {
  const dice = createHash('sha256').update(`${parcel.trackingNo}\n${parcel.to}\n${parcel.town}`).digest();
  const roll = (i: number): number => dice.readUInt16BE(i * 2) / 0xffff;
  const totalMs = (shortestDays + roll(0) * (longestDays - shortestDays)) * 24 * hourMs;
  const stops = stopsOf(parcel);
  // Each stop lies at its share of the way, moved by up to a quarter of the distance to the next one: never out of order.
  const share = (i: number): number =>
    (i + (i === stops.length - 1 ? 0 : 0.25 * roll(i + 1))) / (stops.length - 1);
  return stops.map(([state, place], i) => ({
    scanId: `journey-${i}`,
    state,
    place,
    at: new Date(
      parcel.shippedAt.getTime() + Math.round((hourMs + share(i) * (totalMs - hourMs)) / parcel.speed),
    ),
  }));
}

function stopsOf({ from, to, town }: JourneyInput): [ParcelState, string][] {
  const start = hubOf(from);
  const abroad = from !== to;
  return [
    ['info_received', start],
    ['in_transit', start],
    ...(abroad
      ? ([
          ['in_transit', `${start} → ${hubOf(to)}`],
          ['customs', hubOf(to)],
        ] as [ParcelState, string][])
      : []),
    ['in_transit', hubOf(to)],
    ['in_transit', town],
    ['out_for_delivery', town],
    ['delivered', town],
  ];
}
