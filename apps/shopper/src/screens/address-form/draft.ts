// What is written in the form, and what is missing from it; pure.
import type { Address, CountryFormat, RequestOf } from '@meridian/contract';
import { limits } from '@meridian/contract/limits';
import type { Translate } from '../../i18n/use-t.tsx';

export interface Draft {
  country: string;
  area: readonly string[];
  detail: string;
  postcode: string;
  addressee: string;
  mobile: string;
  /** `home`, `work`, or the shopper's own word. */
  tag: string;
  isDefault: boolean;
}

export const knownTags = ['home', 'work'] as const;
export const isKnownTag = (tag: string): tag is (typeof knownTags)[number] =>
  (knownTags as readonly string[]).includes(tag);

/** A new address, in the country the shopper gave at registration. */
export const emptyDraft = (country: string): Draft => ({
  country,
  area: [],
  detail: '',
  postcode: '',
  addressee: '',
  mobile: '',
  tag: '',
  isDefault: false,
});

/** An address as it is changed. */
export const draftOf = ({ id: _, ...address }: Address): Draft => address;

/** The national part, where the number is one of this country; else the number as it is. */
export function withoutCallingCode(mobile: string, callingCode: string): string {
  const prefix = `+${callingCode.replace(/\D/g, '')}`;
  return mobile.startsWith(prefix) ? mobile.slice(prefix.length) : mobile;
}

/** Errors by field; areas by `area.0`, `area.1`. */
export type Faults = Readonly<Record<string, string>>;

const looksLikePhone = (text: string) =>
  /^\+?[\d\s().-]+$/.test(text) &&
  text.replace(/\D/g, '').length >= 5 &&
  text.replace(/\D/g, '').length <= 15;

function postcodeFault(draft: Draft, format: CountryFormat, t: Translate): string | undefined {
  if (!format.postcode) return undefined;
  const postcode = draft.postcode.trim().normalize('NFKC').toUpperCase().replace(/\s+/g, ' ');
  if (postcode === '') return format.postcode.required ? t('errors.required') : undefined;
  return new RegExp(`^(?:${format.postcode.pattern})$`).test(postcode)
    ? undefined
    : t('errors.ADDRESS_POSTCODE_INVALID');
}

/** What the form can tell by itself; the server looks again. */
export function faultsOf(draft: Draft, format: CountryFormat | undefined, t: Translate): Faults {
  const empty = (text: string | undefined) => !text || text.trim() === '';
  const mobile = draft.mobile.trim();
  const found: Record<string, string | undefined> = {
    country: draft.country ? undefined : t('address.form.countryRequired'),
    postcode: format && postcodeFault(draft, format, t),
    detail: empty(draft.detail) ? t('errors.detailRequired') : undefined,
    addressee: empty(draft.addressee) ? t('errors.addresseeRequired') : undefined,
    mobile: empty(mobile)
      ? t('errors.mobileRequired')
      : looksLikePhone(mobile)
        ? undefined
        : t('errors.mobileInvalid'),
    tag: empty(draft.tag)
      ? t('errors.tagRequired')
      : [...draft.tag.trim()].length > limits.tagMax
        ? t('errors.field.tooLong', { max: limits.tagMax })
        : undefined,
  };
  format?.levels.forEach((_, at) => {
    if (empty(draft.area[at])) found[`area.${at}`] = t('errors.areaRequired');
  });
  return Object.fromEntries(
    Object.entries(found).filter((entry): entry is [string, string] => entry[1] !== undefined),
  );
}

/** The draft as the server takes it. */
export function requestOf(
  draft: Draft,
  format: CountryFormat,
  id: string | undefined,
): RequestOf<'saveAddress'> {
  return {
    ...draft,
    ...(id ? { id } : {}),
    area: format.levels.map((_, at) => draft.area[at] ?? ''),
    postcode: format.postcode ? draft.postcode : '',
  };
}
