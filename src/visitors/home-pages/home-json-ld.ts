import type { HomePage } from './home-page.ts'

const mostPictures = 20
const longestDescription = 2_000

const currencies: Readonly<Record<string, string>> = {
  US$: 'USD',
  '€': 'EUR',
  '£': 'GBP',
  R$: 'BRL',
  C$: 'CAD',
  CA$: 'CAD',
  A$: 'AUD',
  AU$: 'AUD',
  NZ$: 'NZD',
  MX$: 'MXN',
  '₹': 'INR',
  '₩': 'KRW',
  '₫': 'VND',
  '₽': 'RUB',
}

/** What search engines and assistants read of a home: schema.org's RealEstateListing with its Offer. Unknown is left out. */
export function describeForPrograms(
  page: HomePage,
  { url, name, firm, language }: { url: string; name: string; firm: string; language: string },
): object {
  const { home, card, description } = page
  const text = description.join('\n').slice(0, longestDescription).toWellFormed()
  return dropEmpty({
    '@context': 'https://schema.org',
    '@type': 'RealEstateListing',
    '@id': url,
    url,
    name,
    inLanguage: language,
    description: text,
    image: card.images.slice(0, mostPictures),
    mainEntity: dropEmpty({
      '@type': 'Accommodation',
      name,
      accommodationCategory: card.propertyType,
      address: dropEmpty({
        '@type': 'PostalAddress',
        streetAddress: home.Address,
        addressLocality: home.City,
        addressRegion: home.State,
        postalCode: home.ZIP,
      }),
      geo:
        card.latitude === null || card.longitude === null
          ? null
          : { '@type': 'GeoCoordinates', latitude: card.latitude, longitude: card.longitude },
      numberOfBedrooms: card.bedrooms,
      numberOfBathroomsTotal: card.bathrooms || null,
      yearBuilt: card.yearBuilt || null,
      floorSize:
        card.area > 0
          ? {
              '@type': 'QuantitativeValue',
              value: card.area,
              unitCode: card.areaUnit === 'Square Meters' ? 'MTK' : 'FTK',
            }
          : null,
    }),
    offers: describeOffer(page, { url, firm }),
  })
}

function describeOffer({ home, card }: HomePage, { url, firm }: { url: string; firm: string }): object {
  const price = card.price || null
  const priceCurrency = price === null ? null : currencyOf(home)
  return dropEmpty({
    '@type': 'Offer',
    url,
    price,
    priceCurrency,
    ...(card.forRent &&
      price !== null && {
        priceSpecification: dropEmpty({ '@type': 'UnitPriceSpecification', price, priceCurrency, unitCode: 'MON' }),
      }),
    businessFunction: card.forRent
      ? 'http://purl.org/goodrelations/v1#LeaseOut'
      : 'http://purl.org/goodrelations/v1#Sell',
    availability: availabilities[card.status] ?? 'https://schema.org/InStock',
    offeredBy: { '@type': 'RealEstateAgent', name: firm },
  })
}

const availabilities: Readonly<Record<string, string>> = {
  Sold: 'https://schema.org/SoldOut',
  Pending: 'https://schema.org/LimitedAvailability',
  ActiveUnderContract: 'https://schema.org/LimitedAvailability',
  PreOnMarket: 'https://schema.org/PreOrder',
}

/** ISO 4217; null where a sign is that of several: "$" is taken for that of the United States where the record is theirs. */
function currencyOf({ CurrencySymbol, ZIP, AreaUnit }: HomePage['home']): string | null {
  const symbol = CurrencySymbol.trim()
  if (/^[A-Z]{3}$/.test(symbol)) return symbol
  if (symbol === '$') return AreaUnit === 'Square Feet' && /^\d{5}(?:-\d{4})?$/.test(ZIP ?? '') ? 'USD' : null
  return currencies[symbol] ?? null
}

function dropEmpty(value: Record<string, unknown>): object {
  const isEmpty = (each: unknown): boolean =>
    each === null || each === undefined || each === '' || (Array.isArray(each) && each.length === 0)
  return Object.fromEntries(Object.entries(value).filter(([, each]) => !isEmpty(each)))
}
