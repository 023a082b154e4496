// Stand-in pictures for the gallery: a soft backdrop and one object, drawn as data addresses.

/** A headphone-like shape in one colour. */
export function studio(colour: string): string {
  const svg = `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 200 200"><defs><linearGradient id="b" x2="0" y2="1"><stop stop-color="#eef1f0"/><stop offset="1" stop-color="#e2e6e4"/></linearGradient></defs><rect width="200" height="200" fill="url(#b)"/><ellipse cx="104" cy="158" rx="62" ry="9" fill="#c9cfcc"/><path d="M52 120a48 52 0 0 1 96 0" fill="none" stroke="${colour}" stroke-width="12"/><rect x="40" y="108" width="30" height="46" rx="14" fill="#2b2f2e"/><rect x="130" y="108" width="30" height="46" rx="14" fill="#2b2f2e"/><rect x="36" y="112" width="16" height="38" rx="8" fill="${colour}"/><rect x="148" y="112" width="16" height="38" rx="8" fill="${colour}"/></svg>`;
  return `data:image/svg+xml,${encodeURIComponent(svg)}`;
}
