import { attributeOf, elementAt, elementsAt, saysYes, textAt, type XmlElement } from '../xml/xml-element.ts'
import { amountOf, currencySign, type HomeCells, inWords, joined, pictures } from './home-cells.ts'
import { cellsAt, type XmlFormat } from './named-format.ts'

/** OpenImmo 1.2, which brokers of Germany, Austria and Switzerland send to portals. */
export const openImmo: XmlFormat = {
  name: 'OpenImmo',
  fits: (root) => root === 'openimmo',
  isHome: (path) => path.at(-1) === 'immobilie' && path[0] === 'openimmo',
  toHomes: (home, around) => [toHome(home, around.get('openimmo/anbieter/firma') ?? '')],
}

const states: Readonly<Record<string, readonly [standard: string, word: string]>> = {
  OFFEN: ['Active', ''],
  RESERVIERT: ['Pending', 'Reserviert'],
  VERKAUFT: ['Closed', 'Verkauft'],
  VERMIETET: ['Closed', 'Vermietet'],
}

/** Parts of anhang that are pictures of the home. */
const pictureGroups = /^(?:TITELBILD|BILD|INNENANSICHTEN|AUSSENANSICHTEN|GRUNDRISS|KARTEN_LAGEPLAN|PANORAMA|)$/i

function toHome(home: XmlElement, firm: string): HomeCells {
  const isRent =
    !isFor(home, 'KAUF') && !isFor(home, 'ERBPACHT') && (isFor(home, 'MIETE_PACHT') || isFor(home, 'LEASING'))
  const hides = saysYes(textAt(home, 'verwaltung_objekt/objektadresse_freigeben')) === false
  const onRequest = saysYes(textAt(home, 'preise/kaufpreis@auf_anfrage')) === true
  const [standard, word] = statusOf(home)
  const price = onRequest ? null : amountOf(textAt(home, 'preise/kaufpreis', 'preise/kaufpreisnetto'))
  const rent = amountOf(
    textAt(home, 'preise/kaltmiete', 'preise/nettokaltmiete', 'preise/warmmiete', 'preise/pauschalmiete'),
  )
  return {
    ...cellsAt(home, {
      ListingKey: ['verwaltung_techn/openimmo_obid', 'verwaltung_techn/objektnr_extern'],
      ListingId: ['verwaltung_techn/objektnr_extern', 'verwaltung_techn/openimmo_obid'],
      BedroomsTotal: 'flaechen/anzahl_schlafzimmer',
      BathroomsTotalDecimal: 'flaechen/anzahl_badezimmer',
      RoomsTotal: 'flaechen/anzahl_zimmer',
      YearBuilt: 'zustand_angaben/baujahr',
      ParkingTotal: 'flaechen/anzahl_stellplaetze',
      City: 'geo/ort',
      StateOrProvince: 'geo/bundesland',
      PostalCode: 'geo/plz',
      SubdivisionName: 'geo/regionaler_zusatz',
      Latitude: 'geo/geokoordinaten@breitengrad',
      Longitude: 'geo/geokoordinaten@laengengrad',
      SecurityDeposit: ['preise/kaution', 'preise/kaution_text'],
      Title: 'freitexte/objekttitel',
      Floor: 'geo/etage',
      Country: 'geo/land@iso_land',
      'Energy Class': 'zustand_angaben/energiepass/wertklasse',
      'Energy Consumption': [
        'zustand_angaben/energiepass/energieverbrauchkennwert',
        'zustand_angaben/energiepass/endenergiebedarf',
      ],
      'Available From': ['verwaltung_objekt/verfuegbar_ab', 'verwaltung_objekt/abdatum'],
      'Additional Costs': 'preise/nebenkosten',
      'Rent with Heating': isRent ? 'preise/warmmiete' : 'none',
      'Pets Allowed': 'verwaltung_objekt/haustiere',
    }),
    StandardStatus: standard,
    MlsStatus: word,
    PropertyType: isRent ? 'Residential Lease' : 'Residential',
    PropertySubType: kindOf(home),
    CurrencySymbol: currencySign(textAt(home, 'preise/waehrung@iso_waehrung')) ?? '€',
    ListPrice: isRent ? rent : price,
    LeaseAmount: isRent ? rent : null,
    LeaseAmountFrequency: isRent ? periodOf(home) : null,
    'Price Qualifier': onRequest ? 'Preis auf Anfrage' : null,
    LivingArea: amountOf(textAt(home, 'flaechen/wohnflaeche', 'flaechen/gesamtflaeche', 'flaechen/nutzflaeche')),
    LivingAreaUnits: 'Square Meters',
    LotSizeArea: amountOf(textAt(home, 'flaechen/grundstuecksflaeche')),
    LotSizeUnits: 'Square Meters',
    AssociationFee: amountOf(textAt(home, 'preise/hausgeld')),
    UnparsedAddress: joined([textAt(home, 'geo/strasse'), textAt(home, 'geo/hausnummer')]),
    PublicRemarks: joined(
      ['objektbeschreibung', 'dreizeiler', 'ausstatt_beschr', 'lage', 'sonstige_angaben'].map((name) =>
        textAt(home, `freitexte/${name}`),
      ),
      '\n\n',
    ),
    Images: picturesOf(home),
    InternetAddressDisplayYN: hides ? 'false' : null,
    Condition: inWords(textAt(home, 'zustand_angaben/zustand@zustand_art')),
    Heating: wordsIn(home, 'ausstattung/heizungsart'),
    ParkingFeatures: wordsIn(home, 'ausstattung/stellplatzart'),
    ...featuresOf(home),
    ListAgentFullName: joined([textAt(home, 'kontaktperson/vorname'), textAt(home, 'kontaktperson/name')]),
    ListAgentEmail: textAt(home, 'kontaktperson/email_direkt', 'kontaktperson/email_zentrale'),
    ListAgentPreferredPhone: textAt(
      home,
      'kontaktperson/tel_durchw',
      'kontaktperson/tel_handy',
      'kontaktperson/tel_zentrale',
    ),
    ListOfficeName: textAt(home, 'kontaktperson/firma') || firm,
    ListOfficePhone: textAt(home, 'kontaktperson/tel_zentrale'),
  }
}

