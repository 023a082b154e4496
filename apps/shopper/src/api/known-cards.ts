// What lists have said of products, for the moment before their pages are there.
import type { ProductCard } from '@meridian/contract';
import { currentLanguage } from './client.ts';
import { queryClient } from './query-client.ts';

const cardKey = (id: string) => ['product', id, currentLanguage(), 'card'];
/** Keeps what a list said of a product: its page shows that until the rest is there. */
export const rememberCard = (card: ProductCard): void =>
  void queryClient.setQueryData(cardKey(card.id), card);
export const knownCard = (id: string) => queryClient.getQueryData<ProductCard>(cardKey(id));
