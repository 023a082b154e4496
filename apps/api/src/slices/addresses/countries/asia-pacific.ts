// East, South and South-East Asia, Central Asia, Australia and New Zealand.
import { australian, chinese, hongKong, indian, indonesian, japanese, korean, malaysian, pakistani, taiwanese, thai, vietnamese } from './asia-pacific-divisions.ts';
import { type Format, format, needs, takes } from './format.ts';

export const asiaPacific: readonly Format[] = [
  format('AU', ['state', 'suburb'], needs('\\d{4}', '2000'), australian),
  format('BD', ['district', 'city'], needs('\\d{4}', '1000')),
  format('BN', ['district', 'city'], needs('[A-Z]{2} ?\\d{4}', 'BS8211')),
  format('CN', ['province', 'city', 'district'], needs('\\d{6}', '100000'), chinese),
  format('HK', ['region', 'district'], null, hongKong),
  format('ID', ['province', 'city', 'district'], needs('\\d{5}', '10110'), indonesian),
  format('IN', ['state', 'city'], needs('[1-9]\\d{2} ?\\d{3}', '110001'), indian),
  format('JP', ['prefecture', 'city'], needs('\\d{3}-?\\d{4}', '100-0001'), japanese),
  format('KH', ['province', 'district'], takes('\\d{5,6}', '120101')),
  format('KR', ['province', 'city'], needs('\\d{5}', '04524'), korean),
  format('KZ', ['region', 'city'], needs('(\\d{6}|[A-Z]\\d{2}[A-Z]\\d[A-Z]\\d)', '010000')),
  format('LK', ['district', 'city'], needs('\\d{5}', '00100')),
  format('MO', ['district'], null),
  format('MY', ['state', 'city'], needs('\\d{5}', '50000'), malaysian),
  format('NP', ['district', 'city'], takes('\\d{5}', '44600')),
  format('NZ', ['city', 'suburb'], needs('\\d{4}', '1010')),
  format('PH', ['province', 'city', 'suburb'], needs('\\d{4}', '1000')),
  format('PK', ['province', 'city'], needs('\\d{5}', '44000'), pakistani),
  format('SG', ['district'], needs('\\d{6}', '048616')),
  format('TH', ['province', 'district', 'suburb'], needs('\\d{5}', '10200'), thai),
  format('TW', ['county', 'district'], needs('\\d{3}(\\d{2,3})?', '100'), taiwanese),
  format('UZ', ['region', 'city'], needs('\\d{6}', '100000')),
  format('VN', ['province', 'suburb'], takes('\\d{5,6}', '10000'), vietnamese),
];
