// HTML of a product description → text with line breaks; nothing of the markup survives.
import sanitizeHtml from 'sanitize-html';

const blocks = [
  'p',
  'div',
  'br',
  'ul',
  'ol',
  'li',
  'h1',
  'h2',
  'h3',
  'h4',
  'h5',
  'h6',
  'tr',
  'td',
  'th',
  'blockquote',
  'section',
  'article',
  'dt',
  'dd',
  'pre',
];
const entities: Record<string, string> = {
  '&lt;': '<',
  '&gt;': '>',
  '&quot;': '"',
  '&#39;': "'",
  '&nbsp;': ' ',
  '&amp;': '&',
};

/** Paragraphs become lines, list items lines with a bullet; scripts and styles are dropped with what is in them. */
export function plainText(html: string): string {
  const marked = sanitizeHtml(html, { allowedTags: blocks, allowedAttributes: {} })
    .replace(/\s+/g, ' ')
    .replace(/<li>/g, '\n• ')
    .replace(/<t[dh]>/g, ' ')
    .replace(
      /<(?:br|p|div|h\d|section|article|blockquote|pre)(?: \/)?>|<\/(?:p|div|h\d|ul|ol|tr|section|article|blockquote|pre|dt|dd)>/g,
      '\n',
    )
    // What is left in angle brackets is one of our own allowed tags: text comes out of the cleaner escaped.
    .replace(/<[^>]*>/g, '')
    .replace(/&(?:lt|gt|quot|#39|nbsp|amp);/g, (entity) => entities[entity] ?? entity);
  return tidy(marked);
}

/** Text without control and direction-override characters, without trailing spaces, with at most one empty line in a row. */
export function tidy(text: string): string {
  return (
    text
      .normalize('NFC')
      // biome-ignore lint/suspicious/noControlCharactersInRegex: taking them out is the point
      .replace(/[\u0000-\u0009\u000b-\u001f\u007f\u202a-\u202e\u2066-\u2069\ud800-\udfff]/gu, ' ')
      .replace(/[ \u00a0]+/g, ' ')
      .replace(/ ?\n ?/g, '\n')
      .replace(/\n{3,}/g, '\n\n')
      .trim()
  );
}
