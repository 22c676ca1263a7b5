import type { Size } from '@ethereal/contracts/fashion';
import { formatMoney } from '@ethereal/contracts/format-money';
import type { Good } from '../shelf/good.ts';
import type { Aspect } from '../understand/aspects.ts';
import type { Language } from './translate.ts';

type ItemPhrases = {
  price: (price: string) => string;
  sizes: (sizes: string) => string;
  noSizes: string;
  sizeYes: (size: string) => string;
  sizeNo: (size: string) => string;
  stock: string;
  soldOut: string;
  writes: string;
  /** From how many years on its seller says that it is meant. */
  ages: (from: number) => string;
};

const PHRASES: Readonly<Record<Exclude<Language, 'en'>, ItemPhrases>> = {
  de: {
    price: (price) => `Der Preis ist ${price}.`,
    sizes: (sizes) => `Es gibt ihn in den Größen ${sizes}.`,
    noSizes: 'Dieser Artikel hat keine Größen zur Auswahl.',
    sizeYes: (size) => `Ja, in Größe ${size} gibt es ihn.`,
    sizeNo: (size) => `Nein, in Größe ${size} gibt es ihn nicht.`,
    stock: 'Er ist im Shop und kann bestellt werden.',
    soldOut: 'Er ist gerade ausverkauft.',
    writes: 'Der Verkäufer schreibt',
    ages: (from) =>
      from === 0
        ? 'Laut Verkäufer ist er von Geburt an geeignet.'
        : `Laut Verkäufer ist er ab ${from} Jahren gedacht.`,
  },
  fr: {
    price: (price) => `Le prix est de ${price}.`,
    sizes: (sizes) => `Cet article existe en tailles ${sizes}.`,
    noSizes: 'Cet article n’a pas de tailles au choix.',
    sizeYes: (size) => `Oui, il existe en taille ${size}.`,
    sizeNo: (size) => `Non, il n’existe pas en taille ${size}.`,
    stock: 'Il est dans la boutique et peut être commandé.',
    soldOut: 'Il est épuisé pour le moment.',
    writes: 'Le vendeur écrit',
    ages: (from) =>
      from === 0
        ? 'Selon le vendeur, il convient dès la naissance.'
        : `Selon le vendeur, il est prévu à partir de ${from} ans.`,
  },
  es: {
    price: (price) => `El precio es de ${price}.`,
    sizes: (sizes) => `Está disponible en las tallas ${sizes}.`,
    noSizes: 'Este artículo no tiene tallas.',
    sizeYes: (size) => `Sí, está disponible en la talla ${size}.`,
    sizeNo: (size) => `No, no está disponible en la talla ${size}.`,
    stock: 'Está en la tienda y se puede pedir.',
    soldOut: 'Ahora mismo está agotado.',
    writes: 'El vendedor escribe',
    ages: (from) =>
      from === 0
        ? 'Según el vendedor, es adecuado desde el nacimiento.'
        : `Según el vendedor, es para niños a partir de ${from} años.`,
  },
  ar: {
    price: (price) => `السعر ${price}.`,
    sizes: (sizes) => `متوفر بالمقاسات ${sizes}.`,
    noSizes: 'ليس لهذا المنتج مقاسات.',
    sizeYes: (size) => `نعم، متوفر بمقاس ${size}.`,
    sizeNo: (size) => `لا، غير متوفر بمقاس ${size}.`,
    stock: 'المنتج في المتجر ويمكن طلبه.',
    soldOut: 'نفد المنتج حاليا.',
    writes: 'كتب البائع',
    ages: (from) =>
      from === 0 ? 'حسب البائع، مناسب منذ الولادة.' : `حسب البائع، مناسب من عمر ${from} سنوات.`,
  },
};

/** How the seller's own words are led in. */
export const writesIn = (language: Language): string =>
  language === 'en' ? 'Its seller writes' : PHRASES[language].writes;

/** What was asked about an item, in another language; the seller's own words answer what is not said here. */
export function itemAnswerIn(
  language: Exclude<Language, 'en'>,
  { item, ages }: Good,
  aspect: Aspect | undefined,
  size: Size | undefined,
  forChild = false,
): string {
  const phrases = PHRASES[language];
  const sizes = item.size.length > 0 ? phrases.sizes(item.size.join(', ')) : phrases.noSizes;
  if (size) return `${item.size.includes(size) ? phrases.sizeYes(size) : phrases.sizeNo(size)} ${sizes}`;
  if (aspect === 'sizes') return sizes;
  if (aspect === 'stock') return item.availability === 'sold-out' ? phrases.soldOut : phrases.stock;
  if (ages && (forChild || aspect === 'age' || aspect === 'safety')) return phrases.ages(ages.from);
  return [phrases.price(formatMoney(item.price)), item.size.length > 0 ? sizes : '']
    .filter(Boolean)
    .join(' ');
}
