import {
  type ExpectedHome,
  group,
  type Home,
  inventHomes,
  squareFeet,
  type World,
  world,
  writeTable,
} from '../world.ts'

const homes = inventHomes('DE', ['Gartenstraße', 'Lindenweg', 'Am Markt'], ['Ulm', 'Bonn', 'Kiel'])
const address = ({ number, street }: Home): string => `${street} ${number}`
const plz = ({ index }: Home): string => String(89_073 + index)
const euros = (value: number): string => `${group(value, 'de-DE', 2)} €`
const area = (value: number): string => `${group(value + 0.5, 'de-DE', 2)} m²`

const base = (home: Home): ExpectedHome => ({
  MLSNumber: home.ref,
  City: home.city,
  ZIP: plz(home),
  Price: home.price,
  SaleType: 'for_sale',
  Currency: 'EUR',
  Sqft: squareFeet(home.sqm + 0.5),
  YearBuilt: home.year,
})

const portal = world(
  { name: 'de-portal', country: 'DE', note: 'semicolons, decimal commas, street and number apart' },
  writeTable(
    homes,
    [
      ['Objektnummer', ({ ref }) => ref],
      ['Objektart', () => 'Einfamilienhaus'],
      ['Straße', ({ street }) => street],
      ['Hausnummer', ({ number }) => number],
      ['PLZ', plz],
      ['Ort', ({ city }) => city],
      ['Kaufpreis', ({ price }) => euros(price)],
      ['Anzahl Schlafzimmer', ({ beds }) => String(beds)],
      ['Badezimmer', ({ full }) => String(full)],
      ['Wohnfläche', ({ sqm }) => area(sqm)],
      ['Grundstücksfläche', ({ lotSqm }) => `${group(lotSqm, 'de-DE')} m²`],
      ['Baujahr', ({ year }) => String(year)],
      ['Status', ({ index }) => (index % 3 === 0 ? 'reserviert' : 'verfügbar')],
      ['Objektbeschreibung', () => 'Helles Haus mit Garten'],
      ['Interne Notiz', () => 'Eigentümer nimmt auch weniger'],
      ['Ansprechpartner', ({ agent }) => agent],
      ['Telefon', ({ phone }) => phone],
      ['E-Mail', ({ email }) => email],
    ],
    { delimiter: ';' },
  ),
  homes.map((home) => ({
    ...base(home),
    StreetAddress: address(home),
    Bedrooms: home.beds,
    Bathrooms: home.full,
    LotSqft: squareFeet(home.lotSqm),
    Available: home.index % 3 !== 0,
    StatusWord: home.index % 3 === 0 ? 'reserviert' : 'verfügbar',
    HomeType: 'Einfamilienhaus',
    AgentName: home.agent,
    AgentPhone: home.phone,
    AgentEmail: home.email,
    Text: ['Helles Haus'],
    Secret: ['nimmt auch weniger'],
  })),
)

const compact = world(
  { name: 'de-kompakt', country: 'DE', note: 'dashes for cents, whole areas, headers with units, a price on request' },
  writeTable(
    homes,
    [
      ['Objekt-Nr.', ({ ref }) => ref],
      ['Straße / Nr.', address],
      ['PLZ', plz],
      ['Stadt', ({ city }) => city],
      ['Preis (€)', ({ index, price }) => (index === 4 ? 'auf Anfrage' : `${group(price, 'de-DE')},-`)],
      ['Zimmeranzahl', ({ beds }) => `${beds + 1},5`],
      ['Wohnfl. m²', ({ sqm }) => group(sqm + 0.5, 'de-DE', 1)],
      ['Bj.', ({ year }) => String(year)],
    ],
    { delimiter: ';' },
  ),
  homes.map((home) => {
    const { Price, ...rest } = base(home)
    return {
      ...rest,
      StreetAddress: address(home),
      ...(home.index === 4 ? { PriceUnknown: true as const } : { Price: home.price }),
    }
  }),
)

