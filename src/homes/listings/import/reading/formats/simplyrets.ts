import { type HomeCells, inWords, joined } from './home-cells.ts'

type Json = Readonly<Record<string, unknown>>

/** Whether an object is a home as SimplyRETS tells it. */
export function isSimplyRets(home: Json): boolean {
  return 'mlsId' in home && 'listPrice' in home && isObject(home.property) && isObject(home.address)
}

const kinds: Readonly<Record<string, string>> = {
  RES: 'Residential',
  RNT: 'Residential Lease',
  CND: 'Condominium',
  MLF: 'Multi-Family',
  CRE: 'Commercial',
  LND: 'Land',
  FRM: 'Farm',
  MBL: 'Mobile Home',
}

/** What of it may be told: what is for members alone, as privateRemarks and occupantName, is left where it is. */
export function fromSimplyRets(home: Json): HomeCells {
  const [property, address, geo, agent, office, mls, association] = [
    ...['property', 'address', 'geo', 'agent', 'office', 'mls', 'association'].map((name) => inner(home, name)),
  ] as [Json, Json, Json, Json, Json, Json, Json]
  const type = text(property.type)
  const acres = Number(property.acres)
  const full = property.bathrooms ?? property.bathsTotal
  return {
    ListingKey: home.mlsId,
    ListingId: text(home.listingId) || home.mlsId,
    StandardStatus: text(mls.status).replace(/([a-z])([A-Z])/g, '$1 $2'),
    MlsStatus: mls.statusText,
    PropertyType: kinds[type] ?? type,
    PropertySubType: inWords(text(property.subType)) || (type === 'RNT' || type === 'RES' ? '' : (kinds[type] ?? '')),
    ListPrice: home.listPrice,
    LeaseAmount: type === 'RNT' ? home.listPrice : null,
    CurrencySymbol: '$',
    BedroomsTotal: property.bedrooms,
    ...(typeof full === 'number'
      ? { BathroomsTotalDecimal: full }
      : {
          BathroomsFull: property.bathsFull,
          BathroomsHalf: property.bathsHalf,
          BathroomsThreeQuarter: property.bathsThreeQuarter,
        }),
    LivingArea: property.area,
    LivingAreaUnits: 'Square Feet',
    LotSizeArea: acres > 0 ? acres : property.lotSizeArea,
    LotSizeUnits: acres > 0 ? 'Acres' : text(property.lotSizeAreaUnits),
    YearBuilt: property.yearBuilt,
    Stories: property.stories,
    FireplacesTotal: property.fireplaces,
    SubdivisionName: property.subdivision,
    ParkingTotal: inner(property, 'parking').spaces ?? property.garageSpaces,
    ...{ Heating: property.heating, Cooling: property.cooling, Flooring: property.flooring, Roof: property.roof },
    ...{
      PoolFeatures: property.pool,
      View: property.view,
      ArchitecturalStyle: property.style,
      LaundryFeatures: property.laundryFeatures,
    },
    InteriorFeatures: property.interiorFeatures,
    ExteriorFeatures: property.exteriorFeatures,
    UnparsedAddress: joined([
      joined([text(address.streetNumberText) || text(address.streetNumber), text(address.streetName)]) ||
        text(address.full),
      text(address.unit) === '' ? '' : `#${text(address.unit).replace(/^#/, '')}`,
    ]),
    City: address.city,
    StateOrProvince: address.state,
    PostalCode: address.postalCode,
    CountyOrParish: geo.county,
    Latitude: geo.lat,
    Longitude: geo.lng,
    PublicRemarks: home.remarks,
    Images: Array.isArray(home.photos) ? home.photos.filter((photo) => typeof photo === 'string').slice(0, 200) : null,
    VirtualTourURLUnbranded: home.virtualTourUrl,
    OnMarketDate: text(home.listDate).slice(0, 10),
    DaysOnMarket: mls.daysOnMarket,
    AssociationFee: association.fee,
    AssociationFeeFrequency: association.frequency,
    LeaseTerm: home.leaseTerm,
    ListAgentFullName: joined([text(agent.firstName), text(agent.lastName)]),
    ListAgentEmail: inner(agent, 'contact').email,
    ListAgentPreferredPhone: inner(agent, 'contact').cell ?? inner(agent, 'contact').office,
    ListOfficeName: office.name,
    ListOfficePhone: inner(office, 'contact').office,
    InternetAddressDisplayYN: home.internetAddressDisplay === false ? 'false' : null,
    InternetEntireListingDisplayYN: home.internetEntireListingDisplay === false ? 'false' : null,
  }
}

function inner(outer: Json, name: string): Json {
  const value = outer[name]
  return isObject(value) ? value : {}
}

function isObject(value: unknown): value is Json {
  return typeof value === 'object' && value !== null && !Array.isArray(value)
}

function text(value: unknown): string {
  return typeof value === 'string' ? value.trim() : typeof value === 'number' ? String(value) : ''
}
