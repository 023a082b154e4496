// What a product's page tells machines: schema.org data, and the line a search engine shows.
import type { ProductDetail } from '@meridian/contract';

const longestLine = 155;

/** The first words of a text, whole words, in one line. */
export function firstWords(text: string, longest = longestLine): string {
  const line = text.replace(/\s+/g, ' ').trim();
  if (line.length <= longest) return line;
  const cut = line.slice(0, longest);
  return `${cut.slice(0, Math.max(cut.lastIndexOf(' '), longest / 2)).trimEnd()}…`;
}

/** `Product` with its offers as https://schema.org/Product has them; `origin` makes addresses whole. */
export function productData(product: ProductDetail, origin: string): object {
  const prices = product.skus.map(({ price }) => price).sort((a, b) => Number(a) - Number(b));
  const picture = product.pictures[0];
  return {
    '@context': 'https://schema.org',
    '@type': 'Product',
    name: product.title,
    description: firstWords(product.description, 500),
    sku: product.id,
    ...(product.brand ? { brand: { '@type': 'Brand', name: product.brand } } : {}),
    ...(picture ? { image: origin + picture.url.replaceAll('{w}', String(picture.widths.at(-1))) } : {}),
    ...(product.score !== null && product.reviews > 0
      ? {
          aggregateRating: {
            '@type': 'AggregateRating',
            ratingValue: product.score,
            reviewCount: product.reviews,
          },
        }
      : {}),
    offers: {
      '@type': 'AggregateOffer',
      priceCurrency: 'USD',
      lowPrice: prices[0] ?? product.price,
      highPrice: prices.at(-1) ?? product.price,
      offerCount: prices.length,
      availability: `https://schema.org/${product.inStock && product.state === 'on' ? 'InStock' : 'OutOfStock'}`,
      seller: { '@type': 'Organization', name: product.shop.name },
    },
  };
}