function isFor(home: XmlElement, what: string): boolean {
  return saysYes(textAt(home, `objektkategorie/vermarktungsart@${what}`)) === true
}

function statusOf(home: XmlElement): readonly [standard: string, word: string] {
  if (/^DELETE$/i.test(textAt(home, 'verwaltung_techn/aktion@aktionart'))) return ['Delete', '']
  const stand = textAt(
    home,
    'zustand_angaben/verkaufstatus@stand',
    'verwaltung_objekt/verkaufstatus@stand',
  ).toUpperCase()
  return states[stand] ?? ['Active', '']
}

/** "Etagenwohnung" from <wohnung wohnungtyp="ETAGE">, "Einfamilienhaus" from <haus haustyp="EINFAMILIENHAUS">. */
function kindOf(home: XmlElement): string {
  const kind = elementAt(home, 'objektkategorie/objektart')?.children[0]
  if (kind === undefined) return ''
  const own = Object.values(kind.attributes)[0]?.trim() ?? ''
  const name = names[kind.name.toLowerCase()] ?? inWords(kind.name)
  if (own === '' || /^(?:KEINE_ANGABE|\d+)$/i.test(own)) return name
  return /haus|wohnung|grund/i.test(own) || name === '' ? inWords(own) : `${name} (${inWords(own)})`
}

const names: Readonly<Record<string, string>> = {
  wohnung: 'Wohnung',
  haus: 'Haus',
  zimmer: 'Zimmer',
  grundstueck: 'Grundstück',
  buero_praxen: 'Büro oder Praxis',
}

function periodOf(home: XmlElement): string {
  const period = textAt(
    home,
    'preise/mietpreis_pro',
    'verwaltung_objekt/mietpreis_pro',
    'preise/preis_zeiteinheit@zeiteinheit',
  )
  return /tag/i.test(period)
    ? 'Daily'
    : /woche/i.test(period)
      ? 'Weekly'
      : /jahr/i.test(period)
        ? 'Annually'
        : 'Monthly'
}

function picturesOf(home: XmlElement): string[] | null {
  const found = elementsAt(home, 'anhaenge/anhang')
    .filter((each) => pictureGroups.test(attributeOf(each, 'gruppe')))
    .map((each) => ({ isTitle: /^TITELBILD$/i.test(attributeOf(each, 'gruppe')), path: textAt(each, 'daten/pfad') }))
    .filter(({ path }) => !/\.(?:pdf|docx?|mp4|mov)$/i.test(path))
  return pictures([...found.filter(({ isTitle }) => isTitle), ...found].map(({ path }) => path))
}

/** <heizungsart FERN="true" FUSSBODEN="false"/> → "Fern". */
function wordsIn(home: XmlElement, path: string): string {
  const said = elementsAt(home, path).flatMap(({ attributes }) =>
    Object.entries(attributes).flatMap(([name, value]) => (saysYes(value) ? [inWords(name)] : [])),
  )
  return said.join(', ')
}

const features: Readonly<Record<string, string>> = {
  gartennutzung: 'Garden',
  kamin: 'Fireplace',
  klimatisiert: 'Air Conditioning',
  sauna: 'Sauna',
  swimmingpool: 'Pool',
  rollstuhlgerecht: 'Wheelchair Accessible',
  barrierefrei: 'Step-free',
  gaestewc: 'Guest Toilet',
  wintergarten: 'Conservatory',
}

function featuresOf(home: XmlElement): Record<string, string> {
  const said = Object.entries(features).flatMap(([name, key]) =>
    saysYes(textAt(home, `ausstattung/${name}`)) ? [[key, 'yes'] as const] : [],
  )
  return {
    ...Object.fromEntries(said),
    Elevator: wordsIn(home, 'ausstattung/fahrstuhl') === '' ? '' : 'yes',
    Kitchen: wordsIn(home, 'ausstattung/kueche').replace(/^EBK$/, 'Einbauküche'),
    Furnished: inWords(textAt(home, 'ausstattung/moebliert@moeb')),
    Basement: textAt(home, 'ausstattung/unterkellert@keller')
      .replace(/^JA$/i, 'yes')
      .replace(/^NEIN$/i, 'no'),
  }
}