const rents = world(
  { name: 'de-miete', country: 'DE', note: 'cold and warm rents, deposits' },
  writeTable(
    homes,
    [
      ['Referenz', ({ ref }) => ref],
      ['Adresse', address],
      ['PLZ/Ort', (home) => `${plz(home)} ${home.city}`],
      ['Kaltmiete', ({ rent }) => `${group(rent, 'de-DE', 2)} €`],
      ['Nebenkosten', () => '180,00 €'],
      ['Warmmiete', ({ rent }) => `${group(rent + 180, 'de-DE', 2)} €`],
      ['Kaution', ({ rent }) => `${group(rent * 3, 'de-DE', 2)} €`],
      ['Schlafzimmer', ({ beds }) => String(beds)],
      ['Wohnfläche (m²)', ({ sqm }) => group(sqm + 0.5, 'de-DE', 2)],
      ['Baujahr', ({ year }) => String(year)],
      ['Verfügbar ab', ({ index }) => `${10 + index}.04.2026`],
    ],
    { delimiter: ';' },
  ),
  homes.map((home) => ({
    ...base(home),
    StreetAddress: address(home),
    SaleType: 'for_rent' as const,
    Price: home.rent,
    Bedrooms: home.beds,
  })),
)

const swiss = inventHomes('CH', ['Seestrasse', 'Dorfweg'], ['Zug', 'Baar'])
const franks = world(
  { name: 'ch-liste', country: 'CH', note: 'apostrophes between thousands, francs with a dash' },
  writeTable(
    swiss,
    [
      ['Inserat-Nr.', ({ ref }) => ref],
      ['Strasse', address],
      ['PLZ', ({ index }) => String(6300 + index)],
      ['Ort', ({ city }) => city],
      ['Kanton', () => 'ZG'],
      ['Verkaufspreis', ({ price }) => `CHF ${String(price * 3).replace(/\B(?=(\d{3})+$)/g, "'")}.-`],
      ['Anz. Zimmer', ({ beds }) => `${beds + 1}.5`],
      ['Nettowohnfläche', ({ sqm }) => `${sqm} m2`],
      ['Baujahr', ({ year }) => String(year)],
    ],
    { delimiter: ';' },
  ),
  swiss.map((home) => ({
    MLSNumber: home.ref,
    StreetAddress: address(home),
    City: home.city,
    Price: home.price * 3,
    SaleType: 'for_sale' as const,
    Currency: 'CHF',
    Sqft: squareFeet(home.sqm),
    YearBuilt: home.year,
  })),
)

const vienna = world(
  { name: 'at-wien', country: 'AT', note: 'no sign of the currency anywhere, thousands by points' },
  writeTable(
    homes,
    [
      ['ImmoNr', ({ ref }) => ref],
      ['Adresse', address],
      ['Postleitzahl', () => '1070'],
      ['Gemeinde', () => 'Wien'],
      ['Bundesland', () => 'Wien'],
      ['Preis', ({ price }) => group(price, 'de-DE')],
      ['Vermarktungsart', () => 'Kauf'],
      ['Wohnflaeche', ({ sqm }) => String(sqm)],
      ['Baujahr', ({ year }) => String(year)],
    ],
    { delimiter: ';' },
  ),
  homes.map((home) => ({
    MLSNumber: home.ref,
    City: 'Wien',
    Price: home.price,
    SaleType: 'for_sale' as const,
    Currency: 'EUR',
    Sqft: squareFeet(home.sqm),
    YearBuilt: home.year,
  })),
)

const nordic = world(
  { name: 'dk-nordic', country: 'SE', note: 'kronor between blanks, in English' },
  writeTable(
    homes,
    [
      ['Reference', ({ ref }) => ref],
      ['Address', address],
      ['Price', ({ price }) => `${group(price * 10, 'fr-FR').replaceAll(/\s/g, ' ')} kr`],
      ['Rooms', ({ beds }) => String(beds + 1)],
      ['Living area', ({ sqm }) => `${sqm} kvm`],
    ],
    { delimiter: ';' },
  ),
  homes.map((home) => ({ MLSNumber: home.ref, Price: home.price * 10, Currency: 'SEK', Sqft: squareFeet(home.sqm) })),
)

export const german: readonly World[] = [portal, compact, rents, franks, vienna, nordic]
